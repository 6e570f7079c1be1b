// Why a word counts or does not, as a sentence in the reader's language: the same one that the house would say.

import type { Why } from "../shapes";
import { has, t, type Facts } from "./texts.svelte";

/** Says a message: the page's own tongue, or another one in tests. */
export type Say = (key: string, facts?: Facts) => string;

const CASES = ["nom", "gen", "dat", "acc", "ins", "loc", "voc"];
const CLASSES = ["noun", "adj", "verb", "adv", "num", "pron", "art", "det", "prep", "conj", "ptcl", "intj", "pred"];
const NAMES = ["brand", "given", "family", "place", "org"];
const DERIVED = ["dim", "aug", "pej", "pet"];
const DEGREES = ["mente", "comp", "sup", "short", "trunc"];
const MOODS = ["ind-pres", "ind-impf", "ind-past", "ind-fut", "sub-pres", "sub-impf"];

/** One sentence: "mangiavo: imperfect of mangiare; these rules take infinitives and participles". */
export function explain(why: Why, say: Say = t): string {
  const reading = why.kinds?.length ? describe(why, say) : "";
  const facts = {
    reading,
    rule: why.reason ? rule(why, say) : "",
    letter: why.letter ?? "",
    list: why.admission ?? "",
    language: why.language ?? "",
  };
  return say("words-why-sentence", { word: why.word, reason: say(why.code, facts) });
}

/** The sentence, or "" when this page does not know the answer's words. */
export function explained(why: Why | null | undefined): string {
  return why && has(why.code) ? explain(why) : "";
}

function describe(why: Why, say: Say): string {
  const tags = new Set(why.kinds);
  if (tags.has("base")) return headword(tags, why.base ?? "", say);
  const name = CLASSES.find((c) => tags.has(c)) ?? "other";
  const of = say("words-of", { class: name, lemma: why.lemma ?? "" });
  return say("words-reading", { form: form(tags, why.language ?? "", say), of });
}

function headword(tags: Set<string>, base: string, say: Say): string {
  if (tags.has("abbr")) return say("words-class-abbr");
  if (tags.has("proper")) return say(`words-class-${NAMES.find((n) => tags.has(n)) ?? "proper"}`);
  const derived = DERIVED.find((d) => tags.has(d));
  if (derived) {
    const form = say(`words-form-${derived}`);
    return base ? say("words-derived", { form, base }) : form;
  }
  if (tags.has("noun") && tags.has("ger")) return say("words-verb-noun-ger");
  return say(`words-class-${CLASSES.find((c) => tags.has(c)) ?? "other"}`);
}

/** Which form of its lemma: verb form or degree first, then case or gender and number. */
function form(tags: Set<string>, words: string, say: Say): string {
  let first = "";
  if (tags.has("verb")) {
    first = say(`words-verb-${verbForm(tags, words)}`);
    if (tags.has("clitic")) first = say("words-form-clitic", { form: first });
  } else {
    const degree = DEGREES.find((d) => tags.has(d));
    if (degree) first = say(`words-form-${degree}`);
  }
  const second = !tags.has("verb") || tags.has("part") ? agreement(tags, say) : "";
  if (first && second) return say("words-form-two", { first, second });
  return first || second || say("words-form-other");
}

function verbForm(tags: Set<string>, words: string): string {
  const slavic = words === "ru" || words === "pl"; // one past tense; what is tagged ger is an adverbial participle
  if (slavic && tags.has("ger")) return "advp";
  if (tags.has("part")) {
    const which = ["pass", "pres", "past"].find((x) => tags.has(x));
    return which ? `part-${which}` : "part";
  }
  const plain = ["inf", "ger", "advp", "impers", "imp", "cond"].find((x) => tags.has(x));
  if (plain) return plain;
  const tense = ["pres", "impf", "past", "fut"].find((x) => tags.has(x)) ?? "";
  for (const mood of ["ind", "sub"])
    if (tags.has(mood) && !slavic) {
      const whole = `${mood}-${tense}`;
      return MOODS.includes(whole) ? whole : mood === "sub" ? "sub" : "fin";
    }
  return tense || (tags.has("fin") ? "fin" : "other");
}

function agreement(tags: Set<string>, say: Say): string {
  const number = tags.has("pl") && !tags.has("sg") ? "pl" : tags.has("sg") ? "sg" : "";
  const grammatical = CASES.find((c) => tags.has(c));
  if (grammatical && number)
    return say("words-form-case", { case: say(`words-case-${grammatical}`), number: say(`words-number-${number}`) });
  if (grammatical) return say(`words-case-${grammatical}`);
  const genders = ["m", "f", "n"].filter((g) => tags.has(g));
  const gender = genders.length === 1 ? (genders[0] ?? "") : "";
  if (tags.has("part") && gender === "m" && number === "sg") return ""; // the usual form of a participle
  if (number === "pl" && (tags.has("noun") || gender === "" || gender === "n")) return say("words-agree-pl");
  if (gender && number) return say(`words-agree-${gender}-${number}`);
  if (gender === "f") return say("words-agree-f");
  return number ? say(`words-agree-${number}`) : "";
}

/** What the rules take instead, as the end of the sentence. */
function rule(why: Why, say: Say): string {
  const group = why.reason === "verb" ? "verbs" : why.reason === "class" ? "classes" : "";
  const parts = group ? (why.accepts ?? []).map((a) => say(`words-${group}-${a}`)) : [];
  const last = parts.at(-1) ?? "";
  const forms = parts.length < 2 ? last : say("words-and", { first: parts.slice(0, -1).join(", "), last });
  return say(`words-rule-${why.reason}`, { forms });
}
