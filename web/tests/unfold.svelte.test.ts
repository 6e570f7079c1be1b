import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import People from "../src/parts/People.svelte";
import RulesPick from "../src/pages/front/RulesPick.svelte";
import type { Table } from "../src/house/table.svelte";
import { speak, t } from "../src/house/texts.svelte";
import type { Preset, RoomView } from "../src/shapes";

let mounted: Record<string, unknown> | null = null;
const button = (text: string): HTMLElement | undefined => [...document.querySelectorAll("button")].find((b) => b.textContent?.includes(text));
async function press(text: string): Promise<void> {
  button(text)?.focus();
  button(text)?.click();
  await tick();
  flushSync();
  await tick();
}

describe("a button that is gone once it is pressed", () => {
  beforeAll(() => speak("en"));
  afterEach(() => {
    if (mounted) unmount(mounted);
    mounted = null;
  });

  it("leads on to the first of what it has brought", async () => {
    const presets = Array.from({ length: 7 }, (_, i) => ({ name: `p${i}`, confidence: "A", rules: { name: `p${i}`, title: `P${i}` } })) as unknown as Preset[];
    mounted = mount(RulesPick, { target: document.body, props: { game: "none", presets, chosen: presets[5], choose: () => undefined } });
    flushSync();
    expect(document.querySelectorAll("input")).toHaveLength(3);
    await press(t("page-more-rules", { n: 4 }));
    expect(document.querySelectorAll("input")).toHaveLength(7);
    expect(document.activeElement).toBe(document.querySelectorAll("input")[3]);
  });

  it("is there again, with the focus, when its field is closed", async () => {
    const room = { me: 0, host: 0, rules: {}, playing: null, people: [{ name: "Anna", here: true, seated: true }] } as unknown as RoomView;
    const table = { do: () => Promise.resolve(true) } as unknown as Table;
    mounted = mount(People, { target: document.body, props: { table, room } });
    flushSync();
    for (const leave of [
      () => document.querySelector("form input")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
      () => document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })),
    ]) {
      await press(t("page-rename"));
      expect(document.activeElement?.tagName).toBe("INPUT");
      leave();
      await new Promise((done) => setTimeout(done));
      flushSync();
      await tick();
      expect(document.querySelector("form")).toBeNull();
      expect(document.activeElement).toBe(button(t("page-rename")));
    }
  });
});
