import { describe, expect, it } from "vitest";
import { fold } from "../src/house/fold";
import { neighbours, search, through, touch } from "../src/games/grid/trace";
import type { Grid, Language } from "../src/shapes";

const grid = (...rows: string[]): Grid => {
  const faces = rows.map((r) => r.split(" ").map((f) => (f === "." ? "" : f)));
  return { rows: rows.length, cols: faces[0]?.length ?? 0, faces: faces.flat() };
};
const path = (g: Grid, word: string, language: Language = "en"): number[] | undefined =>
  search(g, language, fold(word, language)).paths[0];

const LETTERS = grid("A B C D", "E F G H", "I J K L", "M N O P");

describe("paths", () => {
  it("run through neighbours only and do not wrap from edge to edge", () => {
    expect(path(LETTERS, "abfe")).toEqual([0, 1, 5, 4]);
    expect(path(LETTERS, "aeh")).toBeUndefined();
    expect(path(LETTERS, "deh")).toBeUndefined();
    expect(path(LETTERS, "am")).toBeUndefined();
  });

  it("use a die once", () => {
    expect(path(LETTERS, "abcgfb")).toBeUndefined();
    expect(path(grid("T O", "X Y"), "tot")).toBeUndefined();
    expect(path(grid("T O", "T X"), "tot")).toEqual([0, 1, 2]);
  });

  it("are the first in cell order", () => {
    expect(path(grid("A A", "A B"), "ab")).toEqual([0, 3]);
    expect(search(grid("A A", "A B"), "en", "ab", { limit: 9 }).paths).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
  });

  it("take Qu as one die of two letters, which has no other u", () => {
    expect(path(grid("Qu U I T"), "quit")).toBeUndefined();
    expect(path(grid("Qu I T", "X X X"), "quit")).toEqual([0, 1, 2]);
    expect(search(grid("Qu I"), "en", "q").paths).toEqual([]);
    expect(search(grid("Qu I"), "en", "q", { partial: true }).paths).toEqual([[0]]);
  });

  it("keep out of holes", () => {
    expect(path(grid("A . B", "C . D"), "ab")).toBeUndefined();
  });

  it("begin and end where they are told to", () => {
    const two = grid("R A R", "X X X");
    expect(search(two, "en", "ar", { end: 2 }).paths).toEqual([[1, 2]]);
    expect(search(two, "en", "ra", { start: [2] }).paths).toEqual([[2, 1]]);
    expect(search(two, "en", "ra", { start: [0, 1], limit: 5 }).paths).toEqual([[0, 1]]);
  });

  it("say how far a text can be followed", () => {
    expect(search(LETTERS, "en", "abfx").furthest).toEqual([0, 1, 5]);
    expect(search(LETTERS, "en", "zebra").furthest).toEqual([]);
  });

  it("give up in time on a grid of one letter", () => {
    const same = grid(...Array.from({ length: 6 }, () => "A A A A A A"));
    const began = performance.now();
    expect(search(same, "en", `${"a".repeat(30)}b`).paths).toEqual([]);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it("agree with a search that tries every walk", () => {
    // oracle: all walks of a 3x3 grid, spelled out
    const small = grid("A B A", "Qu A E", "B E A");
    const walks = new Map<string, number[]>();
    const walk = (cells: number[]): void => {
      const word = cells.map((c) => small.faces[c]).join("").toLowerCase();
      const known = walks.get(word);
      if (!known || cells.join() < known.join()) walks.set(word, cells);
      for (let c = 0; c < 9; c++) {
        const last = cells.at(-1) as number;
        const near = Math.max(Math.abs((c % 3) - (last % 3)), Math.abs(Math.floor(c / 3) - Math.floor(last / 3)));
        if (near === 1 && !cells.includes(c) && cells.length < 5) walk([...cells, c]);
      }
    };
    for (let c = 0; c < 9; c++) walk([c]);
    for (const [word, first] of walks) expect(path(small, word), word).toEqual(first);
    for (const word of ["aab", "bab", "ququ", "eee", "abba"]) expect(path(small, word)).toEqual(walks.get(word));
  });
});

describe("neighbours", () => {
  it("are 3, 5 or 8, and touching is mutual", () => {
    expect(neighbours(LETTERS, 0)).toEqual([1, 4, 5]);
    expect(neighbours(LETTERS, 1)).toHaveLength(5);
    expect(neighbours(LETTERS, 5)).toHaveLength(8);
    for (let a = 0; a < 16; a++)
      for (let b = 0; b < 16; b++) expect(touch(LETTERS, a, b)).toBe(neighbours(LETTERS, a).includes(b));
  });
});

describe("folding", () => {
  it("takes accents off in it, fr and en, both ways of writing them", () => {
    expect(fold("Été", "fr")).toBe("ete");
    expect(fold("e\u0301te\u0301", "fr")).toBe("ete");
    expect(fold("CŒUR", "fr")).toBe("coeur");
    expect(fold("perché", "it")).toBe("perche");
  });
  it("keeps Polish letters apart, also when typed as two", () => {
    expect(fold("ŻÓŁW", "pl")).toBe("żółw");
    expect(fold("z\u0307aba", "pl")).toBe("żaba");
  });
  it("takes every ё for е, and leaves й alone", () => {
    expect(fold("Трёхколёсный", "ru")).toBe("трехколесный");
    expect(fold("и\u0306од", "ru")).toBe("йод");
  });
});

it("words through a die are those whose path has it", () => {
  const words = [{ path: [1, 2] }, { path: [3] }, {}];
  expect(through(words, 2)).toEqual([{ path: [1, 2] }]);
});
