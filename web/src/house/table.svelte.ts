// A table as this page knows it: the last whole views, the line, the clock.

import type { MatchView, PlayCommand, Pong, Refusal, RoomCommand, RoomView, Seen } from "../shapes";
import { HouseClock, SleepWatch } from "./clock";
import { browserWorld, Connection, type LineState, type World } from "./connection";
import { happenings, type Happening } from "./happenings";

export class Table {
  view = $state.raw<RoomView | null>(null);
  match = $state.raw<MatchView | null>(null);
  line = $state<LineState>("connecting");
  /** why the line was closed for good, as a Fluent key */
  code = $state("");
  /** the last command that was refused, until the next one is tried */
  trouble = $state.raw<Refusal | null>(null);
  /** beats five times a second, so that what shows time left is drawn again */
  #beat = $state(0);
  readonly clock = new HouseClock();
  readonly connection: Connection;
  readonly #world: World;
  readonly #watch = new SleepWatch();
  readonly #listeners = new Set<(what: Happening, table: Table) => void>();

  constructor(
    readonly id: string,
    world: World = browserWorld(id),
  ) {
    this.#world = world;
    this.connection = new Connection(world, {
      seen: (message, steady) => this.#seen(message, steady),
      pong: (message, steady) => this.#pong(message, steady),
      state: (state, code) => {
        this.line = state;
        if (code) this.code = code;
      },
    });
  }

  /** Call the house, and stay in touch through sleep and lost networks. The answer hangs up. */
  enter(): () => void {
    this.connection.open();
    const back = (): void => {
      if (document.visibilityState === "visible") this.connection.hurry();
    };
    const online = (): void => this.connection.hurry();
    const beats = setInterval(() => (this.#beat += 1), 200);
    const watch = setInterval(() => {
      if (this.#watch.slept(performance.now(), Date.now())) {
        this.clock.forget();
        this.connection.hurry();
      }
    }, 1000);
    document.addEventListener("visibilitychange", back);
    addEventListener("online", online);
    return () => {
      clearInterval(watch);
      clearInterval(beats);
      document.removeEventListener("visibilitychange", back);
      removeEventListener("online", online);
      this.connection.close();
    };
  }

  /** Be told what changes. The answer stops it. */
  listen(listener: (what: Happening, table: Table) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Do something at the table. The answer: whether it was accepted. */
  async do(command: RoomCommand): Promise<boolean> {
    return this.#settled(await this.connection.table(command));
  }

  /** Do something in the match. The answer: whether it was accepted. */
  async play(command: PlayCommand): Promise<boolean> {
    return this.#settled(await this.connection.play(command));
  }

  /** Time left until a moment of the match, in ms; null if nothing ends or nothing is known yet. */
  left(until: number | null): number | null {
    void this.#beat;
    const now = this.clock.match(this.#world.steady());
    return until === null || now === null ? null : Math.max(0, until - now);
  }

  /** How long ago a moment of the table's clock was, in ms; null before the house has told the time. */
  since(moment: number): number | null {
    void this.#beat;
    const now = this.clock.table(this.#world.steady());
    return now === null ? null : Math.max(0, now - moment);
  }

  #settled(answer: { type: "accepted" } | { type: "refused"; why: Refusal }): boolean {
    this.trouble = answer.type === "refused" ? answer.why : null;
    return answer.type === "accepted";
  }

  #seen(message: Seen, steady: number): void {
    this.clock.hear({ got: steady, table: message.table_ms, match: message.match_ms ?? null });
    const before = { table: this.view, match: this.match };
    if (message.table) this.view = message.table;
    if (message.match) this.match = message.match;
    if (this.view && !this.view.playing) this.match = null;
    this.clock.hold(this.view?.paused === true, steady);
    for (const what of happenings(before, { table: this.view, match: this.match }))
      for (const listener of this.#listeners) listener(what, this);
  }

  #pong(message: Pong, steady: number): void {
    this.clock.hear({ sent: message.sent, got: steady, table: message.table_ms, match: message.match_ms });
  }
}
