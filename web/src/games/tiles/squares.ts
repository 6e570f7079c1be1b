// Squares of a board, numbered row by row from 0, and how they are called.

import type { TilesRules } from "../../shapes";
import { pressed } from "../../house/keys";
import { t } from "../../house/texts.svelte";

export type Kind = "T" | "D" | "t" | "d" | "*" | ".";

export const sizeOf = (rules: TilesRules): number => rules.layout.rows.length;
export const kindOf = (rules: TilesRules, square: number): Kind => {
  const n = sizeOf(rules);
  return (rules.layout.rows[Math.floor(square / n)]?.[square % n] ?? ".") as Kind;
};

/** A column's letter: A, B, … */
export const column = (index: number): string => String.fromCodePoint(65 + (index % 26)).repeat(1 + Math.floor(index / 26));

/** "H8". */
export const squareName = (square: number, size: number): string => `${column(square % size)}${Math.floor(square / size) + 1}`;

/** "H8 across", in words. */
export const place = (square: number, down: boolean, size: number): string =>
  t(down ? "page-tiles-down-from" : "page-tiles-across-from", { square: squareName(square, size) });

/** What a square does to the word that covers it; "" for a plain one. */
export function premium(rules: TilesRules, square: number): string {
  return premiumName(kindOf(rules, square));
}
export function premiumName(kind: Kind): string {
  if (kind === ".") return "";
  if (kind === "*") return t("page-tiles-start");
  return t(kind === "t" || kind === "d" ? "page-tiles-letter-times" : "page-tiles-word-times", { n: kind === "t" || kind === "T" ? 3 : 2 });
}

/** The class that gives a square its colour and pattern. */
export const painted = (kind: Kind): string => (kind === "." ? "" : kind === "*" ? "qc" : `q${kind}`);

/** The short label on a premium square: "2L", "3W" in the reader's language. */
export function label(kind: Kind): string {
  if (kind === "." || kind === "*") return "";
  const n = kind === "t" || kind === "T" ? 3 : 2;
  return t(kind === "t" || kind === "d" ? "page-tiles-short-letter" : "page-tiles-short-word", { n });
}

/** The start square nearest to the middle, where the cursor waits on an empty board. */
export function middle(rules: TilesRules): number {
  const all = rules.layout.rows.join("");
  const start = all.indexOf("*");
  const n = sizeOf(rules);
  return start >= 0 ? start : Math.floor(n / 2) * (n + 1);
}

/** The next square in a direction; null at the edge. */
export function step(square: number, down: boolean, size: number, by = 1): number | null {
  const at = down ? Math.floor(square / size) : square % size;
  return at + by < 0 || at + by >= size ? null : square + by * (down ? size : 1);
}

/** Where an arrow key leads from a square of the board; null for other keys, and where the focus is elsewhere. */
export function walked(event: KeyboardEvent, square: number, size: number): number | null {
  const key = pressed(event);
  if (!key?.startsWith("Arrow") || !(event.target as HTMLElement).closest("[role=grid]")) return null;
  const back = key === "ArrowUp" || key === "ArrowLeft";
  return step(square, key === "ArrowUp" || key === "ArrowDown", size, back ? -1 : 1) ?? square;
}
