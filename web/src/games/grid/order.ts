// Orders and sizes of a read-out list.

import type { Mark, Missed, Word } from "../../shapes";

const RANK: Mark[] = ["valid", "disputed", "cancelled", "not-admitted", "not-a-word", "not-on-the-grid", "too-short", "repeated", "noted"];

/** Words by verdict: what brought most first, then by the order in which they were written. */
export function byVerdict(words: readonly Word[]): Word[] {
  const rank = (word: Word): number => RANK.indexOf(word.mark);
  return words
    .map((word, i) => ({ word, i }))
    .sort((a, b) => rank(a.word) - rank(b.word) || (b.word.points ?? 0) - (a.word.points ?? 0) || a.i - b.i)
    .map(({ word }) => word);
}

/** Long words are set smaller, in steps, so that none is broken or cut. */
export function step(word: string): string {
  const n = [...word].length;
  return n >= 23 ? "xlw x4" : n >= 18 ? "xlw x3" : n >= 13 ? "xlw" : n >= 10 ? "lw" : n >= 8 ? "mw" : "";
}

/** Missed words by length, longest first; within a length the common ones first. */
export function byLength(missed: readonly Missed[]): { letters: number; words: Missed[] }[] {
  const groups = new Map<number, Missed[]>();
  for (const word of missed) {
    const letters = [...word.word].length;
    groups.set(letters, [...(groups.get(letters) ?? []), word]);
  }
  return [...groups]
    .sort(([a], [b]) => b - a)
    .map(([letters, words]) => ({
      letters,
      words: words.sort((a, b) => b.common - a.common || a.word.localeCompare(b.word)),
    }));
}
