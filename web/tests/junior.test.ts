import { describe, expect, it } from "vitest";
import { dieFor, lastFilled } from "../src/games/junior/spelling";

describe("letters of Junior", () => {
  it("are found by a key, each die once", () => {
    expect(dieFor("A", ["m", "a", "a"], [null, null])).toBe(1);
    expect(dieFor("a", ["m", "a", "a"], [1, null])).toBe(2);
    expect(dieFor("a", ["m", "a", "a"], [1, 2])).toBe(-1);
  });
  it("are found without their accents where a keyboard has none, the right one first", () => {
    expect(dieFor("a", ["â", "n", "e"], [null])).toBe(0);
    expect(dieFor("a", ["â", "a"], [null])).toBe(1);
    expect(dieFor("ё", ["е", "п"], [null])).toBe(0);
  });
  it("are taken back from the end", () => {
    expect(lastFilled([3, null, 1, null])).toBe(2);
    expect(lastFilled([null, null])).toBe(-1);
  });
});
