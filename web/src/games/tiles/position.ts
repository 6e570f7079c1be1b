// The board as it was after a turn, from the turns themselves.

import type { TilesPut, TilesTurn } from "../../shapes";
import type { Cell } from "./draft";

/** What lay on the board when a turn began; what was challenged off is not there. */
export function before(turns: readonly TilesTurn[], at: number): TilesPut[] {
  const stood = turns.slice(0, at).filter((turn) => !turn.withdrawn);
  return [...position(stood, stood.length - 1)].map(([square, cell]) => ({ square, letter: cell.letter, wild: cell.wild }));
}

/** Tiles by square after `turns[0..upto]`; those of the last of them are marked as laid by its placements. */
export function position(turns: readonly TilesTurn[], upto: number): Map<number, Cell> {
  const out = new Map<number, Cell>();
  turns.slice(0, upto + 1).forEach((turn, i) => {
    const shown = i === upto;
    if (turn.withdrawn && !shown) return;
    for (const s of turn.swapped ?? []) out.set(s.square, { letter: s.letter, wild: "", at: 0 });
    (turn.made ?? []).forEach((m, k) => {
      for (const p of m.tiles) out.set(p.square, { letter: p.letter, wild: p.wild ?? "", at: shown ? k + 1 : 0 });
    });
  });
  return out;
}
