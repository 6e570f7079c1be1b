import { beforeAll, describe, expect, it, vi } from "vitest";
import * as make from "../src/games/tiles/draft";
import { before, position } from "../src/games/tiles/position";
import { Preview } from "../src/games/tiles/preview.svelte";
import { column, kindOf, label, middle, place, premium, squareName, step } from "../src/games/tiles/squares";
import { told } from "../src/games/tiles/tell";
import { speak } from "../src/house/texts.svelte";
import type { TilesDrafted, TilesMade, TilesPut, TilesRules, TilesTurn } from "../src/shapes";

const SIZE = 7;
const at = (row: number, col: number): number => row * SIZE + col;
const tile = (slot: number, letter: string, square: number, wild: "" | "?" | "*" = ""): make.Placed => ({ slot, letter, square, wild });
const RACK = ["A", "R", "*", "T", "E"];
const BOARD: TilesPut[] = [{ square: at(3, 2), letter: "C" }, { square: at(3, 3), letter: "A", wild: "*" }, { square: at(3, 4), letter: "T" }];
const lay = (draft: make.Draft, ...tiles: make.Placed[]): make.Draft => tiles.reduce((d, one) => make.lay(d, one, SIZE, true), draft);

describe("placements from tiles", () => {
  it("one line is one placement, whichever way it reads", () => {
    const across = lay(make.EMPTY, tile(0, "A", at(2, 1)), tile(1, "R", at(2, 4)));
    expect(make.placements(across)).toHaveLength(1);
    const downwards = lay(make.EMPTY, tile(0, "A", at(1, 1)), tile(1, "R", at(5, 1)));
    expect(make.placements(downwards)).toHaveLength(1);
  });

  it("a tile off the line begins the next word, where several are allowed", () => {
    const two = lay(make.EMPTY, tile(0, "A", at(2, 1)), tile(1, "R", at(2, 2)), tile(3, "T", at(5, 5)));
    expect(make.placements(two).map((p) => p.map((x) => x.letter))).toEqual([["A", "R"], ["T"]]);
    const one = [tile(0, "A", at(2, 1)), tile(1, "R", at(2, 2)), tile(3, "T", at(5, 5))].reduce((d, x) => make.lay(d, x, SIZE, false), make.EMPTY);
    expect(make.placements(one)).toHaveLength(1);
  });

  it("a closed placement stays closed: what follows in its line is another word", () => {
    const two = lay(make.close(lay(make.EMPTY, tile(0, "A", at(2, 1)))), tile(1, "R", at(2, 5)));
    expect(make.placements(two)).toHaveLength(2);
    expect(make.close(make.EMPTY)).toBe(make.EMPTY);
  });

  it("a tile laid twice moves; one laid on another of mine sends that home", () => {
    const moved = lay(make.EMPTY, tile(0, "A", at(2, 1)), tile(0, "A", at(2, 3)));
    expect(make.placements(moved)).toEqual([[tile(0, "A", at(2, 3))]]);
    const over = lay(make.EMPTY, tile(0, "A", at(2, 1)), tile(1, "R", at(2, 1)));
    expect(make.placements(over)).toEqual([[tile(1, "R", at(2, 1))]]);
    expect(make.hand(RACK, over).filter((s) => s.used).map((s) => s.slot)).toEqual([1]);
  });

  it("lifts a tile, undoes a placement, and loses neither's order", () => {
    const three = lay(make.EMPTY, tile(0, "A", at(0, 0)), tile(1, "R", at(2, 2)), tile(3, "T", at(4, 4)), tile(4, "E", at(4, 5)));
    expect(make.placements(three)).toHaveLength(3);
    expect(make.placements(make.undo(three, 1)).map((p) => p[0]?.letter)).toEqual(["A", "T"]);
    expect(make.undo(three, 2).open).toEqual([]);
    const lifted = make.lift(three, at(0, 0));
    expect(make.placements(lifted).map((p) => p[0]?.letter)).toEqual(["R", "T"]);
    expect(make.isEmpty(make.undo(make.lift(lifted, at(2, 2)), 0))).toBe(true);
  });

  it("becomes the house's command, with or without the open placement", () => {
    const two = lay(make.EMPTY, tile(0, "A", at(2, 1)), tile(2, "S", at(5, 5), "*"));
    expect(make.command(two)).toEqual({
      type: "play",
      swaps: [],
      placements: [{ tiles: [{ square: at(2, 1), letter: "A", wild: "" }] }, { tiles: [{ square: at(5, 5), letter: "S", wild: "*" }] }],
    });
    expect(make.command(two, false)?.placements).toHaveLength(1);
    expect(make.command(make.EMPTY)).toBeNull();
  });

  it("shows the board with the numbers of my placements", () => {
    const two = lay(make.EMPTY, tile(0, "A", at(2, 1)), tile(1, "R", at(5, 5)));
    const cells = make.cells(BOARD, two);
    expect([cells.get(at(3, 3))?.at, cells.get(at(2, 1))?.at, cells.get(at(5, 5))?.at]).toEqual([0, 1, 2]);
    expect(cells.get(at(3, 3))?.wild).toBe("*");
  });
});

describe("a star on the board", () => {
  it("is taken for the letter it stands for, and only for a tile that is free", () => {
    const paid = make.payment(make.EMPTY, RACK, BOARD, at(3, 3));
    expect(paid).toEqual({ square: at(3, 3), letter: "A", wild: "*", slot: 0 });
    expect(make.payment(make.EMPTY, RACK, BOARD, at(3, 2))).toBeNull();
    expect(make.payment(lay(make.EMPTY, tile(0, "A", at(0, 0))), RACK, BOARD, at(3, 3))).toBeNull();
    expect(make.payment(make.EMPTY, ["R"], BOARD, at(3, 3))).toBeNull();
  });

  it("comes into the hand, and goes back with whatever was made of it", () => {
    const swapped = make.swap(make.EMPTY, make.payment(make.EMPTY, RACK, BOARD, at(3, 3)) as make.Swap);
    const hand = make.hand(RACK, swapped);
    expect(hand).toHaveLength(6);
    expect(hand.at(-1)).toMatchObject({ tile: "*", used: false });
    expect(hand[0]?.used).toBe(true);
    expect(make.cells(BOARD, swapped).get(at(3, 3))).toMatchObject({ letter: "A", wild: "" });
    const used = lay(swapped, tile(hand.at(-1)?.slot ?? -1, "S", at(3, 5), "*"));
    expect(make.command(used)?.swaps).toEqual([at(3, 3)]);
    expect(make.hand(RACK, used).at(-1)?.used).toBe(true);
    expect(make.isEmpty(make.unswap(used, at(3, 3)))).toBe(true);
    expect(make.payment(swapped, RACK, BOARD, at(3, 3))).toBeNull();
  });
});

describe("typing", () => {
  const LETTERS = ["A", "E", "Ż", "Е", "Й"];
  it("finds the tile set's letter: capitals, shared tiles, accents", () => {
    expect(make.letterOf("ż", LETTERS, [])).toBe("Ż");
    expect(make.letterOf("à", LETTERS, [])).toBe("A");
    expect(make.letterOf("ё", LETTERS, [["ё", "е"]])).toBe("Е");
    expect(make.letterOf("й", LETTERS, [])).toBe("Й");
    expect(make.letterOf("7", LETTERS, [])).toBeNull();
  });

  it("goes over what lies there to the next free square, and stops at the edge", () => {
    const cells = make.cells(BOARD, make.EMPTY);
    expect(make.free(at(3, 2), false, SIZE, cells)).toBe(at(3, 5));
    expect(make.free(at(3, 2), true, SIZE, cells)).toBe(at(4, 2));
    const full = new Map([[at(0, 6), 1]]);
    expect(make.free(at(0, 6), false, SIZE, full)).toBeNull();
  });

  it("takes an own tile first; a wildcard is asked for by itself", () => {
    const hand = make.hand(RACK, make.EMPTY);
    expect(make.slotFor("T", hand)?.slot).toBe(3);
    expect(make.slotFor("S", hand)).toBeNull();
    expect(make.wildSlot(hand)?.slot).toBe(2);
  });
});

describe("the rack", () => {
  it("keeps my order when tiles go and others come", () => {
    const before = ["A", "B", "C", "D"];
    const order = [3, 1, 0, 2];
    const after = ["A", "C", "D", "X"];
    expect(make.follow(order, before, after).map((s) => after[s])).toEqual(["D", "A", "C", "X"]);
    expect(make.follow([0, 1], ["A", "A"], ["A", "A"])).toEqual([0, 1]);
  });

  it("sorts by the alphabet with wildcards last, shuffles without losing a tile, and reorders", () => {
    expect(make.sorted([0, 1, 2, 3, 4], RACK, ["A", "E", "R", "T"]).map((s) => RACK[s])).toEqual(["A", "E", "R", "T", "*"]);
    expect([...make.shuffled([0, 1, 2, 3, 4], () => 0)].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(make.shuffled([0, 1, 2], () => 0)).not.toEqual([0, 1, 2]);
    expect(make.reordered([0, 1, 2, 3], 3, 1)).toEqual([0, 3, 1, 2]);
  });
});

const rules = { layout: { rows: ["T..d", ".*t.", ".D..", "...."] } } as unknown as TilesRules;
describe("squares", () => {
  beforeAll(() => speak("en"));
  it("have names, kinds and labels", () => {
    expect([squareName(5, 4), column(0), column(16), place(5, true, 4)]).toEqual(["B2", "A", "Q", "B2 down"]);
    expect([kindOf(rules, 0), kindOf(rules, 5), kindOf(rules, 1)]).toEqual(["T", "*", "."]);
    expect([label("T"), label("d"), label("*"), premium(rules, 6), premium(rules, 1)]).toEqual(["3W", "2L", "", "letter ×3", ""]);
    expect(middle(rules)).toBe(5);
    expect([step(3, false, 4), step(3, true, 4), step(4, false, 4, -1), step(15, true, 4)]).toEqual([null, 7, null, null]);
  });
});

const made = (points: number, ...words: string[]): TilesMade => ({
  tiles: [{ square: 3, letter: "A" }], down: false, points, words: words.map((word, i) => ({ word, square: 3, down: false, points, main: !i })),
});
describe("what the house says", () => {
  it("adds up placement by placement", () => {
    expect(make.running([made(42, "ŁĄKA"), made(30, "ŻABA"), made(4, "KRA")])).toEqual([42, 72, 76]);
  });

  it("is asked once for each draft, and again if it was busy", async () => {
    vi.useFakeTimers();
    const answer = { draft: null, refusal: { code: "tiles-gap" } } as TilesDrafted;
    const ask = vi.fn().mockRejectedValueOnce(new Error("busy")).mockResolvedValue(answer);
    const preview = new Preview("t", ask);
    const play = make.command(lay(make.EMPTY, tile(0, "A", at(2, 1))));
    preview.want(play);
    preview.want(play);
    preview.want(null);
    await vi.advanceTimersByTimeAsync(1);
    expect([ask.mock.calls.length, preview.of(play)]).toEqual([1, null]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([ask.mock.calls.length, preview.of(play)]).toEqual([2, answer]);
    expect(preview.of(null)).toBeNull();
    vi.useRealTimers();
  });
});

describe("turns that were taken", () => {
  const turns: TilesTurn[] = [
    { n: 1, seat: 0, kind: "play", at: 0, points: 6, made: [{ ...made(6, "CAT"), tiles: [{ square: 1, letter: "C" }, { square: 2, letter: "A", wild: "*" }, { square: 3, letter: "T" }] }] },
    { n: 2, seat: 1, kind: "play", at: 0, points: 0, withdrawn: true, made: [{ ...made(9, "XX"), tiles: [{ square: 9, letter: "X" }] }] },
    { n: 3, seat: 0, kind: "play", at: 0, points: 8, swapped: [{ square: 2, letter: "A", wild: "*" }], made: [{ ...made(8, "CATS"), tiles: [{ square: 4, letter: "S", wild: "*" }] }] },
  ];
  it("give the board after each of them", () => {
    expect([...position(turns, 0).keys()]).toEqual([1, 2, 3]);
    expect(position(turns, 1).get(9)?.at).toBe(1); // shown while it is looked at
    const last = position(turns, 2);
    expect(last.has(9)).toBe(false);
    expect([last.get(2)?.wild, last.get(4)?.wild, last.get(4)?.at, last.get(1)?.at]).toEqual(["", "*", 1, 0]);
    expect(position(turns, -1).size).toBe(0);
  });

  it("are told in the reader's words", async () => {
    await speak("pl");
    const say = (turn: Partial<TilesTurn>): string => told({ n: 1, seat: 0, at: 0, kind: "pass", ...turn }, "Ula");
    expect(say({ kind: "play", points: 72, made: [made(42, "ŁĄKA"), made(30, "ŻABA", "LAS")] })).toBe("Ula: ŁĄKA, ŻABA, 72");
    expect(say({ kind: "exchange", exchanged: 3 })).toBe("Ula: wymiana, 3 płytki");
    expect(say({ kind: "pass" })).toBe("Ula: pas");
    for (const kind of ["clock", "skipped", "resigned", "left", "time"] as const) expect(say({ kind })).toContain("Ula");
  });
});

describe("the board when a turn began", () => {
  const made = (squares: number[]) => [{ tiles: squares.map((square) => ({ square, letter: "A" })), down: false, words: [], points: 0 }];
  const turns = [
    { n: 1, seat: 0, kind: "play", at: 0, made: made([0, 1]) },
    { n: 2, seat: 1, kind: "play", at: 1, made: made([2]), withdrawn: true },
    { n: 3, seat: 0, kind: "pass", at: 2 },
    { n: 4, seat: 1, kind: "play", at: 3, made: made([3]), swapped: [{ square: 1, letter: "B", wild: "*" }] },
  ] as unknown as Parameters<typeof before>[0];
  it("has what stood, and nothing that was challenged off, even in the turn before", () => {
    expect([0, 1, 2, 3].map((at) => before(turns, at).map((p) => p.square))).toEqual([[], [0, 1], [0, 1], [0, 1]]);
    expect(before(turns, 4)).toContainEqual({ square: 1, letter: "B", wild: "" });
    expect(before(turns, 4).map((p) => p.square)).toEqual([0, 1, 3]);
  });
});
