// Which word of a round is looked at: one on somebody's list, one that everybody missed, one that came after the bell.

import type { GridView, Missed, Word } from "../../../shapes";

export interface Chosen {
  /** whose list, by seat */
  of: number | "missed" | "late";
  word: string;
  grid: number;
}

export const chose = (of: Chosen["of"], word: Word | Missed): Chosen => ({ of, word: word.word, grid: word.grid ?? 0 });

/** Whether it is this one. */
export const isChosen = (chosen: Chosen | null, of: Chosen["of"], word: Word | Missed): boolean =>
  chosen !== null && chosen.of === of && chosen.word === word.word && chosen.grid === (word.grid ?? 0);

/** The word itself, as the house sent it. */
export function found(view: GridView, chosen: Chosen | null): Word | Missed | null {
  if (!chosen) return null;
  const { of } = chosen;
  const among: readonly (Word | Missed)[] | undefined =
    of === "late" ? (view.after ?? undefined) : of === "missed" ? view.reading?.missed : view.reading?.lists[of];
  return among?.find((word) => isChosen(chosen, of, word)) ?? null;
}
