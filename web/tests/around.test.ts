import { expect, it } from "vitest";
import { around } from "../src/games/grid/around";
import type { Missed, Word } from "../src/shapes";

const word = (text: string, mark: Word["mark"] = "valid", grid = 0): Word => ({ word: text, mark, grid });
const missed = (text: string, grid = 0): Missed => ({ word: text, points: 1, path: [], common: 0, grid });
const texts = (words: Missed[]): string[] => words.map((m) => m.word);

it("parts what lay around a word into hooks, longer words and its beginnings", () => {
  const [one] = around([word("casa")], ["casale", "casas", "accasa", "scasa", "cas", "rosa", "ca"].map((w) => missed(w)), "it");
  expect(texts(one?.hooks ?? [])).toEqual(["casas", "scasa"]);
  expect(texts(one?.longer ?? [])).toEqual(["casale", "accasa"]);
  expect(texts(one?.prefixes ?? [])).toEqual(["cas", "ca"]);
});

it("leaves out what does not count, what has nothing around, and what lies on another grid", () => {
  expect(around([word("casa", "not-a-word"), word("sera")], [missed("casale")], "it")).toEqual([]);
  expect(around([word("casa")], [missed("casale", 1)], "it")).toEqual([]);
  expect(around([word("casa", "cancelled", 1)], [missed("casale", 1)], "it")).toHaveLength(1);
});

it("folds as the dice do", () => {
  expect(texts(around([word("ЁЛКА")], [missed("елкам")], "ru")[0]?.hooks ?? [])).toEqual(["елкам"]);
});
