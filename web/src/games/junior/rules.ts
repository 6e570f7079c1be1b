// The rules of Junior in words, for the grown-up who sets the table.

import type { JuniorRules, JuniorView } from "../../shapes";
import { has, t } from "../../house/texts.svelte";

export function rulesLine(rules: JuniorRules): string {
  const key = `rules-${rules.name}-summary`;
  return has(key) ? t(key) : t(`page-junior-level-${rules.level}`);
}

export function rulesLines(rules: JuniorRules): string[] {
  return [
    t("page-junior-cards", { n: rules.cards }),
    t("page-junior-longest", { n: rules.longest }),
    t(`page-junior-level-${rules.level}`),
    t("page-junior-others", { n: rules.more_letters }),
    t(rules.scores ? "page-junior-scores" : "page-junior-praise-only"),
  ];
}

export function progress(view: JuniorView): string {
  return t("page-junior-card-of", { n: view.card, of: view.cards });
}
