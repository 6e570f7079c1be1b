// The house's clocks, followed from here. The wall clock of this device is never asked what time it is.

/** One answer to a ping, or a bare statement of the time when `sent` is missing. */
export interface Telling {
  /** this device's steady clock when the ping left, in ms */
  sent?: number;
  /** this device's steady clock when the answer came, in ms */
  got: number;
  /** the house's clocks when it answered, in ms */
  table: number;
  match: number | null;
}

interface Sample {
  at: number;
  trip: number;
  offset: number;
}

const KEPT = 8;
const STALE = 120_000;

/**
 * Turns tellings into "now" on the house's clocks.
 *
 * A round trip gives the offset to within half its length, so the shortest recent trip decides. A telling without
 * a trip says only that the house's clock had reached that moment: it sets the first guess and never pulls back.
 */
export class HouseClock {
  #samples: Sample[] = [];
  #offset: number | null = null;
  #matchBehind: number | null = null;
  /** the match's clock stands still at this moment */
  #held: number | null = null;

  hear(told: Telling): void {
    this.#matchBehind = told.match === null ? null : told.match - told.table;
    if (this.#held !== null && told.match !== null) this.#held = told.match;
    if (told.sent === undefined) {
      const floor = told.table - told.got;
      if (this.#offset === null || floor > this.#offset) this.#offset = floor;
      return;
    }
    const trip = Math.max(0, told.got - told.sent);
    const sample = { at: told.got, trip, offset: told.table + trip / 2 - told.got };
    this.#samples = [...this.#samples.filter((s) => told.got - s.at < STALE), sample].slice(-KEPT);
    this.#offset = this.#samples.reduce((a, b) => (b.trip < a.trip ? b : a)).offset;
  }

  /** Forget all round trips: this device slept, or another house answers. */
  forget(): void {
    this.#samples = [];
    this.#offset = null;
  }

  /** Whether the match's clock stands still: nobody is at the table. */
  hold(held: boolean, steady: number): void {
    if (!held) this.#held = null;
    else if (this.#held === null) this.#held = this.match(steady);
  }

  /** Now on the table's clock, in ms; null before the house has told. */
  table(steady: number): number | null {
    return this.#offset === null ? null : steady + this.#offset;
  }

  /** Now on the match's clock, in ms; null when no match runs. */
  match(steady: number): number | null {
    if (this.#held !== null) return this.#held;
    if (this.#offset === null || this.#matchBehind === null) return null;
    return steady + this.#offset + this.#matchBehind;
  }
}

/** Notices that a steady clock stood still (sleep) or that the wall clock was moved: either way, ask again. */
export class SleepWatch {
  #gap: number | null = null;

  /** Whether the two clocks have parted by more than `tolerance` ms since the last look. */
  slept(steady: number, wall: number, tolerance = 1500): boolean {
    const gap = wall - steady;
    const before = this.#gap;
    this.#gap = gap;
    return before !== null && Math.abs(gap - before) > tolerance;
  }
}

/** What a clock shows: "1:47". Time left is rounded up, so that 0:00 means that the bell has rung. */
export function face(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The moments (seconds left) at which the clock is spoken. */
export const SPOKEN = [60, 20, 10] as const;

/** Which spoken moment was passed between two readings of the time left (ms); null for none. */
export function passed(before: number, after: number): number | null {
  return SPOKEN.find((s) => before > s * 1000 && after <= s * 1000 && after > 0) ?? null;
}
