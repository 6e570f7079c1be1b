// People's names where there is little room, and colours' stand-in: initials.

/** First name and an initial: "Jean-Baptiste de la Rochefoucauld" is "Jean-Baptiste R." Never an ellipsis. */
export function short(name: string): string {
  const parts = name.trim().split(/\s+/u);
  const [first = "", ...rest] = parts;
  // "de la Rochefoucauld" goes by R: particles are written small
  const last = rest.filter((part) => part[0] !== part[0]?.toLowerCase()).at(-1) ?? rest.at(-1);
  if (!last) return first;
  const initial = [...last][0] ?? "";
  return /\p{L}/u.test(initial) ? `${first} ${initial}.` : `${first} ${last}`;
}

/** One or two letters for the round badge. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/[\s-]+/u)
    .map((part) => [...part][0] ?? "")
    .filter((x) => /[\p{L}\p{N}]/u.test(x));
  return letters.slice(0, 2).join("") || [...name.trim()][0] || "·";
}

/** Letters in a row that stand on one line even where there is little room. */
const UNBROKEN = 16;
const VOWEL = /[aeiouyàâäáąéèêëęíìîïóòôöõúùûüœæаеёиоуыэюяіїє]/iu;

/**
 * A text whose very long words may go on in the next line, with a hyphen: soft ones stand where a syllable ends, or
 * after some letters where there are no syllables. Shorter words stay as they are.
 */
export function soft(text: string): string {
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const letters = [...new Intl.Segmenter().segment(word)].map((s) => s.segment);
    if (letters.length <= UNBROKEN) return word;
    let since = 0;
    return letters
      .map((letter, i) => {
        since++;
        const next = letters[i + 1] ?? "";
        const after = letters.length - 1 - i;
        const syllable = VOWEL.test(letter) && next !== "" && !VOWEL.test(next) && VOWEL.test(letters[i + 2] ?? "");
        if (after < 3 || since < 3 || !(syllable || since >= 6)) return letter;
        since = 0;
        return `${letter}\u00ad`;
      })
      .join("");
  });
}

/** The class that sets a name with long parts smaller, in steps, so that none of them is broken or cut. */
export function fit(name: string): string {
  const longest = Math.max(0, ...name.split(/[\s-]+/u).map((part) => [...part].length));
  return longest > 12 ? "fit2" : longest > 9 ? "fit1" : "";
}
