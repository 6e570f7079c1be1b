// What each key does in each game, which other key somebody may choose for it, and why not.

/** A key with its modifiers: "Enter", "Ctrl+Enter", "Shift+ArrowLeft", "T", ",". */
export type Combo = string;

/** Something that a key does, and its usual key. `also`: keys that do it too as long as the first is the usual one. */
export interface Action {
  name: string;
  usual: Combo;
  also?: readonly Combo[];
  /** for texts that count: "card 3" */
  n?: number;
}

/** Where keys hold together: no two actions of a place may have the same key. */
export interface Place {
  name: string;
  actions: readonly Action[];
  /** keys that cannot be changed, as Fluent keys `page-fixed-<name>` */
  fixed: readonly string[];
  /** letters are written here, so none can be a key */
  letters: boolean;
}

const cards = Array.from({ length: 9 }, (_, i): Action => ({ name: `card-${i + 1}`, usual: String(i + 1), n: i + 1 }));

export const PLACES = [
  {
    name: "grid",
    actions: [
      { name: "write", usual: "Enter" },
      { name: "rub", usual: "Backspace" },
      { name: "clear", usual: "Escape" },
      { name: "around", usual: "." },
      { name: "time", usual: "," },
      { name: "next-grid", usual: "PageDown" },
      { name: "last-grid", usual: "PageUp" },
      { name: "take-die", usual: "Space" },
    ],
    fixed: ["letters", "tab-dice", "arrows-dice"],
    letters: true,
  },
  {
    name: "lists",
    actions: [
      { name: "look-up", usual: "L" },
      { name: "doubt", usual: "D" },
    ],
    fixed: ["arrows-lists"],
    letters: false,
  },
  {
    name: "consonando",
    actions: [
      { name: "write", usual: "Enter" },
      { name: "clear", usual: "Escape" },
      { name: "time", usual: "," },
    ],
    fixed: ["letters"],
    letters: true,
  },
  {
    name: "parola",
    actions: [
      { name: "take", usual: "T" },
      { name: "no", usual: "N" },
      { name: "discard", usual: "D" },
      { name: "keep", usual: "K" },
      { name: "turn", usual: "F" },
      { name: "left", usual: "Shift+ArrowLeft" },
      { name: "right", usual: "Shift+ArrowRight" },
      { name: "say", usual: "P" },
      { name: "lay", usual: "Enter" },
      { name: "contest", usual: "C" },
      ...cards,
    ],
    fixed: ["arrows-hand"],
    letters: false,
  },
  {
    name: "tiles",
    actions: [
      { name: "lay-turn", usual: "Ctrl+Enter" },
      { name: "close-word", usual: "Enter" },
      { name: "lift", usual: "Backspace" },
      { name: "down", usual: "Space" },
      { name: "star", usual: "*", also: ["?"] },
    ],
    fixed: ["letters-lay", "shift-letters", "arrows-board"],
    letters: true,
  },
  {
    name: "junior",
    actions: [
      { name: "on", usual: "Enter" },
      { name: "back", usual: "Backspace" },
      { name: "peek", usual: "ArrowUp", also: ["?"] },
    ],
    fixed: ["letters-put"],
    letters: true,
  },
] as const satisfies readonly Place[];

export type PlaceName = (typeof PLACES)[number]["name"];

/** Keys that somebody has chosen, by "place.action". */
export type Chosen = Readonly<Record<string, Combo>>;

export const placeOf = (name: PlaceName): Place => PLACES.find((p) => p.name === name) as Place;

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey">;

const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "NumLock", "Dead", "Process", "Unidentified", "Fn"]);

/** The key that was pressed; null for a modifier alone. A letter is the one it has on a Latin keyboard, whatever is written. */
export function pressed(event: Pressed): Combo | null {
  if (MODIFIERS.has(event.key)) return null;
  const latin = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : /^Key([A-Z])$/.exec(event.code)?.[1];
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  const base = event.key === " " ? "Space" : (latin ?? ((event.ctrlKey || event.altKey) && digit ? digit : event.key));
  // a sign has its Shift in itself
  const shift = event.shiftKey && (latin !== undefined || [...base].length > 1);
  return `${event.ctrlKey ? "Ctrl+" : ""}${event.altKey ? "Alt+" : ""}${event.metaKey ? "Meta+" : ""}${shift ? "Shift+" : ""}${base}`;
}

/**
 * The letter that a press writes; null for none. Many keyboards write accented letters with a modifier: Option on a Mac,
 * AltGr, which some systems report as Ctrl and Alt together. A plain letter of the keyboard with a modifier is a command,
 * also where that letter is not Latin.
 */
export function written(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey">): string | null {
  const letter = event.key.normalize("NFC");
  if (!/^\p{L}$/u.test(letter) || event.metaKey) return null;
  if (!event.ctrlKey && !event.altKey) return letter;
  return event.altKey && letter > "\u007f" && /\p{Script=Latin}/u.test(letter) ? letter : null;
}

/** Whether a key is a single character (WCAG 2.1.4): pressed by accident, or by a voice. */
export function single(combo: Combo): boolean {
  const base = combo.replace(/^Shift\+(?=.)/, "");
  return [...base].length === 1;
}

/** The key of an action now. */
export function keyOf(place: PlaceName, action: string, chosen: Chosen): Combo {
  return chosen[`${place}.${action}`] ?? placeOf(place).actions.find((a) => a.name === action)?.usual ?? "";
}

/** What a pressed key does in a place; null for nothing. `singles`: whether single characters act by themselves. */
export function actionOf(place: PlaceName, combo: Combo | null, chosen: Chosen, singles: boolean): string | null {
  if (combo === null || (!singles && single(combo))) return null;
  const { actions } = placeOf(place);
  const own = actions.find((a) => keyOf(place, a.name, chosen) === combo);
  const also = actions.find((a) => a.also?.includes(combo) && !(`${place}.${a.name}` in chosen));
  return (own ?? also)?.name ?? null;
}

const ARROWS = /^(Arrow(Up|Down|Left|Right)|Home|End)$/;
/** Keys that browsers, systems and screen readers use, so that a page never gets them or should not. */
const KEPT = /^(Tab|Shift\+Tab|F[1-7]|F1[0-2]|ContextMenu|PrintScreen|Insert|Shift\+F10|Alt\+(F4|ArrowLeft|ArrowRight|Home|Tab)|Ctrl\+(Shift\+)?[A-Z0-9]|Ctrl\+(Tab|PageUp|PageDown|F4|[-+=])|.*Meta\+.*)$/;

export type No =
  | { why: "taken"; by: Action }
  | { why: "letter" | "walks" | "browser" };

/** Why a key cannot be given to an action; null if it can. */
export function clash(place: PlaceName, action: string, combo: Combo, chosen: Chosen): No | null {
  const here = placeOf(place);
  if (KEPT.test(combo)) return { why: "browser" };
  const usual = here.actions.find((a) => a.name === action)?.usual;
  if (combo !== usual && (ARROWS.test(combo) || (combo === "Space" && place !== "tiles" && place !== "grid"))) return { why: "walks" };
  const base = combo.replace(/^Shift\+/, "");
  if (here.letters && /^\p{L}$/u.test(base)) return { why: "letter" };
  const by = here.actions.find(
    (a) =>
      a.name !== action &&
      (keyOf(place, a.name, chosen) === combo || (!(`${place}.${a.name}` in chosen) && a.also?.includes(combo) === true)),
  );
  return by ? { why: "taken", by } : null;
}

/** The choices with one more; the usual key is no choice. */
export function choose(chosen: Chosen, place: PlaceName, action: string, combo: Combo): Chosen {
  const { [`${place}.${action}`]: _, ...rest } = chosen;
  return combo === placeOf(place).actions.find((a) => a.name === action)?.usual ? rest : { ...rest, [`${place}.${action}`]: combo };
}

/** What was kept, as far as it still holds: known actions, keys that clash with nothing. */
export function restored(kept: unknown): Chosen {
  let out: Chosen = {};
  if (typeof kept !== "object" || kept === null) return out;
  for (const { name, actions } of PLACES)
    for (const action of actions) {
      const combo = (kept as Record<string, unknown>)[`${name}.${action.name}`];
      if (typeof combo === "string" && combo.length > 0 && combo.length < 30) out = choose(out, name, action.name, combo);
    }
  // two that have changed places clash with neither's usual key: only the whole is looked at
  for (const { name, actions } of PLACES)
    for (const action of actions) {
      const combo = keyOf(name, action.name, out);
      if (`${name}.${action.name}` in out && clash(name, action.name, combo, out)) out = choose(out, name, action.name, action.usual);
    }
  return out;
}
