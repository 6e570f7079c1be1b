// Small words and figures that every page writes alike.

import type { Language, RoomView, RuleSet } from "../shapes";
import { dateOf } from "./days";
import { has, t } from "./texts.svelte";

/** The name of a rule set in the reader's language, or the title that its author gave it. */
export function rulesName(rules: Pick<RuleSet, "name" | "title">): string {
  const key = `rules-${rules.name}`;
  return has(key) ? t(key) : rules.title || rules.name;
}

/** The rule set and the language of its words; where the rule set is named after the language, once. */
export function rulesTitle(rules: RuleSet, language: Language): string {
  const name = rulesName(rules);
  return rules.name.includes(`-${language}`) ? name : `${name} · ${t(`page-lang-${language}`)}`;
}

/** Where a rule set of ours comes from, in the reader's language; the source of anybody else's as it is. */
export function cited(source: string): string {
  const key = `source-${source.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
  return has(key) ? t(key) : source;
}

/** Parts of a rule set that are derived, in words. */
export function derivedParts(rules: Pick<RuleSet, "derived">, language: string): string {
  return together(rules.derived.map((part) => (has(`page-part-${part}`) ? t(`page-part-${part}`) : part)), language);
}

/** "3 min", "90 s". */
export function span(seconds: number): string {
  return seconds % 60 ? t("page-span-seconds", { n: seconds }) : t("page-span-minutes", { n: seconds / 60 });
}

/** A number with a true minus. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A number with its sign, with a true minus: "+11", "−2", "0". */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

/** How a table is called: by its title, or after its host. */
export function tableName(room: RoomView): string {
  if (room.daily) return t("page-daily-of", { date: dateOf(room.daily) });
  const host = room.people[room.host]?.name;
  return room.title || (host ? t("page-table-of", { name: host }) : t("page-new-table"));
}

/** "Anna, Piotr and Giulia" as the reader's language joins names. */
export function together(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
