import { describe, expect, it } from "vitest";
import { cellAt, crossed } from "../src/games/grid/drag";
import { EMPTY, Tracer, type Entry } from "../src/games/grid/entry";

const faces = ["E", "S", "M", "O", "M", "O", "V", "E", "E", "A", "N", "A", "R", "T", "I", "G"];
const it4 = new Tracer({ rows: 4, cols: 4, faces }, "it");
const take = (entry: Entry, ...cells: number[]): Entry =>
  cells.reduce((e, c) => {
    const next = it4.take(e, c);
    if (!next) throw new Error(`die ${c} does not follow`);
    return next;
  }, entry);

describe("typing", () => {
  it("finds the dice", () => {
    const entry = it4.type(EMPTY, "mangiavo");
    expect(entry).toMatchObject({ path: [4, 9, 10, 15, 14, 11, 6, 3], whole: true });
  });
  it("says when the text has left the dice, and how far it went", () => {
    const entry = it4.type(EMPTY, "mangiare");
    expect(entry.whole).toBe(false);
    expect(entry.path).toEqual([4, 9, 10, 15, 14, 11]);
  });
  it("keeps the spelling with accents", () => {
    expect(it4.type(EMPTY, "età")).toMatchObject({ text: "età", path: [8, 13, 9], whole: true });
  });
  it("rubs out a letter at a time, and knows another way where there is one", () => {
    let entry = it4.type(EMPTY, "mo");
    expect(entry.second).not.toBeNull();
    entry = it4.rub(entry);
    expect(entry.text).toBe("m");
    expect(it4.rub(entry)).toEqual(EMPTY);
  });
});

describe("tapping", () => {
  it("builds a word, takes the last die back, and cuts back to an earlier one", () => {
    let entry = take(EMPTY, 4, 9, 10);
    expect(entry).toMatchObject({ text: "man", whole: true, chosen: 3 });
    entry = take(entry, 10);
    expect(entry.text).toBe("ma");
    expect(take(entry, 10, 15, 9).text).toBe("ma");
  });
  it("refuses a die that is not a neighbour", () => {
    expect(it4.take(take(EMPTY, 0), 15)).toBeNull();
  });
  it("moves to other dice of the same letters if they lead there", () => {
    const entry = take(EMPTY, 2, 5); // M O, from the top M
    const moved = it4.take(take(EMPTY, 2), 9); // A is not beside the top M, but beside the other one
    expect(entry.text).toBe("mo");
    expect(moved).toMatchObject({ text: "ma", path: [4, 9], whole: true });
  });
});

describe("a mixture", () => {
  it("tap, then type: the tapped dice stay", () => {
    const entry = it4.type(take(EMPTY, 2, 5), "move");
    expect(entry.path).toEqual([2, 5, 6, 7]);
    expect(entry.chosen).toBe(2);
  });
  it("tap, then type what those dice cannot: others are taken", () => {
    const entry = it4.type(take(EMPTY, 2), "man");
    expect(entry).toMatchObject({ path: [4, 9, 10], whole: true, chosen: 0 });
  });
  it("type, then tap, then drag, then rub", () => {
    let entry = it4.type(EMPTY, "man");
    entry = take(entry, 15);
    entry = it4.drag(it4.grip(entry, 14), 11);
    expect(entry.text).toBe("mangia");
    expect(it4.rub(entry).text).toBe("mangi");
  });
  it("a die after a text that left the grid lends its letter", () => {
    expect(it4.take(it4.type(EMPTY, "xy"), 0)).toMatchObject({ text: "xye", whole: false });
  });
});

describe("Qu", () => {
  const qu = new Tracer({ rows: 1, cols: 4, faces: ["Qu", "I", "T", "E"] }, "en");
  it("lights up while half typed, and is whole with both letters", () => {
    expect(qu.type(EMPTY, "q")).toMatchObject({ path: [0], whole: false });
    expect(qu.type(EMPTY, "qu")).toMatchObject({ path: [0], whole: true });
  });
  it("is rubbed out whole when it was tapped", () => {
    expect(qu.take(EMPTY, 0)?.text).toBe("qu");
    expect(qu.rub(qu.take(EMPTY, 0) as Entry)).toEqual(EMPTY);
  });
});

describe("dragging", () => {
  const box = { left: 100, top: 50, width: 400, height: 400 };
  it("hits a die near its middle and leaves the corners free", () => {
    expect(cellAt(box, 4, 4, { x: 150, y: 100 }, true)).toBe(0);
    expect(cellAt(box, 4, 4, { x: 197, y: 147 }, true)).toBeNull();
    expect(cellAt(box, 4, 4, { x: 197, y: 147 }, false)).toBe(0);
    expect(cellAt(box, 4, 4, { x: 99, y: 100 }, false)).toBeNull();
    expect(cellAt(box, 4, 4, { x: 500, y: 100 }, false)).toBeNull();
  });
  it("goes diagonally without touching the dice beside", () => {
    expect(crossed(box, 4, 4, { x: 150, y: 100 }, { x: 450, y: 400 })).toEqual([0, 5, 10, 15]);
  });
  it("skips no die when the finger is fast", () => {
    expect(crossed(box, 4, 4, { x: 150, y: 100 }, { x: 450, y: 100 })).toEqual([0, 1, 2, 3]);
  });
  it("steps back over the last but one, and stays for any other", () => {
    let entry = it4.grip(EMPTY, 4);
    for (const cell of [9, 10, 9]) entry = it4.drag(entry, cell);
    expect(entry.text).toBe("ma");
    expect(it4.drag(entry, 3)).toEqual(entry);
  });
  it("begins another word unless it goes on from the last die", () => {
    const entry = take(EMPTY, 4, 9);
    expect(it4.grip(entry, 3).text).toBe("o");
    expect(it4.grip(entry, 10).text).toBe("man");
    expect(it4.grip(entry, 9).text).toBe("ma");
  });
  it("has no boxes, no cells", () => {
    expect(cellAt({ left: 0, top: 0, width: 0, height: 0 }, 4, 4, { x: 0, y: 0 }, false)).toBeNull();
  });
});
