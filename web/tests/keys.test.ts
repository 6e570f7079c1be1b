import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keyName, letterTyped, shortcut } from "../src/house/keyed";
import { actionOf, choose, clash, keyOf, PLACES, pressed, restored, single, written, type PlaceName } from "../src/house/keys";
import { restore, set } from "../src/house/settings.svelte";
import { has, LANGUAGES, speak } from "../src/house/texts.svelte";

const press = (key: string, more: Partial<KeyboardEvent> = {}): string | null =>
  pressed({ key, code: "", ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...more });

describe("a pressed key", () => {
  it.each([
    ["t", {}, "T"],
    ["T", {}, "T"], // caps lock
    ["T", { shiftKey: true }, "Shift+T"],
    ["е", { code: "KeyT" }, "T"], // the same key, on a Russian keyboard
    ["a", { code: "KeyQ" }, "A"], // on a French one it is what stands on it
    ["ą", { code: "KeyA", altKey: true, ctrlKey: true }, "Ctrl+Alt+A"],
    [" ", {}, "Space"],
    ["Enter", { ctrlKey: true }, "Ctrl+Enter"],
    ["ArrowLeft", { shiftKey: true }, "Shift+ArrowLeft"],
    [",", { shiftKey: true, code: "Slash" }, ","], // where a comma needs Shift
    ["*", { shiftKey: true, code: "Digit8" }, "*"],
    ["3", { code: "Digit3" }, "3"],
    ["¡", { code: "Digit1", altKey: true }, "Alt+1"],
    ["+", {}, "+"],
  ])("%s %o is %s", (key, more, combo) => expect(press(key, more)).toBe(combo));

  it("is none for a modifier alone", () => {
    for (const key of ["Shift", "Control", "Alt", "AltGraph", "Meta", "Dead"]) expect(press(key)).toBeNull();
  });

  it("is single or not", () => {
    for (const combo of ["T", "Shift+T", ",", "*", "3"]) expect(single(combo), combo).toBe(true);
    for (const combo of ["Enter", "Ctrl+Enter", "Alt+1", "Space", "F8", "Shift+ArrowLeft", "Escape"]) expect(single(combo), combo).toBe(false);
  });
});

describe("a letter that is typed", () => {
  const type = (key: string, more: Partial<KeyboardEvent> = {}): string | null => written({ key, ctrlKey: false, altKey: false, metaKey: false, ...more });
  const plain = { it: "abcdefghijklmnopqrstuvwxyz", ru: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", fr: "éèçàù", pl: "abz" };
  const accented = [..."ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", ..."æœÉÀàâéèêëîïôùûüÿç"];

  it("is a letter of its own key, in every alphabet", () => {
    for (const letter of Object.values(plain).join("")) {
      expect(type(letter)).toBe(letter);
      expect(type(letter.toUpperCase(), { shiftKey: true } as never)).toBe(letter.toUpperCase());
    }
    expect(type("z\u0301")).toBe("ź"); // however it is put together
  });

  it("may take Option on a Mac and AltGr elsewhere, whichever way that is reported", () => {
    for (const letter of accented)
      for (const more of [{}, { altKey: true }, { altKey: true, ctrlKey: true }]) expect(type(letter, more), `${letter} ${JSON.stringify(more)}`).toBe(letter);
  });

  it("is none where a modifier makes it a command, on a Russian keyboard too", () => {
    for (const letter of Object.values(plain).join("")) {
      expect(type(letter, { ctrlKey: true }), letter).toBeNull();
      expect(type(letter, { metaKey: true }), letter).toBeNull();
    }
    for (const letter of plain.it + plain.ru)
      for (const more of [{ altKey: true }, { altKey: true, ctrlKey: true }]) expect(type(letter, more), letter).toBeNull();
    for (const key of ["Enter", "Dead", "F8", "1", ".", " ", "ArrowUp"]) expect(type(key)).toBeNull();
  });
});

describe("keys and what they do", () => {
  it("no two usual keys of a place clash, and each does its own", () => {
    for (const place of PLACES)
      for (const action of place.actions) {
        expect(clash(place.name, action.name, action.usual, {}), `${place.name}.${action.name}`).toBeNull();
        expect(actionOf(place.name, action.usual, {}, true)).toBe(action.name);
      }
  });

  it("another key does it instead of the usual one, in its own place alone", () => {
    const chosen = choose({}, "parola", "take", "F8");
    expect(actionOf("parola", "F8", chosen, true)).toBe("take");
    expect(actionOf("parola", "T", chosen, true)).toBeNull();
    expect(actionOf("tiles", "F8", chosen, true)).toBeNull();
    expect(keyOf("parola", "take", chosen)).toBe("F8");
    expect(choose(chosen, "parola", "take", "T")).toEqual({});
  });

  it("a second usual key goes with the first one", () => {
    expect(actionOf("tiles", "?", {}, true)).toBe("star");
    expect(actionOf("tiles", "?", choose({}, "tiles", "star", "F8"), true)).toBeNull();
  });

  it("single characters act only if they may", () => {
    expect(actionOf("parola", "T", {}, false)).toBeNull();
    expect(actionOf("parola", "Enter", {}, false)).toBe("lay");
    expect(actionOf("parola", "F8", choose({}, "parola", "take", "F8"), false)).toBe("take");
    expect(actionOf("grid", ",", {}, false)).toBeNull();
  });

  it.each<[PlaceName, string, string, string | null]>([
    ["parola", "take", "N", "taken"],
    ["parola", "take", "3", "taken"],
    ["parola", "take", "X", null],
    ["parola", "take", "Shift+ArrowLeft", "taken"],
    ["parola", "take", "ArrowUp", "walks"],
    ["parola", "take", "Space", "walks"],
    ["grid", "time", "T", "letter"],
    ["grid", "time", "ж", "letter"],
    ["grid", "time", "Space", "taken"],
    ["grid", "time", "Home", "walks"],
    ["grid", "time", ";", null],
    ["tiles", "lift", "?", "taken"],
    ["tiles", "lay-turn", "Ctrl+T", "browser"],
    ["tiles", "lay-turn", "Tab", "browser"],
    ["tiles", "lay-turn", "F5", "browser"],
    ["tiles", "lay-turn", "F8", null],
    ["tiles", "lay-turn", "Alt+Enter", null],
  ])("%s.%s on %s: %s", (place, action, combo, why) => expect(clash(place, action, combo, {})?.why ?? null).toBe(why));

  it("a key that has been given up is free", () => {
    const chosen = choose({}, "parola", "no", "F8");
    expect(clash("parola", "take", "N", chosen)).toBeNull();
    expect(clash("parola", "take", "F8", chosen)).toMatchObject({ why: "taken", by: { name: "no" } });
  });
});

describe("what a device remembers of them", () => {
  it("comes back as far as it holds", () => {
    expect(restored({ "parola.take": "F8", "parola.no": "F8", "grid.time": "T", "x.y": "F9", "grid.write": 7 })).toEqual({ "parola.no": "F8" });
    expect(restored(null)).toEqual({});
    expect(restored("x")).toEqual({});
    const swapped = { "parola.take": "N", "parola.no": "T" };
    expect(restored(swapped)).toEqual(swapped);
    expect(restore({}, []).singles).toBe(true);
    expect(restore({ singles: false, keys: { "tiles.star": "F8" } }, [])).toMatchObject({ singles: false, keys: { "tiles.star": "F8" } });
  });
});

describe("keys on the page", () => {
  beforeAll(() => speak("fr"));
  beforeEach(() => set({ keys: {}, singles: true }));

  it("have names in the reader's language", () => {
    expect(keyName("Ctrl+Enter")).toBe("Ctrl + Entrée");
    expect(keyName("Shift+ArrowLeft")).toBe("Maj + ←");
    expect(keyName("+")).toBe("+");
    expect(keyName("Ctrl++")).toBe("Ctrl + +");
  });

  it("are told to screen readers, unless they do nothing", () => {
    expect(shortcut("parola", "take")).toBe("T");
    expect(shortcut("tiles", "lay-turn")).toBe("Control+Enter");
    set({ singles: false });
    expect(shortcut("parola", "take")).toBeUndefined();
    set({ keys: choose({}, "parola", "take", "F8") });
    expect(shortcut("parola", "take")).toBe("F8");
  });

  it("letters count without a text field, or only on what they are laid on", () => {
    document.body.innerHTML = `<div role="grid"><button id="on"></button></div><button id="off"></button>`;
    const typed = (id: string, key: string, more: KeyboardEventInit = {}): string | null => {
      let out: string | null = null;
      const hear = (e: Event): void => {
        out = letterTyped(e as KeyboardEvent, "[role=grid]");
      };
      addEventListener("keydown", hear, { once: true });
      document.getElementById(id)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
      return out;
    };
    expect([typed("on", "a"), typed("off", "a"), typed("off", "ł", { altKey: true }), typed("off", "1")]).toEqual(["a", "a", "ł", null]);
    expect([typed("off", "a", { ctrlKey: true }), typed("off", "Enter")]).toEqual([null, null]);
    set({ singles: false });
    expect([typed("on", "a"), typed("off", "a")]).toEqual(["a", null]);
  });

  it("have words for every action and every place, in five languages", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      for (const place of PLACES) {
        expect(has(`page-place-${place.name}`)).toBe(true);
        for (const action of place.actions) expect(has("n" in action ? "page-act-card" : `page-act-${action.name}`), action.name).toBe(true);
        for (const fixed of place.fixed) expect(has(`page-fixed-${fixed}`), fixed).toBe(true);
      }
    }
  });
});
