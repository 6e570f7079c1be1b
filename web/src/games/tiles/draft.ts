// A turn that is being made: which tiles lie where, in which placements. Pure; what it scores only the house says.

import type { TilesCommand, TilesMade, TilesPut } from "../../shapes";
import { step } from "./squares";

/** A tile of my hand on the board. `slot`: which one of the hand it is. */
export interface Placed {
  square: number;
  letter: string;
  wild: "" | "?" | "*";
  slot: number;
}
/** A wildcard of the board taken up for a tile of my rack. */
export interface Swap {
  square: number;
  letter: string;
  wild: "?" | "*";
  slot: number;
}
export interface Draft {
  swaps: readonly Swap[];
  /** placements that are closed, in their order */
  closed: readonly (readonly Placed[])[];
  /** the one that is being laid */
  open: readonly Placed[];
}
/** A tile in my hand: of the rack, or a wildcard taken up. */
export interface Slot {
  slot: number;
  tile: string;
  used: boolean;
}
/** What lies on a square. `at`: number of the placement of mine that laid it, from 1; 0: it was there. */
export interface Cell {
  letter: string;
  wild: "" | "?" | "*";
  at: number;
  /** which tile of my hand it is */
  slot?: number;
}

export const EMPTY: Draft = { swaps: [], closed: [], open: [] };
/** Slots of wildcards taken up are numbered from here, by their square. */
const TAKEN = 1000;

export const isWild = (tile: string): tile is "?" | "*" => tile === "?" || tile === "*";
export const isEmpty = (draft: Draft): boolean => !draft.swaps.length && !draft.closed.length && !draft.open.length;
/** All placements, the open one last. */
export const placements = (draft: Draft): readonly (readonly Placed[])[] => (draft.open.length ? [...draft.closed, draft.open] : draft.closed);
const laid = (draft: Draft): Placed[] => placements(draft).flat();

/** My hand in the rack's order, wildcards taken up last. */
export function hand(rack: readonly string[], draft: Draft): Slot[] {
  const used = new Set([...laid(draft).map((p) => p.slot), ...draft.swaps.map((s) => s.slot)]);
  return [
    ...rack.map((tile, slot) => ({ slot, tile, used: used.has(slot) })),
    ...draft.swaps.map((s) => ({ slot: TAKEN + s.square, tile: s.wild, used: used.has(TAKEN + s.square) })),
  ];
}

/** The board with my tiles on it. */
export function cells(board: readonly TilesPut[], draft: Draft): Map<number, Cell> {
  const out = new Map<number, Cell>(board.map((p) => [p.square, { letter: p.letter, wild: p.wild ?? "", at: 0 }]));
  for (const s of draft.swaps) out.set(s.square, { letter: s.letter, wild: "", at: 0 });
  placements(draft).forEach((tiles, i) => {
    for (const p of tiles) out.set(p.square, { letter: p.letter, wild: p.wild, at: i + 1, slot: p.slot });
  });
  return out;
}

/** Whether tiles lie in one row or one column. */
export function inLine(squares: readonly number[], size: number): boolean {
  return new Set(squares.map((q) => Math.floor(q / size))).size < 2 || new Set(squares.map((q) => q % size)).size < 2;
}

/** Lay a tile. Where several words may be laid, one that leaves the open placement's line begins a new one. */
export function lay(draft: Draft, tile: Placed, size: number, several: boolean): Draft {
  const rest = lift(draft, tile.square);
  const moved: Draft = {
    ...rest,
    closed: rest.closed.map((one) => one.filter((p) => p.slot !== tile.slot)).filter((one) => one.length),
    open: rest.open.filter((p) => p.slot !== tile.slot),
  };
  if (several && moved.open.length && !inLine([...moved.open.map((p) => p.square), tile.square], size))
    return { ...moved, closed: [...moved.closed, moved.open], open: [tile] };
  return { ...moved, open: [...moved.open, tile] };
}

/** Take back the tile on a square. */
export function lift(draft: Draft, square: number): Draft {
  const keep = (tiles: readonly Placed[]): Placed[] => tiles.filter((p) => p.square !== square);
  return { ...draft, closed: draft.closed.map(keep).filter((one) => one.length), open: keep(draft.open) };
}

/** Close the placement that is being laid. */
export const close = (draft: Draft): Draft => (draft.open.length ? { ...draft, closed: [...draft.closed, draft.open], open: [] } : draft);

/** Take back a whole placement, by its number from 0. */
export function undo(draft: Draft, index: number): Draft {
  if (index >= draft.closed.length) return { ...draft, open: [] };
  return { ...draft, closed: draft.closed.filter((_, i) => i !== index) };
}

/** The tile of mine that pays for a wildcard on the board; null if I have none to spare. */
export function payment(draft: Draft, rack: readonly string[], board: readonly TilesPut[], square: number): Swap | null {
  const there = board.find((p) => p.square === square);
  if (!there?.wild || draft.swaps.some((s) => s.square === square)) return null;
  const mine = hand(rack, draft).find((s) => !s.used && s.tile === there.letter);
  return mine ? { square, letter: there.letter, wild: there.wild, slot: mine.slot } : null;
}
export const swap = (draft: Draft, taken: Swap): Draft => ({ ...draft, swaps: [...draft.swaps, taken] });
/** Give a wildcard back, with whatever was made of it. */
export function unswap(draft: Draft, square: number): Draft {
  const slot = TAKEN + square;
  const keep = (tiles: readonly Placed[]): Placed[] => tiles.filter((p) => p.slot !== slot);
  return {
    swaps: draft.swaps.filter((s) => s.square !== square),
    closed: draft.closed.map(keep).filter((one) => one.length),
    open: keep(draft.open),
  };
}

/** The turn as a command; null if nothing is laid. `open`: with the placement that is not closed yet. */
export function command(draft: Draft, open = true): Extract<TilesCommand, { type: "play" }> | null {
  const all = open ? placements(draft) : draft.closed;
  if (!all.length) return null;
  return {
    type: "play",
    placements: all.map((tiles) => ({ tiles: tiles.map(({ square, letter, wild }) => ({ square, letter, wild })) })),
    swaps: draft.swaps.map((s) => s.square),
  };
}

/** Where the next letter goes: the first free square from here on in the direction; null at the edge. */
export function free(from: number, down: boolean, size: number, taken: ReadonlyMap<number, unknown>): number | null {
  let at: number | null = from;
  while (at !== null && taken.has(at)) at = step(at, down, size);
  return at;
}

/** The slot that a typed letter takes: its own tile, else a wildcard where `wild` allows that; null if there is none. */
export function slotFor(letter: string, slots: readonly Slot[]): Slot | null {
  return slots.find((s) => !s.used && s.tile === letter) ?? null;
}
export const wildSlot = (slots: readonly Slot[]): Slot | null => slots.find((s) => !s.used && isWild(s.tile)) ?? null;

/** A typed character as one of the tile set's letters; null if there is none. Letters with one tile share it. */
export function letterOf(typed: string, letters: readonly string[], merged: readonly (readonly [string, string])[]): string | null {
  const upper = typed.normalize("NFC").toUpperCase();
  const found = letters.find((x) => x === upper);
  if (found) return found;
  const shared = merged.find(([from]) => from.toUpperCase() === upper)?.[1]?.toUpperCase();
  if (shared && letters.includes(shared)) return shared;
  const bare = upper.normalize("NFD").replace(/\p{M}/gu, "");
  return letters.find((x) => x === bare) ?? null;
}

/** The turn's points after each placement: what stands behind it in the list. */
export function running(made: readonly TilesMade[]): number[] {
  let sum = 0;
  return made.map((m) => (sum += m.points));
}

/** Slots in another order. */
export function shuffled(order: readonly number[], random: () => number): number[] {
  const out = [...order];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j] ?? 0, out[i] ?? 0];
  }
  return out;
}
/** By the tile set's letters, wildcards last. */
export function sorted(order: readonly number[], rack: readonly string[], letters: readonly string[]): number[] {
  const rank = (slot: number): number => {
    const tile = rack[slot] ?? "";
    const at = letters.indexOf(tile);
    return at < 0 ? letters.length : at;
  };
  return [...order].sort((a, b) => rank(a) - rank(b) || a - b);
}
/** Move a slot to another place of the rack. */
export function reordered(order: readonly number[], slot: number, to: number): number[] {
  const out = order.filter((s) => s !== slot);
  out.splice(to, 0, slot);
  return out;
}
/** The order kept when the rack changes: tiles that stay keep their places, new ones stand at the end. */
export function follow(order: readonly number[], before: readonly string[], after: readonly string[]): number[] {
  const left = after.map((_, slot) => slot);
  const out: number[] = [];
  for (const slot of order) {
    const at = left.findIndex((s) => after[s] === before[slot]);
    if (at >= 0) out.push(...left.splice(at, 1));
  }
  return [...out, ...left];
}
