// Keys as they are on this device: what one does, and how it is called.

import { actionOf, keyOf, pressed, single, written, type Combo, type PlaceName } from "./keys";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

/** What a pressed key does in a place; null for nothing. */
export const does = (place: PlaceName, event: KeyboardEvent): string | null =>
  actionOf(place, pressed(event), settings.keys, settings.singles);

/** A letter typed outside a text field, where it counts: everywhere, or only where the focus is on what it is laid. */
export function letterTyped(event: KeyboardEvent, on: string): string | null {
  return settings.singles || (event.target as HTMLElement).closest(on) !== null ? written(event) : null;
}

const NAMES: Record<string, string> = {
  Backspace: "⌫",
  Delete: "Del",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "Page ↑",
  PageDown: "Page ↓",
};

/** A key as it is written on a keyboard, in the reader's language. */
export function keyName(combo: Combo): string {
  const parts = combo === "+" ? ["+"] : combo.replace(/\+\+$/, "+plus").split("+");
  return parts
    .map((part) =>
      part === "plus" ? "+"
      : part === "Enter" ? t("page-key-enter")
      : part === "Escape" ? t("page-key-escape")
      : part === "Space" ? t("page-key-space")
      : part === "Shift" ? t("page-key-shift")
      : (NAMES[part] ?? part),
    )
    .join(" + ");
}

/** The name of the key of an action. */
export const keyText = (place: PlaceName, action: string): string => keyName(keyOf(place, action, settings.keys));

/** The key of an action for `aria-keyshortcuts`; nothing where it does not act by itself. */
export function shortcut(place: PlaceName, action: string): string | undefined {
  const combo = keyOf(place, action, settings.keys);
  return !settings.singles && single(combo) ? undefined : combo.replace("Ctrl", "Control");
}
