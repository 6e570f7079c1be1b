// Why a word counts or does not, as a sentence in the reader's language.

import type { Why, Word } from "../../shapes";
import { has, t } from "../../house/texts.svelte";

/** The lexicon's answer as a sentence; "" where there is none to give. */
export function explain(why: Why): string {
  const facts = { word: why.word, lemma: why.lemma ?? "", admission: why.admission ?? "" };
  return has(why.code) ? t(why.code, facts) : "";
}

/** What is said of a word besides its mark: the lexicon's answer, or what the mark means. */
export function reason(word: Word): string {
  const said = word.why ? explain(word.why) : "";
  return said || t(`mark-${word.mark}-note`);
}
