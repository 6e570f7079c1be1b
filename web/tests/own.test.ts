import { describe, expect, it } from "vitest";
import { Kept } from "../src/games/tiles/own/kept.svelte";
import { boardToml, census, mirrored, ofRules, painted, resized, sameBoard, sums, tilesToml, toml, type Own } from "../src/games/tiles/own/own";
import { marks, ownMark } from "../src/games/tiles/rules";
import type { TilesRules } from "../src/shapes";

const RULES = {
  name: "x", confidence: "A", derived: ["layout", "tiles"],
  layout: { name: "x", title: "X", confidence: "D", source: "s", need: 1, start: 2, rows: ["d.d", ".*.", "d.d"] },
  tiles: { name: "x", title: "Y", language: "ru", confidence: "D", source: "s", tiles: [["А", 9, 1], ["Б", 2, 3]], blanks: 0, stars: 3, merged: [["Ё", "А"]] },
} as unknown as TilesRules;
const OWN: Own = ofRules(RULES);

class Drawer {
  readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}

describe("a board and tiles as a text", () => {
  it("have one table each", () => {
    expect(boardToml(OWN.board)).toBe('[board]\ntitle = "X"\nneed = 1\nstart = 2\nrows = [\n  "d.d",\n  ".*.",\n  "d.d",\n]\n');
    expect(tilesToml(OWN.tiles)).toBe('[tiles]\ntitle = "Y"\nblanks = 0\nstars = 3\nmerged = { "Ё" = "А" }\ntiles = [\n  ["А", 9, 1],\n  ["Б", 2, 3],\n]\n');
    expect(toml(OWN)).toContain("]\n\n[tiles]");
  });
  it("keep what is no number yet as it was typed, in quotes, for the house to name it", () => {
    const half = { ...OWN.tiles, blanks: "2x", tiles: [{ letter: '"\\', count: "", value: "-3" }, { letter: "В", count: "007", value: " 4 " }] };
    expect(tilesToml(half)).toContain('blanks = "2x"');
    expect(tilesToml(half)).toContain('  ["\\"\\\\", "", -3],\n  ["В", "007", 4],');
    expect(boardToml({ ...OWN.board, title: "a\u0001\n" })).toContain('title = "a\\u0001\\u000a"');
  });
  it("are the same whatever they are called", () => {
    expect(sameBoard(OWN.board, { ...OWN.board, title: "another" })).toBe(true);
    expect(sameBoard(OWN.board, { ...OWN.board, need: "2" })).toBe(false);
  });
});

describe("the board", () => {
  it("keeps its middle when its size changes, and comes back", () => {
    expect(resized(["d.d", ".*.", "d.d"], 5)).toEqual([".....", ".d.d.", "..*..", ".d.d.", "....."]);
    for (const size of [4, 5, 8, 31]) expect(resized(resized(OWN.board.rows, size), 3).join()).toBe("d.d,.*.,d.d");
    expect(resized(["Td..", "....", "....", "...T"], 2)).toEqual(["..", ".."]);
  });
  it("has four, two or one squares alike", () => {
    expect(mirrored(0, 3).sort()).toEqual([0, 2, 6, 8]);
    expect(mirrored(1, 3).sort()).toEqual([1, 7]);
    expect(mirrored(4, 3)).toEqual([4]);
  });
  it("is painted, and counts its squares", () => {
    const rows = painted(OWN.board.rows, [0, 8], "T");
    expect(rows).toEqual(["T.d", ".*.", "d.T"]);
    expect(Object.fromEntries(census(rows))).toEqual({ d: 2, t: 0, D: 0, T: 2, "*": 1 });
  });
});

describe("the bag", () => {
  it("is summed up, half-typed numbers as nothing", () => {
    expect(sums(OWN.tiles)).toEqual({ tiles: 14, wild: 3, worth: 15, mean: 1.1 });
    expect(sums({ ...OWN.tiles, stars: "x", tiles: [{ letter: "А", count: "", value: "1" }] })).toEqual({ tiles: 0, wild: 0, worth: 0, mean: 0 });
  });
});

describe("what a host has typed", () => {
  it("outlives the page, and is forgotten once it is used", () => {
    const drawer = new Drawer();
    const one = new Kept("t", drawer);
    one.change(OWN);
    one.write("half a te");
    const again = new Kept("t", drawer);
    expect(again.own).toEqual(OWN);
    expect(again.text).toBe("half a te");
    expect(new Kept("other", drawer).own).toBeNull();
    again.forget();
    expect(new Kept("t", drawer).own).toBeNull();
  });
  it("can be undone step by step; typing is no step", () => {
    const one = new Kept("t", null);
    one.change(OWN);
    const second = { ...OWN, board: { ...OWN.board, rows: painted(OWN.board.rows, [1], "t") } };
    one.change(second);
    one.change({ ...second, tiles: { ...second.tiles, blanks: "5" } }, false);
    one.undo();
    expect(one.own).toEqual(OWN);
    one.undo();
    expect(one.own).toEqual(OWN);
  });
  it("does not break on a damaged note", () => {
    const drawer = new Drawer();
    for (const bad of ["{", "7", '{"own":{}}', '{"own":{"board":{"rows":1}},"text":3}']) {
      drawer.kept.set("verbarium.own.t", bad);
      expect([new Kept("t", drawer).own, new Kept("t", drawer).text]).toEqual([null, null]);
    }
  });
});

describe("marks in the top bar", () => {
  const own = (part: "layout" | "tiles"): TilesRules => ({ ...RULES, derived: [], [part]: { ...RULES[part], name: "own" } });
  it("tell derived tables of known rules, once", () => {
    expect(marks(RULES).map((mark) => mark.brief)).toEqual(["D"]);
    expect(marks({ ...RULES, confidence: "D" })).toEqual([]);
    expect(marks({ ...RULES, derived: ["admission"] })).toEqual([]);
  });
  it("tell a host's own", () => {
    expect(ownMark(RULES)).toBe("");
    expect(marks(own("layout"))).toHaveLength(1);
    expect(marks({ ...own("tiles"), derived: ["layout"] })).toHaveLength(2);
  });
});
