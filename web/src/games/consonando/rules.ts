// The rules of Consonando in words.

import type { ConsonandoRules, ConsonandoView } from "../../shapes";
import { has, t } from "../../house/texts.svelte";
import { span } from "../../house/words";

export function rulesLine(rules: ConsonandoRules): string {
  const key = `rules-${rules.name}-summary`;
  if (has(key)) return t(key);
  return [t("page-rules-rounds", { n: rules.draws.length }), span(rules.seconds)].join(" · ");
}

export function rulesLines(rules: ConsonandoRules): string[] {
  return [
    `${t("page-rules-rounds", { n: rules.draws.length })} · ${span(rules.seconds)}`,
    t("page-draws", { draws: rules.draws.join(", ") }),
    t("page-consonants-once"),
    t("page-consonants-points"),
    t("page-jollies", { n: rules.jollies }),
  ];
}

export function progress(view: ConsonandoView): string {
  return t("page-round-of", { n: view.round, of: view.rules.draws.length });
}
