import { beforeAll, describe, expect, it } from "vitest";
import { face, mayContest, moved, settle, shut, spell } from "../src/games/parola/cards";
import { turning } from "../src/games/parola/chances";
import { tellings } from "../src/games/parola/told";
import { speak } from "../src/house/texts.svelte";
import type { Laid, ParolaSeat, ParolaView } from "../src/shapes";

const deck = { deck: ["td", "in", "me", "bt", "ro", "ol", "av", "*"], values: { t: 1, d: 4, i: 1, n: 2, m: 2, e: 1, b: 4, r: 1, o: 1, l: 2, a: 1, v: 4 } };
const seat = (more: Partial<ParolaSeat> = {}): ParolaSeat => ({ total: 0, cards: 6, no: false, window: 0, away: false, ready: false, laid: null, ...more });
const laid = (more: Partial<Laid> = {}): Laid => ({ row: [], word: "timbro", points: 10, ...more });
const view = (more: Partial<ParolaView> = {}): ParolaView =>
  ({
    type: "parola", rules: deck, phase: "open", began: 0, until: 5000, me: 0, open: 4, opened_by: 1, on_turn: 2, holder: null, declared: false,
    seats: [seat(), seat(), seat()], touched: false, moves: [], on_table: null, newest: null, hand: [], ...more,
  }) as ParolaView;

describe("a card", () => {
  it("shows the letter that is upright, and its value", () => {
    expect(face(deck, 0)).toEqual({ jolly: false, up: "t", down: "d", upValue: 1, downValue: 4 });
    expect(face(deck, 0, true)).toMatchObject({ up: "d", down: "t", upValue: 4 });
    expect(face(deck, 7)).toMatchObject({ jolly: true, upValue: 0 });
  });
});

describe("the hand as the word", () => {
  it("keeps every card in its place; what leaves makes a hole, what comes fills it", () => {
    const six = settle([], [0, 1, 2, 3, 4, 5], false);
    expect(six).toEqual([0, 1, 2, 3, 4, null, 5]);
    const hole = moved(six, 5, 4);
    expect(hole).toEqual([0, 1, 2, 3, null, 4, 5]);
    expect(settle(hole, [0, 1, 2, 3, 4, 5, 6], true)).toEqual([0, 1, 2, 3, 6, 4, 5]);
    expect(settle([0, 1, 2, 3, 6, 4, 5], [1, 2, 3, 4, 5, 6], false)).toEqual([null, 1, 2, 3, 6, 4, 5]);
  });
  it("has one place more than cards, or none too many, however it changes", () => {
    expect(settle([0, null, 1], [], false)).toEqual([]);
    expect(settle([0, 1, null], [7, 8, 9], false)).toHaveLength(4);
    expect(settle([0, 1, 2], [0, 1, 2, 3, 4], true)).toEqual([0, 1, 2, 3, 4]);
    expect(settle([null, 0, 1, 2], [0, 1, 2], true)).toEqual([0, 1, 2]);
  });
  it("spells all places but the last, with what it is worth if it counts", () => {
    const got = spell(deck, [0, 1, 2, 3, 4, 5, 6], (card) => card === 5, {});
    expect(got.text).toBe("timbrl");
    expect(spell(deck, [0, 1, 2, 3, 4, 5, 6], () => false, {})).toEqual({
      text: "timbro", closing: 6, points: 10,
      row: [["t", 0], ["i", 1], ["m", 2], ["b", 3], ["r", 4], ["o", 5]].map(([letter, card]) => ({ card, letter })),
    });
  });
  it("cannot be laid with a hole, or a jolly that stands for nothing yet", () => {
    expect(spell(deck, [0, null, 2], () => false, {})).toMatchObject({ text: "t·", row: null });
    expect(spell(deck, [7, 1, 2], () => false, {})).toMatchObject({ text: "·i", row: null });
    expect(spell(deck, [7, 1, 2], () => false, { 7: "a" })).toMatchObject({ text: "ai", points: 1, row: [{ card: 7, letter: "a" }, { card: 1, letter: "i" }] });
  });
  it("moves a card past the others, and never off its ends", () => {
    expect(moved([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
    expect(moved([0, 1], 1, 2)).toEqual([0, 1]);
  });
});

describe("the open discard", () => {
  it("is for all but who discarded it, who made a word, and who watches", () => {
    expect(shut(view())).toBeNull();
    expect(shut(view({ me: null }))).toBe("watch");
    expect(shut(view({ opened_by: 0 }))).toBe("own");
    expect(shut(view({ touched: true }))).toBe("touched");
    expect(shut(view({ seats: [seat({ laid: laid({ stands: true }) }), seat()] }))).toBe("made");
    expect(shut(view({ phase: "holding", open: null }))).toBe("none");
  });
  it("is, for two, for who is on turn", () => {
    expect(shut(view({ phase: "choosing", on_turn: 0 }))).toBeNull();
    expect(shut(view({ phase: "choosing", on_turn: 1 }))).toBe("turn");
  });
});

describe("a word on the table", () => {
  const judged = (mine: Partial<ParolaSeat>, faults: Laid["faults"]): ParolaView =>
    view({ phase: "contest", on_table: 1, seats: [seat(mine), seat({ laid: laid({ faults: faults ?? [] }) })] });
  it("is contested by any other for its form, and for its letters by who still plays", () => {
    const made = { laid: laid({ stands: true }) };
    expect(mayContest(judged({}, ["not-a-word"]))).toBe(true);
    expect(mayContest(judged(made, ["not-a-word"]))).toBe(false);
    expect(mayContest(judged(made, ["undeclared"]))).toBe(true);
    expect(mayContest({ ...judged({}, ["form"]), me: 1 })).toBe(false);
    expect(mayContest({ ...judged({}, ["form"]), me: null })).toBe(false);
  });
});

describe("what is told", () => {
  beforeAll(() => speak("en"));
  const name = (n: number): string => ["Anna", "Piotr", "Giulia"][n] ?? "";
  it("is nothing of a first view", () => expect(tellings(null, view(), name)).toEqual([]));
  it("interrupts for a card that opens, with both letters and values", () => {
    const urgent = tellings(view({ phase: "holding", open: null }), view({ moves: [{ n: 3, what: "discarded", seat: 1, card: 4 }] }), name);
    expect(urgent).toEqual([
      { urgent: false, text: "Piotr discards R/O" },
      { urgent: true, text: "R, value 1; turned O, value 1. Open." },
    ]);
  });
  it("interrupts for PAROLA! and for a word that can be contested", () => {
    const holding = view({ phase: "holding", open: null, holder: 1 });
    expect(tellings(holding, { ...holding, declared: true }, name)).toEqual([{ urgent: true, text: "Piotr says PAROLA!" }]);
    const contest = view({ phase: "contest", open: null, on_table: 1, seats: [seat(), seat({ laid: laid() }), seat()] });
    expect(tellings(holding, contest, name)).toEqual([{ urgent: true, text: "Piotr lays TIMBRO. It can be contested." }]);
  });
  it("tells a movement once", () => {
    const one = view({ moves: [{ n: 3, what: "drew", seat: 2 }] });
    expect(tellings(one, { ...one, began: one.began }, name)).toEqual([]);
  });
});

describe("chances", () => {
  it("are told once for as long as they stay the same", () => {
    const chance = (at: number, word: string) => ({ at, word, points: 1, words: 1 });
    expect(turning([chance(1, "a"), chance(2, "a"), chance(3, "b"), chance(4, "a")]).map((one) => one.at)).toEqual([1, 3, 4]);
  });
});
