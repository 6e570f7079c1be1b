// The grid of the day as this page knows it: the last board, and how long until the day changes, by the house's clock.

import { dailyBoard, playDaily } from "./ask";
import { failure } from "./refusals";
import { go } from "./router.svelte";
import type { DailyBoard, Language } from "../shapes";

const AGAIN_MS = 30_000;
const FRESH_MS = 1000;
/** so that not all ask in the same moment when the day has changed */
const SPREAD_MS = 4000;

export class Daily {
  board = $state.raw<DailyBoard | null>(null);
  trouble = $state("");
  busy = $state(false);
  /** ms until the next grid; null before the house has answered */
  left = $state<number | null>(null);
  #heard = performance.now();
  #turn = 0;

  /** `board`: if it was asked for already, so that it is there from the first moment on. */
  constructor(board: DailyBoard | null = null) {
    this.board = board;
    this.#count();
  }

  /** Ask for a day (null: today, whichever it is), and again from time to time. The answer stops it. */
  follow(language: Language, day: string | null): () => void {
    const mine = ++this.#turn;
    const late = 500 + Math.random() * SPREAD_MS;
    let asked = performance.now();
    const ask = (): void => {
      asked = performance.now();
      dailyBoard(language, day).then(
        (board) => {
          if (mine !== this.#turn) return;
          this.#heard = performance.now();
          [this.board, this.trouble] = [board, ""];
          this.#count();
        },
        (no: unknown) => {
          if (mine === this.#turn) this.#tell(no);
        },
      );
    };
    const beat = setInterval(() => {
      this.#count();
      const changed = this.board !== null && this.#until(this.board) < -late;
      if (document.visibilityState === "visible" && performance.now() - asked > (changed ? SPREAD_MS : AGAIN_MS)) ask();
    }, 1000);
    const back = (): void => {
      if (document.visibilityState === "visible") ask();
    };
    document.addEventListener("visibilitychange", back);
    if (!this.#fresh(language, day)) ask();
    return () => {
      clearInterval(beat);
      document.removeEventListener("visibilitychange", back);
    };
  }

  /** Open today's grid, or take one's own up again, and go there. The answer: whether the house let it happen. */
  async play(language: Language, name: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    try {
      const { table } = await playDaily(language, name);
      go(`/t/${table}`);
      return true;
    } catch (no) {
      this.#tell(no);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Whether what is known was asked for just now. */
  #fresh(language: Language, day: string | null): boolean {
    const known = this.board;
    return known?.language === language && known.day === (day ?? known.today) && performance.now() - this.#heard < FRESH_MS;
  }

  #until(board: DailyBoard): number {
    return board.next - board.now - (performance.now() - this.#heard);
  }

  #count(): void {
    this.left = this.board && Math.max(0, this.#until(this.board));
  }

  #tell(no: unknown): void {
    this.trouble = failure(no);
  }
}
