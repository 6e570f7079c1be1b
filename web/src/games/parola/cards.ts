// Cards, and the hand as the word: the places of a row, of which the last closes it.

import type { HandCard, ParolaRules, ParolaView, Shown } from "../../shapes";

export const JOLLY = "*";

/** What a card shows: the letter that is upright, and the one that is on its head; a jolly shows neither. */
export interface Face {
  jolly: boolean;
  up: string;
  down: string;
  upValue: number;
  downValue: number;
}

type Deck = Pick<ParolaRules, "deck" | "values">;

/** The two halves of a card as it lies. */
export function face({ deck, values }: Deck, card: number, flipped = false): Face {
  const both = deck[card] ?? JOLLY;
  if (both === JOLLY) return { jolly: true, up: JOLLY, down: JOLLY, upValue: 0, downValue: 0 };
  const [a = "", b = ""] = both;
  const [up, down] = flipped ? [b, a] : [a, b];
  return { jolly: false, up, down, upValue: values[up] ?? 0, downValue: values[down] ?? 0 };
}

/** Places of a hand: cards, and at most one hole for the card that is missing. */
export type Places = readonly (number | null)[];

/**
 * The places after the hand has changed: every card keeps its place, a card that left leaves a hole, a new one fills
 * it. `whole`: nothing is missing (a card too many is in the hand). Else one hole waits for the next card.
 */
export function settle(places: Places, hand: readonly number[], whole: boolean): Places {
  const out = places.map((card) => (card !== null && hand.includes(card) ? card : null));
  for (const card of hand.filter((one) => !out.includes(one))) {
    const hole = out.indexOf(null);
    if (hole >= 0) out[hole] = card;
    else out.push(card);
  }
  if (!hand.length) return [];
  const size = hand.length + (whole ? 0 : 1);
  // not at the end: a card just taken from the discards may not close the word
  while (out.length < size) out.splice(Math.max(0, out.length - 1), 0, null);
  while (out.length > size) out.splice(out.lastIndexOf(null), 1);
  return out;
}

/** What lies in one place is taken to another; those between move up. */
export function moved(places: Places, from: number, to: number): Places {
  const out = [...places];
  if (from < 0 || from >= out.length || to < 0 || to >= out.length) return places;
  out.splice(to, 0, ...out.splice(from, 1));
  return out;
}

/** What a hand spells: every place but the last; a hole and a jolly without a letter as a dot. */
export interface Spelled {
  text: string;
  /** the row to be laid; null while a card or a jolly's letter is missing */
  row: Shown[] | null;
  closing: number | null;
  /** what the word is worth if it counts; a jolly is worth nothing */
  points: number;
}

/** `flipped`: which way up each card lies; `stands`: what each jolly stands for. */
export function spell(
  deck: Deck,
  places: Places,
  flipped: (card: number) => boolean,
  stands: Readonly<Record<number, string>>,
): Spelled {
  const row: Shown[] = [];
  let text = "";
  let points = 0;
  for (const card of places.slice(0, -1)) {
    const shown = card === null ? null : face(deck, card, flipped(card));
    const letter = card === null || shown === null ? "" : shown.jolly ? (stands[card] ?? "") : shown.up;
    text += letter || "·";
    if (card === null || !letter) continue;
    row.push({ card, letter });
    if (!shown?.jolly) points += shown?.upValue ?? 0;
  }
  const closing = places.at(-1) ?? null;
  return { text, row: row.length === places.length - 1 && places.length > 1 ? row : null, closing, points };
}

/** Why the open card cannot be touched by me; null if it can. */
export function shut(view: Pick<ParolaView, "phase" | "me" | "open" | "opened_by" | "on_turn" | "seats" | "touched">): "watch" | "made" | "own" | "turn" | "touched" | "none" | null {
  const { me, phase } = view;
  if (me === null) return "watch";
  if (view.seats[me]?.laid?.stands) return "made";
  if (view.open === null || (phase !== "open" && phase !== "choosing")) return "none";
  if (phase === "choosing") return view.on_turn === me ? null : "turn";
  if (view.opened_by === me) return "own";
  return view.touched ? "touched" : null;
}

/** Whether I may contest the word on the table: faults of form by anybody else, other faults by who still plays. */
export function mayContest(view: Pick<ParolaView, "phase" | "me" | "on_table" | "seats">): boolean {
  const { me, on_table: owner } = view;
  if (view.phase !== "contest" || me === null || owner === null || owner === me) return false;
  const faults = view.seats[owner]?.laid?.faults ?? [];
  return faults.includes("undeclared") || faults.includes("form") || !view.seats[me]?.laid?.stands;
}

/** The cards of a hand, oldest first. */
export const cardsOf = (hand: readonly HandCard[]): number[] => hand.map((one) => one.card);
