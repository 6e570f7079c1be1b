// What this device remembers: how the page looks and sounds, and the name its reader plays under.

import type { Language } from "../shapes";
import { restored, type Chosen } from "./keys";
import { LADDER, type Level } from "./levels";
import { LANGUAGES, preferred } from "./texts.svelte";

export type Theme = "auto" | "light" | "dark";
export const SCALES = [1, 1.15, 1.3] as const;

export interface Settings {
  language: Language;
  theme: Theme;
  scale: number;
  sound: boolean;
  /** lifting the finger after a drag writes the word */
  lift: boolean;
  /** less motion than the device itself asks for */
  still: boolean;
  name: string;
  play: Language | "";
  bot: Level;
  game: string;
  preset: string;
  /** keys chosen instead of the usual ones */
  keys: Chosen;
  /** keys of a single character act by themselves */
  singles: boolean;
}

const KEY = "verbarium.settings";

/** Settings from what was kept, field by field: a damaged or older note never breaks the page. */
export function restore(kept: unknown, languages: readonly string[]): Settings {
  const old = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  const among = <T>(value: unknown, all: readonly T[], otherwise: T): T =>
    all.includes(value as T) ? (value as T) : otherwise;
  const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, 60) : "");
  return {
    language: among(old["language"], LANGUAGES, preferred(languages)),
    theme: among<Theme>(old["theme"], ["auto", "light", "dark"], "auto"),
    scale: among<number>(old["scale"], SCALES, 1),
    sound: old["sound"] === true,
    lift: old["lift"] === true,
    still: old["still"] === true,
    name: text(old["name"]),
    play: among<Language | "">(old["play"], LANGUAGES, ""),
    bot: among<Level>(old["bot"], LADDER, "medium"),
    game: text(old["game"]),
    preset: text(old["preset"]),
    keys: restored(old["keys"]),
    singles: old["singles"] !== false,
  };
}

function kept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings: Settings = $state(restore(kept(), navigator.languages));

/** Change settings and remember them on this device. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a device that keeps nothing plays all the same
  }
  show();
}

/** Put the settings on the page. */
export function show(): void {
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "auto" && darkRoom().matches);
  root.dataset["theme"] = dark ? "dark" : "light";
  root.dataset["still"] = String(settings.still);
  root.style.setProperty("--scale", String(settings.scale));
}

function darkRoom(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

/** Whether things move at all. */
export function still(): boolean {
  return settings.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Follow the device from day to night. */
export function follow(): void {
  show();
  darkRoom().addEventListener("change", show);
}
