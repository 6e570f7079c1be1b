// A refusal is a code and facts; the words are found here, in the reader's language.

import type { Problem, Refusal } from "../shapes";
import { No } from "./ask";
import { has, t } from "./texts.svelte";

/** The sentence of a refusal. A code without words (a newer house than this page) still says something. */
export function why(refusal: Refusal | Problem): string {
  return has(refusal.code) ? t(refusal.code, refusal.facts) : t("page-refused");
}

/** What to say when a question to the house came to nothing: its own reason, or that it does not answer. */
export function failure(no: unknown): string {
  return no instanceof No ? why(no.problem) : t("page-house-silent");
}
