// What a host has typed of a board and tiles: kept for its table until it is used, through errors, closed dialogs,
// lost lines and a page that is loaded again.

import type { Own } from "./own";

interface Note {
  own: Own | null;
  /** the text that is being written by hand; null: that of the form */
  text: string | null;
}
const MOST_UNDONE = 60;

export class Kept {
  own = $state.raw<Own | null>(null);
  text = $state<string | null>(null);
  /** what was there before each change, the newest last */
  past = $state.raw<readonly Own[]>([]);
  readonly #key: string;

  constructor(
    table: string,
    readonly store: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null = storage(),
  ) {
    this.#key = `verbarium.own.${table}`;
    try {
      const note = JSON.parse(this.store?.getItem(this.#key) ?? "null") as Note | null;
      if (note?.own?.board?.rows && note.own.tiles?.tiles) this.own = note.own;
      if (typeof note?.text === "string") this.text = note.text;
    } catch {
      // then it begins anew
    }
  }

  /** Another state of the tables; `step`: it can be undone by itself. */
  change(own: Own, step = true): void {
    if (step && this.own) this.past = [...this.past.slice(1 - MOST_UNDONE), this.own];
    this.own = own;
    this.#save();
  }
  write(text: string | null): void {
    this.text = text;
    this.#save();
  }
  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.own = last;
    this.#save();
  }
  /** It is used, or given up. */
  forget(): void {
    [this.own, this.text, this.past] = [null, null, []];
    try {
      this.store?.removeItem(this.#key);
    } catch {
      // a device that keeps nothing has nothing to forget
    }
  }

  #save(): void {
    try {
      this.store?.setItem(this.#key, JSON.stringify({ own: this.own, text: this.text } satisfies Note));
    } catch {
      // then it lives only as long as the page
    }
  }
}

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

const all = new Map<string, Kept>();
/** The one for a table. */
export function keptFor(table: string): Kept {
  const found = all.get(table) ?? new Kept(table);
  all.set(table, found);
  return found;
}
