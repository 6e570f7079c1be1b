// Turns in words: for the list, and for those who listen.

import { explained } from "../../house/explain";
import { why } from "../../house/refusals";
import { t } from "../../house/texts.svelte";
import type { Refusal, TilesMade, TilesTurn, Why } from "../../shapes";

/** The words that a turn made, the main ones. */
export const mainWords = (made: readonly TilesMade[]): string => made.map((m) => m.words[0]?.word ?? "").join(", ");

/** "Ugo: ŻABA, 30 points", "Ugo exchanges three tiles". */
export function told(turn: TilesTurn, name: string): string {
  switch (turn.kind) {
    case "play":
    case "top": {
      const facts = { name, words: mainWords(turn.made ?? []), points: turn.points ?? 0 };
      if (turn.withdrawn) return t("page-tiles-told-withdrawn", facts);
      return t(turn.kind === "top" ? "page-tiles-told-top" : "page-tiles-told-play", facts);
    }
    case "exchange":
      return t("page-tiles-told-exchange", { name, n: turn.exchanged ?? 0 });
    default:
      return t(`page-tiles-told-${turn.kind}`, { name });
  }
}

/** Why a draft does not stand, with the lexicon's reason where a word is at fault. */
export function reason(refusal: Refusal): string {
  if (refusal.code === "tiles-word") {
    try {
      const said = explained(JSON.parse(String(refusal.facts?.["why"] ?? "null")) as Why | null);
      if (said) return said;
    } catch {
      // then the plain sentence has to do
    }
  }
  return why(refusal);
}
