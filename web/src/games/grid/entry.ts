// The word being made: typed, tapped, dragged, in any mixture.

import type { Grid, Language } from "../../shapes";
import { fold } from "../../house/fold";
import { search, touch } from "./trace";

export interface Entry {
  /** as it will be written */
  readonly text: string;
  /** dice that spell it, as far as it can be followed */
  readonly path: readonly number[];
  /** how many dice of the path were chosen by hand: typing keeps them while it can */
  readonly chosen: number;
  /** the whole text lies on the grid */
  readonly whole: boolean;
  /** another way to spell it, if there is one */
  readonly second: readonly number[] | null;
}

export const EMPTY: Entry = { text: "", path: [], chosen: 0, whole: false, second: null };

/** A maker of entries on one grid. */
export class Tracer {
  constructor(
    readonly grid: Grid,
    readonly language: Language,
  ) {}

  #letters(cells: readonly number[]): string {
    return cells.map((c) => fold(this.grid.faces[c] ?? "", this.language)).join("");
  }

  /** The text was changed to `text` by the keyboard. */
  type(entry: Entry, text: string): Entry {
    const letters = fold(text, this.language);
    if (!letters) return { ...EMPTY, text };
    let chosen = entry.chosen;
    while (chosen && !letters.startsWith(this.#letters(entry.path.slice(0, chosen)))) chosen--;
    const how = { partial: true, limit: 2 };
    let found = search(this.grid, this.language, letters, { ...how, start: entry.path.slice(0, chosen) });
    if (!found.paths.length && chosen) {
      // the dice chosen by hand lead nowhere: other dice of the same letters may
      const free = search(this.grid, this.language, letters, how);
      if (free.paths.length) [found, chosen] = [free, 0];
    }
    const [first, second] = found.paths;
    const path = first ?? found.furthest;
    return {
      text,
      path,
      chosen: Math.min(chosen, path.length),
      whole: first !== undefined && this.#letters(path) === letters,
      second: second ?? null,
    };
  }

  /** A die was tapped (or taken by the keyboard). Null: it cannot follow. The last die again takes it back. */
  take(entry: Entry, cell: number): Entry | null {
    const face = this.grid.faces[cell];
    if (!face) return null;
    const at = entry.path.indexOf(cell);
    if (entry.text && !entry.whole) {
      // the text has left the dice: a die only lends its letters
      return this.type(entry, entry.text + face.toLowerCase());
    }
    if (at >= 0) return this.#cut(entry, at === entry.path.length - 1 ? at : at + 1);
    const last = entry.path.at(-1);
    if (last === undefined || touch(this.grid, last, cell)) return this.#grow(entry, cell);
    // not beside the last die: perhaps the same letters lie on other dice that lead here
    const letters = fold(entry.text + face, this.language);
    const path = search(this.grid, this.language, letters, { end: cell }).paths[0];
    return path ? { text: entry.text + face.toLowerCase(), path, chosen: path.length, whole: true, second: null } : null;
  }

  /** The finger is on `cell` during a drag: go there, step back, or stay. */
  drag(entry: Entry, cell: number): Entry {
    const { path } = entry;
    if (!this.grid.faces[cell] || path.at(-1) === cell) return entry;
    if (path.at(-2) === cell) return this.#cut(entry, path.length - 1);
    const last = path.at(-1);
    if (path.includes(cell) || (last !== undefined && !touch(this.grid, last, cell))) return entry;
    return this.#grow(entry, cell);
  }

  /** A drag begins on `cell`: it goes on with the word if it can, else it begins another. */
  grip(entry: Entry, cell: number): Entry {
    if (!this.grid.faces[cell]) return entry;
    const last = entry.path.at(-1);
    if (entry.whole && (last === cell || (last !== undefined && !entry.path.includes(cell) && touch(this.grid, last, cell))))
      return this.drag(entry, cell);
    return this.#grow(EMPTY, cell);
  }

  /** Rub out the last letter; of a face that was taken by hand, all its letters. */
  rub(entry: Entry): Entry {
    if (entry.whole && entry.chosen === entry.path.length) return this.#cut(entry, entry.path.length - 1);
    return this.type(entry, [...entry.text].slice(0, -1).join(""));
  }

  #grow(entry: Entry, cell: number): Entry {
    const path = [...entry.path, cell];
    return {
      text: entry.text + (this.grid.faces[cell] ?? "").toLowerCase(),
      path,
      chosen: path.length,
      whole: true,
      second: null,
    };
  }

  #cut(entry: Entry, length: number): Entry {
    const path = entry.path.slice(0, length);
    if (!path.length) return EMPTY;
    const text = path.map((c) => (this.grid.faces[c] ?? "").toLowerCase()).join("");
    return { text, path, chosen: Math.min(entry.chosen, length), whole: true, second: null };
  }
}
