import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../src/house/texts.svelte";
import { cited } from "../src/house/words";

describe("sources", () => {
  beforeAll(() => speak("pl"));

  it("are told in the reader's language if the rules are ours", () => {
    expect(cited("derived from the English and French rules")).toBe("wyprowadzone z zasad angielskich i francuskich");
    expect(cited("Règle du Boggle, French rules page: its own examples")).toContain("jej własne przykłady");
    expect(cited("Italian box rules (Editrice Giochi)")).toContain("z włoskiego pudełka");
  });
  it("stay as their author wrote them otherwise", () => {
    expect(cited("Regulamin klubu, § 4")).toBe("Regulamin klubu, § 4");
  });
});
