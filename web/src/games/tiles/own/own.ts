// A board and a tile set that are being made: plain data, as its maker typed it. The house alone says what is wrong.

import type { TilesRules } from "../../../shapes";
import type { Kind } from "../squares";

/** Numbers stay as they were typed: a half-typed one is nothing that may be lost. */
export interface OwnBoard {
  title: string;
  need: string;
  start: string;
  rows: readonly string[];
}
export interface OwnLetter {
  letter: string;
  count: string;
  value: string;
}
export interface OwnTiles {
  title: string;
  blanks: string;
  stars: string;
  tiles: readonly OwnLetter[];
  merged: readonly (readonly [string, string])[];
}
export interface Own {
  board: OwnBoard;
  tiles: OwnTiles;
}
type Layout = TilesRules["layout"];
type TileSet = TilesRules["tiles"];

export const SMALLEST = 2;
export const LARGEST = 31;
/** The kinds of squares in the order of the palette; a key 1 to 6 paints each. */
export const KINDS: readonly Kind[] = [".", "d", "t", "D", "T", "*"];

export const ofLayout = (layout: Layout): OwnBoard => ({ title: layout.title, need: String(layout.need), start: String(layout.start), rows: layout.rows });
export const ofTiles = (tiles: TileSet): OwnTiles => ({
  title: tiles.title,
  blanks: String(tiles.blanks ?? 0),
  stars: String(tiles.stars ?? 0),
  tiles: tiles.tiles.map(([letter, count, value]) => ({ letter, count: String(count), value: String(value) })),
  merged: (tiles.merged ?? []) as [string, string][],
});
export const ofRules = (rules: TilesRules): Own => ({ board: ofLayout(rules.layout), tiles: ofTiles(rules.tiles) });

// ---- as a text -------------------------------------------------------------------------------------------

/** A text in TOML's quotes. */
function quoted(text: string): string {
  const plain = text.replace(/[\\"]/g, "\\$&").replace(/[\u0000-\u001f\u007f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `"${plain}"`;
}
/** A whole number as it is; anything else as a text, so that the house can say what is wrong with it. */
const number = (typed: string): string => (/^-?(0|[1-9]\d{0,8})$/.test(typed.trim()) ? typed.trim() : quoted(typed));

export function boardToml(board: OwnBoard): string {
  return [
    "[board]",
    `title = ${quoted(board.title)}`,
    `need = ${number(board.need)}`,
    `start = ${number(board.start)}`,
    "rows = [",
    ...board.rows.map((row) => `  ${quoted(row)},`),
    "]",
    "",
  ].join("\n");
}
export function tilesToml(tiles: OwnTiles): string {
  const merged = tiles.merged.map(([from, to]) => `${quoted(from)} = ${quoted(to)}`).join(", ");
  return [
    "[tiles]",
    `title = ${quoted(tiles.title)}`,
    `blanks = ${number(tiles.blanks)}`,
    `stars = ${number(tiles.stars)}`,
    ...(merged ? [`merged = { ${merged} }`] : []),
    "tiles = [",
    ...tiles.tiles.map((one) => `  [${quoted(one.letter)}, ${number(one.count)}, ${number(one.value)}],`),
    "]",
    "",
  ].join("\n");
}
export const toml = (own: Own): string => `${boardToml(own.board)}\n${tilesToml(own.tiles)}`;

/** Whether two are the same but for their names. */
export const sameBoard = (a: OwnBoard, b: OwnBoard): boolean => boardToml({ ...a, title: "" }) === boardToml({ ...b, title: "" });
export const sameTiles = (a: OwnTiles, b: OwnTiles): boolean => tilesToml({ ...a, title: "" }) === tilesToml({ ...b, title: "" });

// ---- the board -------------------------------------------------------------------------------------------

/** The board with as many rows and columns: what is in the middle stays there. */
export function resized(rows: readonly string[], size: number): string[] {
  const off = Math.trunc((size - rows.length) / 2);
  return Array.from({ length: size }, (_, r) => Array.from({ length: size }, (_, c) => rows[r - off]?.[c - off] ?? ".").join(""));
}

/** The squares that are alike where all four quarters are. */
export function mirrored(square: number, size: number): number[] {
  const [r, c] = [Math.floor(square / size), square % size];
  return [...new Set([r, size - 1 - r].flatMap((row) => [c, size - 1 - c].map((col) => row * size + col)))];
}

export function painted(rows: readonly string[], squares: readonly number[], kind: Kind): string[] {
  const size = rows.length;
  const on = new Set(squares);
  return rows.map((row, r) => [...row].map((old, c) => (on.has(r * size + c) ? kind : old)).join(""));
}

/** How many squares of each kind. */
export function census(rows: readonly string[]): [Kind, number][] {
  const all = [...rows.join("")];
  return KINDS.filter((kind) => kind !== ".").map((kind) => [kind, all.filter((one) => one === kind).length]);
}

// ---- the bag ---------------------------------------------------------------------------------------------

const whole = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0);

/** What lies in the bag; what is no number yet counts as nothing. */
export function sums(tiles: OwnTiles): { tiles: number; wild: number; worth: number; mean: number } {
  const wild = whole(tiles.blanks) + whole(tiles.stars);
  const plain = tiles.tiles.reduce((sum, one) => sum + whole(one.count), 0);
  const worth = tiles.tiles.reduce((sum, one) => sum + whole(one.count) * whole(one.value), 0);
  return { tiles: plain + wild, wild, worth, mean: plain + wild ? Math.round((10 * worth) / (plain + wild)) / 10 : 0 };
}

/** The rule set with these tables, for whoever draws them. What cannot be drawn is left out. */
export function drawn(rules: TilesRules, own: Own): TilesRules {
  return {
    ...rules,
    layout: { ...rules.layout, need: whole(own.board.need), start: whole(own.board.start), rows: [...own.board.rows] },
    tiles: { ...rules.tiles, blanks: whole(own.tiles.blanks), stars: whole(own.tiles.stars), tiles: own.tiles.tiles.map((one) => [one.letter, whole(one.count), whole(one.value)]) },
  };
}
