// How a player has arranged his hand, kept on this device: a page that is loaded again shows it as it was.

import type { Places } from "./cards";

export interface Arranged {
  places: Places;
  /** what each jolly of the hand stands for */
  stands: Readonly<Record<number, string>>;
}
type Store = Pick<Storage, "getItem" | "setItem">;

const KEY = "verbarium.parola";
/** Of so many tables, the last ones. */
const MOST = 4;

/** By table, the latest last. Whatever is damaged is left out. */
function all(store: Store | null): [string, Arranged][] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.flatMap((one: unknown) => (Array.isArray(one) && typeof one[0] === "string" ? [[one[0], sound(one[1])]] : [])) : [];
  } catch {
    return [];
  }
}

/** Every card once, at most one hole; letters for jollies. */
function sound(kept: unknown): Arranged {
  const { places, stands } = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  const once = Array.isArray(places) ? places.filter((card, i) => (card === null || Number.isInteger(card)) && places.indexOf(card) === i) : [];
  const letters = typeof stands === "object" && stands !== null ? Object.entries(stands).filter(([, letter]) => typeof letter === "string") : [];
  return { places: once as Places, stands: Object.fromEntries(letters) as Record<number, string> };
}

/** How the hand at this table was arranged; cards may have gone since. */
export function arranged(table: string, store = device()): Arranged {
  return all(store).find(([name]) => name === table)?.[1] ?? { places: [], stands: {} };
}

/** Remember it, as far as cards are held. */
export function keep(table: string, { places, stands }: Arranged, store = device()): void {
  const held = Object.fromEntries(Object.entries(stands).filter(([card]) => places.includes(Number(card))));
  const others = all(store).filter(([name]) => name !== table);
  try {
    store?.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [table, { places, stands: held }]]));
  } catch {
    // a device that keeps nothing plays all the same
  }
}

function device(): Store | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
