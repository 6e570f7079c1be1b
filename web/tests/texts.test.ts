import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { bundle, has, language, LANGUAGES, preferred, speak, t } from "../src/house/texts.svelte";

const SOURCES = join(import.meta.dirname, "../src");
const TEXTS = join(import.meta.dirname, "../../src/verbarium/texts");

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}
const code = files(SOURCES)
  .filter((f) => /\.(ts|svelte)$/.test(f))
  .map((f) => readFileSync(f, "utf8"))
  .join("\n");
const pages = readdirSync(join(TEXTS, "en")).filter((name) => name.startsWith("page"));
const keys = new Set(pages.flatMap((name) => readFileSync(join(TEXTS, "en", name), "utf8").match(/^[a-z0-9-]+(?= =)/gm) ?? []));

describe("the page's keys", () => {
  it("that the code names all exist", () => {
    const named = [...code.matchAll(/["'`](page-[a-z0-9-]*[a-z0-9])["'`]/g)].map((m) => m[1] ?? "");
    expect(named.length).toBeGreaterThan(150);
    expect([...new Set(named)].filter((key) => !keys.has(key))).toEqual([]);
  });

  it("that the code builds have at least one ending each", () => {
    const stems = [...code.matchAll(/`(page-[a-z-]+-)\$\{/g)].map((m) => m[1] ?? "");
    expect(stems.length).toBeGreaterThan(8);
    for (const stem of stems) expect([...keys].some((key) => key.startsWith(stem)), stem).toBe(true);
  });

  it("are all used", () => {
    const stems = [...code.matchAll(/`(page-[a-z-]+-)\$\{/g)].map((m) => m[1] ?? "");
    const idle = [...keys].filter((key) => !code.includes(key) && !stems.some((stem) => key.startsWith(stem)));
    expect(idle).toEqual([]);
  });
});

describe("speaking", () => {
  beforeAll(() => speak("en"));

  it("fetches each language, and every message of the page can be said", async () => {
    for (const one of LANGUAGES) {
      await speak(one);
      expect(language()).toBe(one);
      expect(document.documentElement.lang).toBe(one);
      for (const key of keys) expect(has(key), `${one} ${key}`).toBe(true);
    }
  });

  it("chooses plural forms", async () => {
    await speak("ru");
    expect([1, 3, 5, 21].map((n) => t("page-words", { n }))).toEqual(["1 слово", "3 слова", "5 слов", "21 слово"]);
    await speak("pl");
    expect([1, 22, 25].map((n) => t("page-words", { n }))).toEqual(["1 słowo", "22 słowa", "25 słów"]);
  });

  it("keeps the language that was asked for last, whatever arrives first", async () => {
    await Promise.all([speak("fr"), speak("it")]);
    expect(language()).toBe("it");
  });

  it("shows a key that nobody has, instead of nothing", () => {
    expect(t("no-such-key")).toBe("no-such-key");
  });

  it("shows markup in facts as text", () => {
    expect(t("page-told-came", { name: "<b>x</b>" })).toContain("<b>x</b>");
  });

  it("loads nothing of the command line's", () => {
    expect(has("cli-file-unreadable")).toBe(false);
  });

  it("picks the first of the reader's languages that there is", () => {
    expect(preferred(["de-DE", "pl-PL", "en"])).toBe("pl");
    expect(preferred(["ja"])).toBe("en");
  });

  it("a text that Fluent cannot read is said at once", () => {
    expect(() => bundle("en", "x = { $n ->\n [one] 1\n}")).not.toThrow();
  });
});
