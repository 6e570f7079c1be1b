import { describe, expect, it } from "vitest";
import { arranged, keep } from "../src/games/parola/arranged";
import { settle } from "../src/games/parola/cards";

/** A device, with what it has kept. */
function device(kept?: string): { getItem: (key: string) => string | null; setItem: (key: string, text: string) => void; } {
  let text = kept ?? null;
  return { getItem: () => text, setItem: (_, next) => void (text = next) };
}

describe("the order of a hand", () => {
  it("is there again, with its hole and its jollies' letters, table by table", () => {
    const store = device();
    keep("a", { places: [3, null, 1], stands: { 3: "ź", 9: "e" } }, store);
    keep("b", { places: [7, 8], stands: {} }, store);
    expect(arranged("a", store)).toEqual({ places: [3, null, 1], stands: { 3: "ź" } }); // 9 is not held
    expect(arranged("b", store)).toEqual({ places: [7, 8], stands: {} });
    expect(arranged("c", store)).toEqual({ places: [], stands: {} });
  });

  it("gives way to what is held by now", () => {
    const store = device();
    keep("a", { places: [5, 3, null, 1, 2], stands: {} }, store);
    expect(settle(arranged("a", store).places, [1, 2, 3, 8], false)).toEqual([8, 3, null, 1, 2]);
    expect(settle(arranged("a", store).places, [11, 12, 13], false)).toHaveLength(4);
    expect(settle(arranged("a", store).places, [1, 2, 3, 5], true)).toEqual([5, 3, 1, 2]);
  });

  it("is forgotten for tables of long ago", () => {
    const store = device();
    for (const table of ["a", "b", "c", "d", "e", "b"]) keep(table, { places: [1], stands: {} }, store);
    expect(["a", "b", "c", "d", "e"].map((table) => arranged(table, store).places.length)).toEqual([0, 1, 1, 1, 1]);
  });

  it.each(["", "{", "null", "7", "[1, [2], [\"a\"], [\"a\", null], {}]", "[[\"a\", {\"places\": [1, 1, \"x\", null, null, 2], \"stands\": [7]}]]"])("is never broken by what was kept: %s", (text) => {
    const { places } = arranged("a", device(text));
    expect(new Set(places).size).toBe(places.length);
    expect([...settle(places, [1, 2], true)].sort()).toEqual([1, 2]);
  });

  it("does not depend on a device that keeps anything", () => {
    const full = { getItem: () => null, setItem: () => { throw new Error("full"); } };
    expect(() => keep("a", { places: [1], stands: {} }, full)).not.toThrow();
    expect(() => keep("a", { places: [1], stands: {} }, null)).not.toThrow();
    expect(arranged("a", null)).toEqual({ places: [], stands: {} });
  });
});
