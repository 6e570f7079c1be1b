// What a hand could have made, told once for as long as it stayed the best.

import type { ParolaRound } from "../../shapes";

type Chance = ParolaRound["chances"][number][number];

/** Chances in their order, without those that only repeat the word before. */
export function turning(chances: readonly Chance[]): Chance[] {
  return chances.filter((one, i) => one.word !== chances[i - 1]?.word);
}
