// Laying tiles on a board: by tap, by drag, by keys. Whoever uses it says what lies there and what is in the hand.

import * as make from "./draft";
import { middle, sizeOf, squareName, step } from "./squares";
import { say } from "../../house/heard.svelte";
import { does, letterTyped } from "../../house/keyed";
import { pressed } from "../../house/keys";
import { sound } from "../../house/sounds";
import { t } from "../../house/texts.svelte";
import type { TilesPut, TilesRules } from "../../shapes";

export interface Laid {
  rules: TilesRules;
  board: readonly TilesPut[];
  rack: readonly string[];
  /** tiles may be laid */
  live: boolean;
}

export class Laying {
  draft = $state.raw<make.Draft>(make.EMPTY);
  order = $state.raw<readonly number[]>([]);
  cursor = $state(0);
  down = $state(false);
  message = $state("");
  /** the letter last laid, in words, until the house has said something of the turn */
  letter = "";
  #wanted: { slot: number; square: number; wild: "?" | "*" } | null = null;

  readonly #now: () => Laid;
  readonly size = $derived.by(() => sizeOf(this.#now().rules));
  readonly cells = $derived.by(() => make.cells(this.#now().board, this.draft));
  readonly hand = $derived.by(() => make.hand(this.#now().rack, this.draft));
  readonly slots = $derived.by(() => [
    ...this.order.flatMap((slot) => this.hand.filter((s) => s.slot === slot)),
    ...this.hand.slice(this.#now().rack.length),
  ]);
  readonly whole = $derived(make.command(this.draft));
  readonly firm = $derived(make.command(this.draft, false));
  readonly letters = $derived.by(() => this.#now().rules.tiles.tiles.map(([letter]) => letter));
  readonly offer = $derived.by(() => {
    const { live, rules, rack, board } = this.#now();
    return live && rules.swap ? make.payment(this.draft, rack, board, this.cursor) : null;
  });
  readonly where = $derived(t(this.down ? "page-tiles-cursor-down" : "page-tiles-cursor-across", { square: squareName(this.cursor, this.size) }));

  /** now: what lies on the table at this moment · ask: opens the choice of a letter · focus: puts the focus on the board */
  constructor(
    now: () => Laid,
    readonly ask: () => void,
    readonly focus: () => void,
  ) {
    this.#now = now;
    this.begin();
  }

  /** Anew: nothing laid, the rack as it is. */
  begin(): void {
    this.draft = make.EMPTY;
    this.order = this.#now().rack.map((_, slot) => slot);
    this.cursor = middle(this.#now().rules);
    this.message = "";
  }

  put(slot: number, square: number): void {
    const tile = this.hand.find((s) => s.slot === slot)?.tile;
    if (!this.#now().live || tile === undefined || this.cells.get(square)?.at === 0) return;
    const already = make.placements(this.draft).flat().find((p) => p.slot === slot);
    if (already) this.lay({ ...already, square });
    else if (make.isWild(tile)) {
      this.#wanted = { slot, square, wild: tile };
      this.ask();
    } else this.lay({ square, letter: tile, wild: "", slot });
  }
  lay(tile: make.Placed): void {
    this.message = "";
    this.draft = make.lay(this.draft, tile, this.size, this.#now().rules.several);
    this.letter = t("page-tiles-said-letter", { letter: tile.letter, square: squareName(tile.square, this.size) });
    this.cursor = step(tile.square, this.down, this.size) ?? tile.square;
    sound("tap");
  }
  /** The letter that a wildcard stands for. */
  chosen(as: string): void {
    if (this.#wanted) this.lay({ ...this.#wanted, letter: as });
    this.#wanted = null;
  }
  /** The free square for the next tile: under the cursor or beyond it. */
  #next(): number | null {
    const square = make.free(this.cursor, this.down, this.size, this.cells);
    if (square === null) this.refuse(t("page-tiles-edge"));
    return square;
  }
  take(slot: number): void {
    const square = this.#next();
    if (square !== null) this.put(slot, square);
  }
  refuse(text: string): void {
    this.message = text;
    say(text);
    sound("refused");
  }
  typed(key: string, as: boolean): void {
    const found = make.letterOf(key, this.letters, this.#now().rules.tiles.merged ?? []);
    if (!found) return;
    if (this.cells.get(this.cursor)?.letter === found) {
      this.cursor = step(this.cursor, this.down, this.size) ?? this.cursor;
      return;
    }
    const own = as ? null : make.slotFor(found, this.hand);
    const wild = own ? null : make.wildSlot(this.hand);
    const square = this.#next();
    if (square === null) return;
    if (own) this.put(own.slot, square);
    else if (as && wild) this.lay({ square, letter: found, wild: wild.tile as "?" | "*", slot: wild.slot });
    else this.refuse(t(wild ? "page-tiles-press-star" : "tiles-not-in-hand", { tile: found }));
  }
  swap(): void {
    const taken = this.offer;
    if (!taken) return;
    this.draft = make.swap(this.draft, taken);
    say(t("page-tiles-star-taken", { letter: taken.letter }));
  }
  star(): void {
    if (this.offer) return this.swap();
    const wild = make.wildSlot(this.hand);
    const square = this.#next();
    if (wild && square !== null) this.put(wild.slot, square);
  }
  lift(square: number): void {
    this.draft = make.lift(this.draft, square);
    this.cursor = square;
    this.message = "";
  }
  back(): void {
    const all = make.placements(this.draft).flat();
    const here = all.find((p) => p.square === this.cursor) ?? this.draft.open.at(-1) ?? all.at(-1);
    if (here) this.lift(here.square);
  }
  turn(): void {
    this.down = !this.down;
    say(this.where);
  }
  tap(square: number): void {
    if (!this.#now().live) this.cursor = square;
    else if (this.cells.get(square)?.slot !== undefined) this.lift(square);
    else if (square === this.cursor) this.turn();
    else this.cursor = square;
  }
  /** A tile carried to an element of the page, let go at `x`. */
  carried(slot: number, on: Element | null | undefined, x: number): void {
    const square = on?.closest<HTMLElement>("[data-cell]")?.dataset["cell"];
    const used = make.placements(this.draft).flat().find((p) => p.slot === slot);
    if (square !== undefined) return this.put(slot, Number(square));
    if (used) return this.lift(used.square);
    const spots = [...(on?.closest(".rack")?.querySelectorAll("li") ?? [])].map((li) => li.getBoundingClientRect());
    if (spots.length) this.order = make.reordered(this.order, slot, Math.min(this.order.length - 1, spots.filter((b) => b.left + b.width / 2 < x).length));
  }
  /** Keys of a page with a board: true if this one was the board's. */
  key(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    // keys that a button needs itself are the board's only where no other button has the focus
    const free = !target.closest("button, a, summary") || target.closest("[role=grid]") !== null;
    const key = pressed(event);
    if ((key === "Enter" || key === "Space" || key?.startsWith("Arrow")) && !free) return false;
    const action = does("tiles", event);
    if (key?.startsWith("Arrow")) {
      const to = step(this.cursor, key === "ArrowUp" || key === "ArrowDown", this.size, key === "ArrowUp" || key === "ArrowLeft" ? -1 : 1);
      if (to !== null) this.cursor = to;
      this.focus();
    } else if (!this.#now().live) return false;
    else if (action === "down") this.turn();
    else if (action === "close-word") this.draft = make.close(this.draft);
    else if (action === "lift") this.back();
    else if (action === "star") this.star();
    else {
      const letter = letterTyped(event, "[role=grid]");
      if (letter === null) return false;
      this.typed(letter, event.shiftKey);
    }
    return true;
  }
}
