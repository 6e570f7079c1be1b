// Says what happens at a table: in the live region, in the log of captions, by sounds.

import type { Happening } from "./happenings";
import { caption, say } from "./heard.svelte";
import { sound } from "./sounds";
import type { Table } from "./table.svelte";
import { has, t } from "./texts.svelte";

/** One happening, told. What a game says of its own words is left to the game. */
export function tell(what: Happening, table: Table): void {
  const room = table.view;
  if (!room) return;
  const name = (person: number): string => room.people[person]?.name ?? "";
  const seatName = (seat: number): string => name(room.playing?.people[seat] ?? -1);
  const aloud = (text: string): void => {
    say(text);
    caption(text);
  };
  switch (what.what) {
    case "came":
    case "left":
      if (what.person !== room.me) aloud(t(`page-told-${what.what}`, { name: name(what.person) }));
      return;
    case "ready":
      if (what.person !== room.me) aloud(t("page-told-ready", { name: name(what.person) }));
      return;
    case "host":
      aloud(what.person === room.me ? t("page-told-host-you") : t("page-told-host", { name: name(what.person) }));
      return;
    case "settings":
      aloud(t("page-told-settings"));
      return;
    case "said": {
      const line = room.chat.find((l) => l.n === what.line);
      if (line && line.person !== room.me)
        say(t("page-told-said", { name: name(line.person), text: line.quick ? t(`page-quick-${line.quick}`) : (line.text ?? "") }));
      return;
    }
    case "stopped":
      if (table.match?.me !== what.seat) aloud(t("page-told-stopped", { name: seatName(what.seat) }));
      return;
    case "phase":
      if (what.phase === "shaking") sound("dice");
      if (what.phase === "doubting" || what.phase === "reading" || what.phase === "over") sound("bell");
      // games that are played in turns tell their own phases
      if (has(`page-told-phase-${what.phase}`)) say(t(`page-told-phase-${what.phase}`));
      return;
    default:
      return;
  }
}
