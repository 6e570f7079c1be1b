// How strong bots are. Each game names its own levels; what this device remembers is one of all of them.

import type { RoomCommand } from "../shapes";

export type Level = Extract<RoomCommand, { type: "invite" }>["level"];
/** Every level that any game has, weakest first. */
export const LADDER = ["beginner", "easy", "medium", "hard", "expert", "master"] as const satisfies readonly Level[];

/** Those of a game's levels that this page knows. */
export const offered = (levels: readonly string[]): Level[] => LADDER.filter((one) => levels.includes(one));

/** Of a game's levels the one closest to a wish; the weaker of two. */
export function nearest(wish: Level, levels: readonly string[]): Level {
  const at = LADDER.indexOf(wish);
  const far = (one: Level): number => Math.abs(LADDER.indexOf(one) - at);
  return offered(levels).reduce<Level | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null) ?? wish;
}
