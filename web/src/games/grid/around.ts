// What lay beside the words that somebody found: one letter away, longer ones, and the shorter ones inside.

import type { Language, Missed, Word } from "../../shapes";
import { fold } from "../../house/fold";

export interface Around {
  word: Word;
  /** one letter more, before or after */
  hooks: Missed[];
  /** longer by more: they begin or end with the word */
  longer: Missed[];
  /** shorter: the word begins with them */
  prefixes: Missed[];
}

const COUNTS = new Set(["valid", "cancelled"]);

/** Of each word that counts, the missed words on the same grid around it; words with nothing around are left out. */
export function around(mine: readonly Word[], missed: readonly Missed[], language: Language): Around[] {
  const others = missed.map((m) => ({ m, letters: fold(m.word, language), grid: m.grid ?? 0 }));
  return mine
    .filter((word) => COUNTS.has(word.mark))
    .map((word) => {
      const letters = fold(word.word, language);
      const near = others.filter((o) => o.grid === (word.grid ?? 0) && o.letters !== letters);
      const grown = near.filter((o) => o.letters.startsWith(letters) || o.letters.endsWith(letters));
      const one = [...letters].length + 1;
      return {
        word,
        hooks: grown.filter((o) => [...o.letters].length === one).map((o) => o.m),
        longer: grown.filter((o) => [...o.letters].length > one).map((o) => o.m),
        prefixes: near.filter((o) => letters.startsWith(o.letters)).map((o) => o.m),
      };
    })
    .filter((a) => a.hooks.length + a.longer.length + a.prefixes.length > 0);
}
