// What the house says of a turn before it is laid: asked once for each draft, kept for the turn.

import { drafted } from "../../house/ask";
import type { TilesCommand, TilesDrafted } from "../../shapes";

type Play = Extract<TilesCommand, { type: "play" }>;
const AGAIN = 1500;

export class Preview<A = TilesDrafted> {
  #answers = $state.raw<ReadonlyMap<string, A>>(new Map());
  readonly #asked = new Set<string>();

  constructor(
    readonly table: string,
    readonly ask: (table: string, play: Play) => Promise<A> = drafted as (table: string, play: Play) => Promise<A>,
  ) {}

  /** The answer, if it is here already; asks for it if not. */
  of(play: Play | null): A | null {
    if (!play) return null;
    return this.#answers.get(JSON.stringify(play)) ?? null;
  }
  want(play: Play | null): void {
    if (!play) return;
    const key = JSON.stringify(play);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    this.ask(this.table, play).then(
      (answer) => (this.#answers = new Map([...this.#answers, [key, answer]])),
      // the house was busy or away: ask once more, later
      () => setTimeout(() => this.#retry(key, play), AGAIN),
    );
  }
  #retry(key: string, play: Play): void {
    this.#asked.delete(key);
    this.want(play);
  }
}
