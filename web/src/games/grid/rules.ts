// The rules of a grid game in words, from its settings: right for a club's own rule set too.

import type { GridRules, GridView } from "../../shapes";
import { has, t } from "../../house/texts.svelte";
import { plain, signed, span } from "../../house/words";

function size(rules: GridRules): string {
  const facts = { rows: rules.rows, cols: rules.cols, grids: rules.grids };
  return rules.grids > 1 ? t("page-rules-grids", facts) : t("page-rules-size", facts);
}

function penalised(rules: GridRules): boolean {
  const { not_a_word, not_on_grid } = rules.penalties;
  return !!not_on_grid || (not_a_word ?? []).some(([, cost]) => cost < 0);
}

/** "3: 1 · 4: 1 · 5: 2 … 8+: 11". */
function points(rules: GridRules): string {
  const { table, beyond, per_letter } = rules.points;
  const rows = table.map(([letters, each], i) =>
    i === table.length - 1 && beyond === "same" ? `${letters}+: ${each}` : `${letters}: ${each}`,
  );
  const last = table.at(-1)?.[0] ?? 0;
  if (beyond === "each") rows.push(t("page-rules-points-each", { from: last + 1, n: per_letter }));
  if (beyond === "add") rows.push(t("page-rules-points-add", { from: last, n: per_letter }));
  return t("page-rules-points", { table: rows.join(" · ") });
}

function penalties(rules: GridRules): string {
  if (!penalised(rules)) return t("page-rules-no-penalties");
  const out: string[] = [];
  const steps = rules.penalties.not_a_word ?? [];
  if (steps.some(([, cost]) => cost)) {
    const costs = steps.map(([from, cost]) => `${from}+: ${signed(cost)}`).join(" · ");
    const only = steps[0];
    const cost = steps.length === 1 && only ? signed(only[1]) : costs;
    out.push(t(rules.penalties.asked_only ? "page-rules-penalty-asked" : "page-rules-penalty-word", { cost }));
  }
  if (rules.penalties.not_on_grid)
    out.push(t("page-rules-penalty-grid", { cost: signed(rules.penalties.not_on_grid) }));
  return out.join(" ");
}

function end(rules: GridRules): string {
  if (rules.target) return t("page-rules-target", { n: rules.target });
  return t("page-rules-rounds", { n: rules.rounds ?? 1 });
}

/** One line under the name: what a player has to know before he sits down. */
export function rulesLine(rules: GridRules): string {
  const key = `rules-${rules.name}-summary`;
  if (has(key)) return t(key);
  return [
    size(rules),
    t("page-rules-minimum", { n: rules.minimum }),
    span(rules.seconds),
    t(`page-rules-same-${rules.same_word}`),
    t(penalised(rules) ? "page-rules-penalties" : "page-rules-no-penalties"),
  ].join(" · ");
}

/** Everything that is agreed by pressing *ready*, point by point. */
export function rulesLines(rules: GridRules): string[] {
  return [
    `${size(rules)} · ${t("page-rules-minimum", { n: rules.minimum })} · ${span(rules.seconds)}`,
    points(rules),
    t(`page-rules-same-${rules.same_word}-long`),
    penalties(rules),
    t(`page-rules-${rules.verdicts}`),
    ...(rules.verify === "challenged" ? [t("page-rules-challenged")] : []),
    ...(rules.overrule ? [t("page-rules-overrule")] : []),
    ...(rules.normalise === "raw" ? [] : [t("page-rules-normalise", { how: t(`page-normal-${rules.normalise}`) })]),
    ...(rules.teams ? [t("page-rules-teams")] : []),
    end(rules),
  ];
}

/** A total as it is read: hundredths (as sent where something else than points ranks) as a number with a decimal. */
export function score(view: GridView, total: number): string {
  return plain(view.rules.normalise === "raw" ? total : Math.round(total / 10) / 10);
}

/** "round 2 of 5", or "round 2, to 50 points". */
export function progress(view: GridView): string {
  const { rounds, target } = view.rules;
  if (target) return t("page-round-to", { n: view.round, target });
  return rounds ? t("page-round-of", { n: view.round, of: rounds }) : t("page-round", { n: view.round });
}
