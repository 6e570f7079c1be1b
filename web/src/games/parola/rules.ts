// The rules of PAROLA in words, from its settings.

import type { ParolaRules, ParolaView } from "../../shapes";
import { has, t } from "../../house/texts.svelte";
import { span } from "../../house/words";

export function rulesLine(rules: ParolaRules): string {
  const key = `rules-${rules.name}-summary`;
  return has(key) ? t(key) : rulesLines(rules).slice(0, 2).join(" · ");
}

/** How a race for the discard is decided: shown with the rules, and while it runs. */
export function raceRule(rules: ParolaRules, window: number): string {
  return [t("page-parola-window", { n: window }), rules.fair_ms ? t("page-parola-fair", { n: rules.fair_ms }) : t("page-parola-arrival")].join(" ");
}

export function rulesLines(rules: ParolaRules): string[] {
  return [
    t("page-parola-dealt", { n: rules.hand }),
    t(rules.categories ? "page-parola-any-length" : "page-parola-exact", { n: rules.hand }),
    t("page-parola-race-rule"),
    raceRule(rules, rules.window_seconds),
    ...(rules.obliged ? [] : [t("page-parola-not-obliged")]),
    t(`page-parola-laying-${rules.laying}`),
    t("page-parola-contest-rule", { time: span(rules.contest_seconds) }),
    rules.turn_seconds ? t("page-parola-turn-clock", { time: span(rules.turn_seconds) }) : t("page-parola-no-clock"),
    t(rules.plurals ? "page-parola-plurals" : "page-parola-lemmas"),
    t("page-rules-target", { n: rules.target }),
  ];
}

export function progress(view: ParolaView): string {
  return t("page-round-to", { n: Math.max(1, view.round), target: view.rules.target });
}
