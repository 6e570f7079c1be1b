// Letters as the games count them. The house folds again and decides; here it only finds what to light up.

import type { Language } from "../shapes";

/** A text as the letters that are traced: accents of it, fr and en gone, ё as е, Polish letters kept apart. */
export function fold(text: string, language: Language): string {
  let out = text.normalize("NFC").toLowerCase();
  if (language === "ru") out = out.replaceAll("ё", "е");
  else if (language !== "pl") {
    out = out
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae");
  }
  return out.replace(/[\s'’ʼ`-]/gu, "");
}
