// For whom the next match at a table waits.

import type { Person, RoomView } from "../shapes";
import { language, t } from "./texts.svelte";
import { together } from "./words";

/** Those who have not said that they are ready, or whose line is lost; `back`: it is only for their return. */
export function waitedFor({ people, me }: Pick<RoomView, "people" | "me">): { who: Person[]; back: boolean } {
  const others = people.filter((p, i) => p.seated && !p.gone && !p.bot && i !== me);
  const slow = others.filter((p) => !p.missed && !(p.ready && p.here));
  if (slow.length) return { who: slow, back: slow.every((p) => !p.here) };
  // nobody plays alone because the others are missed
  const alone = !people.some((p, i) => p.seated && !p.gone && !p.missed && i !== me);
  return { who: alone ? others : [], back: true };
}

/** In a sentence; "" if nobody is waited for. */
export function waitingText(room: Pick<RoomView, "people" | "me">): string {
  const { who, back } = waitedFor(room);
  return who.length ? t(back ? "page-waiting-return" : "page-waiting-for", { names: together(who.map((p) => p.name), language()) }) : "";
}
