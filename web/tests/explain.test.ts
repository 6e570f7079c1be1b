import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { explain } from "../src/house/explain";
import { LANGUAGES, speak, t } from "../src/house/texts.svelte";
import type { Language, Why } from "../src/shapes";

// made by the house itself: tests/web/test_client.py keeps it current
const reasons = JSON.parse(readFileSync(join(import.meta.dirname, "reasons.json"), "utf8")) as {
  why: Why;
  said: Record<Language, string>;
}[];

describe("why a word counts or not", () => {
  it.each(LANGUAGES)("is said as the house says it: %s", async (language) => {
    await speak(language);
    expect(reasons.length).toBeGreaterThan(100);
    for (const { why, said } of reasons) expect(explain(why, t)).toBe(said[language]);
  });
});
