// What happened between two views of a card game, in sentences: for the live regions and the list of last moves.

import { t } from "../../house/texts.svelte";
import type { CardMove, ParolaView } from "../../shapes";
import { face } from "./cards";

/** A letter and its value, or the jolly: how a card is called by what it shows first. */
export function cardName(view: Pick<ParolaView, "rules">, card: number): string {
  const shown = face(view.rules, card);
  return shown.jolly ? t("page-parola-jolly") : `${shown.up.toUpperCase()}/${shown.down.toUpperCase()}`;
}

/** A card for somebody who does not see it: both letters with their values. */
export function cardWords(view: Pick<ParolaView, "rules">, card: number, flipped = false): string {
  const { jolly, up, down, upValue, downValue } = face(view.rules, card, flipped);
  if (jolly) return t("page-parola-jolly");
  return t("page-parola-card", { up: up.toUpperCase(), value: upValue, down: down.toUpperCase(), other: downValue });
}

export type Name = (seat: number) => string;

/** One movement of cards. */
export function moveLine(view: ParolaView, move: CardMove, name: Name): string {
  const seat = move.seat ?? -1;
  const mine = seat === view.me ? "you" : "other";
  const who = seat < 0 ? "" : name(seat);
  const card = move.card == null ? "" : cardName(view, move.card);
  if (move.what === "discarded" && move.by != null)
    return t("page-parola-move-picked", { by: name(move.by), name: who, card, mine: move.by === view.me ? "you" : "other" });
  return t(`page-parola-move-${move.what}`, { name: who, card, mine });
}

export interface Telling {
  /** interrupts: a card is open, somebody said PAROLA, a word lies on the table */
  urgent: boolean;
  text: string;
}

/** What is told of the step from one view to the next. Nothing of a first view: after a reconnection no old news. */
export function tellings(before: ParolaView | null, after: ParolaView, name: Name): Telling[] {
  if (!before || before === after) return [];
  const out: Telling[] = [];
  const last = before.moves.at(-1)?.n ?? -1;
  for (const move of after.moves)
    if (move.n > last && move.what !== "out") out.push({ urgent: false, text: moveLine(after, move, name) });
  if (after.declared && !before.declared && after.holder !== null)
    out.push({ urgent: true, text: t("page-parola-said", { name: name(after.holder), mine: after.holder === after.me ? "you" : "other" }) });
  if (after.on_table !== null && (before.on_table !== after.on_table || before.phase !== after.phase)) {
    const laid = after.seats[after.on_table]?.laid;
    const key = after.phase === "voting" ? "vote" : after.phase === "contest" ? "contest" : "";
    if (laid && key) out.push({ urgent: true, text: t(`page-parola-told-${key}`, { name: name(after.on_table), word: laid.word.toUpperCase() }) });
  }
  after.seats.forEach((seat, i) => {
    if (seat.laid?.stands && !before.seats[i]?.laid?.stands)
      out.push({ urgent: false, text: t("page-parola-made", { name: name(i), word: seat.laid.word.toUpperCase(), n: seat.laid.points }) });
  });
  const opened = after.open !== null && (after.open !== before.open || after.began !== before.began);
  if (opened && after.open !== null && (after.phase === "open" || after.phase === "choosing"))
    out.push({ urgent: true, text: t("page-parola-open-now", { card: cardWords(after, after.open) }) });
  if (after.phase === "counting" && before.phase !== "counting") out.push({ urgent: false, text: t("page-parola-round-over") });
  return out;
}
