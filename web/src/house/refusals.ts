// A refusal is a code and facts; the words are found here, in the reader's language.

import type { Problem, Refusal } from "../shapes";
import { has, t } from "./texts.svelte";

/** The sentence of a refusal. A code without words (a newer house than this page) still says something. */
export function why(refusal: Refusal | Problem): string {
  return has(refusal.code) ? t(refusal.code, refusal.facts) : t("page-refused");
}
