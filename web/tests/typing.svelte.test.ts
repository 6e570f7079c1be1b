import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import LetterSheet from "../src/games/tiles/LetterSheet.svelte";
import { Laying } from "../src/games/tiles/laying.svelte";
import { set } from "../src/house/settings.svelte";
import { speak } from "../src/house/texts.svelte";
import type { TilesRules } from "../src/shapes";

// How the systems report a letter that takes a modifier: Linux, macOS (Option), Windows (AltGr).
const WAYS: KeyboardEventInit[] = [{}, { altKey: true }, { altKey: true, ctrlKey: true }];
const ALPHABETS = { pl: "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ", ru: "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ", fr: "ABCDEFGHIJKLMNOPQRSTUVWXYZ" };
const rules = (language: keyof typeof ALPHABETS): TilesRules =>
  ({
    language, several: false, swap: false, rack: 7,
    layout: { rows: Array<string>(5).fill(".....") },
    tiles: { tiles: [...ALPHABETS[language]].map((letter) => [letter, 1, 1]), merged: [] },
  }) as unknown as TilesRules;
/** Ways in which a letter can come: a plain one of its keyboard takes no modifier. */
const ways = (letter: string): KeyboardEventInit[] => (/[ĄĆĘŁŃÓŚŹŻ]/.test(letter) ? WAYS : [{}]);

let mounted: Record<string, unknown> | null = null;
beforeAll(() => speak("pl"));
beforeEach(() => set({ keys: {}, singles: true }));
afterEach(() => {
  if (mounted) unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

describe.each(Object.keys(ALPHABETS) as (keyof typeof ALPHABETS)[])("typing in %s", (language) => {
  it("answers a star with any letter, however it is typed", () => {
    const picked: string[] = [];
    const sheet = mount(LetterSheet, { target: document.body, props: { rules: rules(language), onpick: (letter: string) => picked.push(letter) } });
    mounted = sheet as Record<string, unknown>;
    flushSync();
    const strike = (key: string, more: KeyboardEventInit): void => {
      sheet.open();
      flushSync();
      document.querySelector(".letters button")?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
      flushSync();
    };
    for (const letter of ALPHABETS[language])
      for (const more of ways(letter)) {
        picked.length = 0;
        strike(letter.toLowerCase(), more);
        expect(picked, `${letter} ${JSON.stringify(more)}`).toEqual([letter]);
      }
    picked.length = 0;
    for (const letter of ALPHABETS[language])
      for (const more of [{ ctrlKey: true }, { metaKey: true }]) strike(letter.toLowerCase(), more);
    expect(picked).toEqual([]);
  });

  it("lays any letter of the rack, and none for a command", () => {
    let rack: string[] = [];
    const desk = new Laying(() => ({ rules: rules(language), board: [], rack, live: true }), () => undefined, () => undefined);
    const strike = (key: string, more: KeyboardEventInit): boolean => {
      const event = new KeyboardEvent("keydown", { key, ...more });
      Object.defineProperty(event, "target", { value: document.body });
      return desk.key(event);
    };
    for (const letter of ALPHABETS[language]) {
      rack = [letter];
      for (const more of ways(letter)) {
        desk.begin();
        expect(strike(letter.toLowerCase(), more), letter).toBe(true);
        expect(desk.whole, letter).toMatchObject({ placements: [{ tiles: [{ letter }] }] });
      }
      desk.begin();
      for (const more of [{ ctrlKey: true }, { metaKey: true }]) expect(strike(letter.toLowerCase(), more), letter).toBe(false);
      expect(desk.whole).toBeNull();
    }
  });
});

describe("modifiers of keys", () => {
  // whoever looks at them himself forgets a keyboard
  it("are looked at in one place", () => {
    const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
    const looking = Object.entries(sources).filter(([, text]) => /\b(ctrl|alt|meta)Key\b/.test(text)).map(([path]) => path);
    // a link pressed with a key held down is the browser's
    expect(looking.sort()).toEqual(["../src/house/keys.ts", "../src/house/router.svelte.ts"]);
  });
});
