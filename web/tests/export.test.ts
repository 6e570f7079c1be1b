import { describe, expect, it } from "vitest";
import { cell, csv, plainText, type Taken } from "../src/games/grid/export";

const taken: Taken = {
  names: ["=Anna", 'Piotr "P"'],
  lists: [[{ word: "mano", mark: "cancelled", others: [1] }, { word: "zzz", mark: "not-a-word", points: -1 }], []],
  missed: [{ word: "vano", points: 1, path: [], common: 9 }],
  mark: (w) => w.mark,
};

describe("a round to take away", () => {
  it("has no cell that a spreadsheet would calculate", () => {
    for (const start of ["=", "+", "-", "@", "\t"]) expect(cell(`${start}1`)).toMatch(/^"?'/);
    expect(cell(-1)).toBe("-1");
    expect(cell("mano")).toBe("mano");
  });
  it("keeps commas, quotes and lines inside their cells", () => {
    expect(cell('a,"b"\nc')).toBe('"a,""b""\nc"');
  });
  it("has a line a word", () => {
    expect(csv(taken, ["p", "w", "m", "n", "o"])).toBe(
      "p,w,m,n,o\r\n'=Anna,mano,cancelled,0,\"Piotr \"\"P\"\"\"\r\n'=Anna,zzz,not-a-word,-1,\r\n",
    );
  });
  it("can be read by people too", () => {
    expect(plainText(taken, "Missed")).toContain("=Anna\n  mano: cancelled 0\n  zzz: not-a-word -1\n\nPiotr");
  });
});
