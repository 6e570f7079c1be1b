// What changed between two views: the page animates it, says it and lets it be heard.

import type { MatchView, RoomView } from "../shapes";

export interface Views {
  table: RoomView | null;
  match: MatchView | null;
}

export type Happening =
  | { what: "came" | "left" | "ready" | "not-ready"; person: number }
  | { what: "host"; person: number }
  | { what: "settings" }
  | { what: "said"; line: number }
  | { what: "round"; round: number }
  | { what: "phase"; phase: MatchView["phase"] }
  | { what: "stopped"; seat: number }
  | { what: "over" };

/** A round of the match, or what its game has instead: a tile game's turns, Junior's cards. */
const round = (match: MatchView): number =>
  match.type === "tiles" ? match.n : match.type === "junior" ? match.card : match.round;

/** Happenings in the order in which they are told. Nothing is told of a first view: it is simply there. */
export function happenings(before: Views, after: Views): Happening[] {
  const out: Happening[] = [];
  const [a, b] = [before.table, after.table];
  if (a && b && a !== b) {
    b.people.forEach((person, i) => {
      const old = a.people[i];
      const was = old !== undefined && !old.gone && (old.here === true || !!old.bot);
      const is = !person.gone && (person.here === true || !!person.bot);
      if (is !== was) out.push({ what: is ? "came" : "left", person: i });
      if (old && !person.gone && !!old.ready !== !!person.ready)
        out.push({ what: person.ready ? "ready" : "not-ready", person: i });
    });
    if (a.host !== b.host) out.push({ what: "host", person: b.host });
    if (
      a.preset !== b.preset ||
      a.language !== b.language ||
      JSON.stringify(a.rules) !== JSON.stringify(b.rules)
    )
      out.push({ what: "settings" });
    const last = a.chat.at(-1)?.n ?? -1;
    for (const line of b.chat) if (line.n > last) out.push({ what: "said", line: line.n });
  }
  const sameMatch = before.table?.playing?.match === after.table?.playing?.match;
  const [m, n] = [sameMatch ? before.match : null, after.match];
  if (n && m !== n) {
    if (m && round(n) !== round(m)) out.push({ what: "round", round: round(n) });
    if (!m || n.phase !== m.phase || round(n) !== round(m)) {
      if (before.table) out.push({ what: "phase", phase: n.phase });
    }
    if (m && round(n) === round(m) && n.phase === "writing") {
      n.seats.forEach((seat, i) => {
        const old = m.seats[i];
        if (old && "stopped" in seat && "stopped" in old && seat.stopped && !old.stopped) out.push({ what: "stopped", seat: i });
      });
    }
    if (m && n.outcome && !m.outcome) out.push({ what: "over" });
  }
  return out;
}
