// The rules of a tile game in words, from its settings: right for a changed one too.

import type { TilesRules, TilesView } from "../../shapes";
import { has, t } from "../../house/texts.svelte";
import { span } from "../../house/words";
import { sizeOf } from "./squares";

export function rulesLine(rules: TilesRules): string {
  const key = `rules-${rules.name}-summary`;
  if (has(key)) return t(key);
  const n = sizeOf(rules);
  return `${n}×${n} · ${t("page-tiles-tiles", { n: rules.rack })}`;
}

function clock(rules: TilesRules): string {
  if (rules.duplicate || rules.clock === "turn") return t("page-tiles-rules-turn", { time: span(rules.turn_seconds) });
  if (rules.clock === "game") {
    const time = span(rules.game_seconds);
    return rules.increment_seconds ? t("page-tiles-rules-game-more", { time, more: span(rules.increment_seconds) }) : t("page-tiles-rules-game", { time });
  }
  return t("page-tiles-rules-no-clock");
}

export function rulesLines(rules: TilesRules): string[] {
  const n = sizeOf(rules);
  const tiles = rules.tiles.tiles.reduce((sum, [, count]) => sum + count, 0) + (rules.tiles.blanks ?? 0) + (rules.tiles.stars ?? 0);
  const bonus = rules.bonus.flatMap((points, count) => (points ? [`${count}: +${points}`] : [])).join(" · ");
  return [
    `${n}×${n} · ${t("page-tiles-tiles", { n: tiles })} · ${t("page-tiles-rack", { n: rules.rack })}`,
    t(rules.several ? "page-tiles-rules-several" : rules.duplicate ? "page-tiles-rules-duplicate" : "page-tiles-rules-one"),
    t(`page-tiles-rules-${rules.connection}`),
    t(`page-tiles-rules-premium-${rules.premium}`),
    ...(bonus ? [t("page-tiles-rules-bonus", { table: bonus })] : []),
    ...(rules.swap ? [t("page-tiles-rules-swap")] : []),
    ...(rules.duplicate ? [] : [t("page-tiles-rules-exchange", { n: rules.exchange_from }), t(`page-tiles-rules-challenge-${rules.challenge}`, { n: rules.challenge_points })]),
    ...(rules.switches["vulgar"] === false ? [t("page-tiles-rules-no-vulgar")] : []),
    clock(rules),
  ];
}

/** Which of its tables a host has brought himself: "own tiles"; "" for none. */
export function ownMark(rules: TilesRules): string {
  const [board, tiles] = [rules.layout.name === "own", rules.tiles.name === "own"];
  return board || tiles ? t(`page-tiles-own-${board && tiles ? "both" : board ? "board" : "tiles"}`) : "";
}

/** What stands beside the rules' name: tables that the house has derived, though the rules are known; a host's own. */
export function marks(rules: TilesRules): { text: string; brief: string }[] {
  const [board, tiles] = [rules.derived.includes("layout"), rules.derived.includes("tiles")];
  const derived = rules.confidence !== "D" && (board || tiles);
  const own = ownMark(rules);
  return [
    ...(derived ? [{ text: t(`page-tiles-derived-${board && tiles ? "both" : board ? "board" : "tiles"}`), brief: "D" }] : []),
    ...(own ? [{ text: own, brief: own }] : []),
  ];
}

export const progress = (view: TilesView): string => t(view.rules.duplicate ? "page-tiles-draw-n" : "page-tiles-turn-n", { n: view.n });
