// Letters for small hands: which die a key means, and how a letter is spoken.

/** The first free die that shows this letter; without its accent if there is no better one. -1: none. */
export function dieFor(key: string, dice: readonly string[], row: readonly (number | null)[]): number {
  const wanted = key.toLowerCase();
  const bare = (letter: string): string => letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const free = dice.map((letter, die) => ({ letter: letter.toLowerCase(), die })).filter(({ die }) => !row.includes(die));
  const found = free.find(({ letter }) => letter === wanted) ?? free.find(({ letter }) => bare(letter) === bare(wanted));
  return found?.die ?? -1;
}

/** The last place that holds a die; -1: none. */
export function lastFilled(row: readonly (number | null)[]): number {
  return row.findLastIndex((die) => die !== null);
}

/** Whether this browser can speak at all. */
export const speaks = (): boolean => typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";

/** Say something in the language of the words; what was being said stops. */
export function speak(text: string, language: string): void {
  if (!speaks()) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language;
  said.rate = 0.85;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.toLowerCase().startsWith(language));
  if (voice) said.voice = voice;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
