// Words on dice: neighbours, paths, and how far a text can be followed.

import type { Grid, Language } from "../../shapes";
import { fold } from "../../house/fold";

/** Cells that touch `cell` (up to 8), in cell order. No wrap-around. */
export function neighbours(grid: Pick<Grid, "rows" | "cols">, cell: number): number[] {
  const row = Math.floor(cell / grid.cols);
  const col = cell % grid.cols;
  const out: number[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(grid.rows - 1, row + 1); r++)
    for (let c = Math.max(0, col - 1); c <= Math.min(grid.cols - 1, col + 1); c++)
      if (r !== row || c !== col) out.push(r * grid.cols + c);
  return out;
}

export function touch(grid: Pick<Grid, "rows" | "cols">, a: number, b: number): boolean {
  const [ra, rb] = [Math.floor(a / grid.cols), Math.floor(b / grid.cols)];
  const [ca, cb] = [a % grid.cols, b % grid.cols];
  return a !== b && Math.abs(ra - rb) <= 1 && Math.abs(ca - cb) <= 1;
}

export interface Search {
  /** cells that the path has to begin with */
  start?: readonly number[];
  /** the cell that the path has to end on */
  end?: number;
  /** the last face may be entered only in part ("q" of Qu) */
  partial?: boolean;
  /** most paths to find */
  limit?: number;
}

/** As many steps as any real grid needs; a grid of one letter would need for ever. */
const STEPS = 60_000;

export interface Found {
  /** whole paths, in cell order */
  paths: number[][];
  /** the path that follows the text furthest (the first whole one, if there is one) */
  furthest: number[];
}

/** Paths of already folded `letters` over the dice, each die at most once. */
export function search(grid: Grid, language: Language, letters: string, how: Search = {}): Found {
  const faces = grid.faces.map((face) => fold(face, language));
  const start = how.start ?? [];
  const limit = how.limit ?? 1;
  const paths: number[][] = [];
  let furthest: number[] = [];
  let reached = -1;
  let steps = 0;
  const path: number[] = [];
  const used = new Set<number>();

  const goodEnd = (cell: number): boolean => how.end === undefined || how.end === cell;

  function visit(cell: number, at: number): void {
    if (paths.length >= limit || ++steps > STEPS) return;
    const face = faces[cell] ?? "";
    if (!face || used.has(cell)) return;
    const rest = letters.slice(at);
    const whole = rest.startsWith(face);
    const part = !whole && how.partial === true && rest !== "" && face.startsWith(rest);
    if (!whole && !part) return;
    path.push(cell);
    used.add(cell);
    const next = at + (whole ? face.length : rest.length);
    if (next === letters.length && goodEnd(cell) && path.length >= start.length) {
      if (!paths.length) furthest = [...path];
      reached = Infinity;
      paths.push([...path]);
    } else if (next < letters.length) {
      if (next > reached) [reached, furthest] = [next, [...path]];
      const forced = start[path.length];
      for (const to of neighbours(grid, cell)) if (forced === undefined || forced === to) visit(to, next);
    }
    path.pop();
    used.delete(cell);
  }

  if (letters)
    for (let cell = 0; cell < faces.length; cell++) if (start[0] === undefined || start[0] === cell) visit(cell, 0);
  return { paths, furthest };
}

/** Cells of which a path goes through `cell`: for "words through a die". */
export function through<T extends { path?: readonly number[] }>(words: readonly T[], cell: number): T[] {
  return words.filter((word) => word.path?.includes(cell));
}
