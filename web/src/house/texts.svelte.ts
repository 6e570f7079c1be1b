// What the page says, in the reader's language: Fluent messages, fetched by language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../shapes";
import { soft } from "./names";

export const LANGUAGES: readonly Language[] = ["it", "fr", "en", "ru", "pl"];
/** Each language by its own name. */
export const OWN_NAMES: Record<Language, string> = {
  it: "Italiano",
  fr: "Français",
  en: "English",
  ru: "Русский",
  pl: "Polski",
};

export type Facts = Record<string, FluentVariable>;

const sources: Record<Language, () => Promise<{ default: string }>> = {
  it: () => import("../texts/it"),
  fr: () => import("../texts/fr"),
  en: () => import("../texts/en"),
  ru: () => import("../texts/ru"),
  pl: () => import("../texts/pl"),
};

/** A bundle of messages. Throws for text that Fluent cannot read. Names stand in `<bdi>` of their own instead of marks. */
export function bundle(language: Language, text: string): FluentBundle {
  const out = new FluentBundle(language, { useIsolating: false });
  const errors = out.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  return out;
}

let spoken = $state.raw<FluentBundle>(new FluentBundle("en"));
let current = $state<Language>("en");
let turn = 0;

/** The language that the page speaks. */
export function language(): Language {
  return current;
}

/** Fetch a language and speak it. The last call wins, whatever arrives first. */
export async function speak(wanted: Language): Promise<void> {
  const mine = ++turn;
  const text = (await sources[wanted]()).default;
  if (mine !== turn) return;
  spoken = bundle(wanted, text);
  current = wanted;
  document.documentElement.lang = wanted;
}

/** Whether there is a message for this key. */
export function has(key: string): boolean {
  return spoken.getMessage(key)?.value != null;
}

/** Names within a sentence may go on in the next line too. */
function named(facts: Facts): Facts {
  const out = { ...facts };
  for (const key of ["name", "names", "host"]) if (typeof out[key] === "string") out[key] = soft(out[key]);
  return out;
}

/** The message `key`. A key that no file has is our bug: it is shown as it is, and said in the console. */
export function t(key: string, facts?: Facts): string {
  const pattern = spoken.getMessage(key)?.value;
  if (pattern == null) {
    console.error(`no message ${key} in ${current}`);
    return key;
  }
  const errors: Error[] = [];
  const said = spoken.formatPattern(pattern, facts ? named(facts) : null, errors);
  for (const error of errors) console.error(`message ${key} in ${current}:`, error.message);
  return said;
}

/** The first of the reader's languages that the house speaks. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((x) => x === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}
