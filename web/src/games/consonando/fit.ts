// A word against the consonants drawn: what it uses, what it lacks.

import type { ConsonandoJolly, Language } from "../../shapes";
import { fold } from "../../house/fold";

/** The draw as a jolly leaves it. */
export function changed(draw: string, jolly: ConsonandoJolly | null): string[] {
  const out = [...draw];
  const at = jolly?.remove ? out.indexOf(jolly.remove) : -1;
  if (at >= 0) out.splice(at, 1);
  if (jolly?.add) out.push(jolly.add);
  return out;
}

export interface Fit {
  letters: number;
  /** which letters of the draw are used, by place */
  used: boolean[];
  /** the first consonant that the draw lacks */
  missing: string | null;
}

/** Each drawn consonant serves at most once; vowels are free. */
export function fit(word: string, draw: readonly string[], vowels: string, language: Language): Fit {
  const letters = [...fold(word, language)];
  const used = draw.map(() => false);
  let missing: string | null = null;
  for (const letter of letters) {
    if (vowels.includes(letter)) continue;
    const at = draw.findIndex((one, i) => one === letter && !used[i]);
    if (at >= 0) used[at] = true;
    else missing ??= letter;
  }
  return { letters: letters.length, used, missing };
}
