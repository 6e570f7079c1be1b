import { describe, expect, it } from "vitest";
import { LADDER, nearest, offered } from "../src/house/levels";

const FEW = ["easy", "medium", "hard"];

describe("levels of bots", () => {
  it("are a game's own, weakest first, and none that this page does not know", () => {
    expect(offered(["hard", "easy", "wizard"])).toEqual(["easy", "hard"]);
    expect(offered(LADDER)).toEqual([...LADDER]);
  });
  it("come as near to a wish as a game has them", () => {
    expect(LADDER.map((one) => nearest(one, FEW))).toEqual(["easy", "easy", "medium", "hard", "hard", "hard"]);
    expect(nearest("medium", ["beginner", "easy", "hard"])).toBe("easy");
    expect(nearest("master", LADDER)).toBe("master");
  });
  it("leave a wish alone while nothing is known", () => expect(nearest("expert", [])).toBe("expert"));
});
