import { describe, expect, it } from "vitest";
import { changed, fit } from "../src/games/consonando/fit";

describe("consonants", () => {
  it("serve once each, vowels freely", () => {
    expect(fit("regola", [..."trgl"], "aeiou", "it")).toEqual({ letters: 6, used: [false, true, true, true], missing: null });
    expect(fit("galleria", [..."trgl"], "aeiou", "it").missing).toBe("l");
  });
  it("are all used where they are", () => {
    expect(fit("regalato", [..."trgl"], "aeiou", "it").used.every(Boolean)).toBe(true);
  });
  it("may be changed by a jolly: one more, one less, one for another", () => {
    expect(changed("trgl", { add: "n" }).join("")).toBe("trgln");
    expect(changed("trgl", { remove: "r" }).join("")).toBe("tgl");
    expect(changed("trgl", { add: "r", remove: "g" }).join("")).toBe("trlr");
    expect(changed("trgl", null).join("")).toBe("trgl");
    expect(fit("relatore", changed("trgl", { add: "r", remove: "g" }), "aeiou", "it").missing).toBeNull();
  });
});
