import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import WhatIf from "../src/games/tiles/WhatIf.svelte";
import { set } from "../src/house/settings.svelte";
import { speak } from "../src/house/texts.svelte";
import type { RoomView, TilesView } from "../src/shapes";

const made = [{ tiles: [{ square: 12, letter: "A" }], down: false, points: 3, words: [{ word: "a", square: 12, down: false, points: 3 }] }];
const view = (duplicate: boolean): TilesView =>
  ({
    rules: {
      language: "en", duplicate, several: false, swap: false, rack: 2,
      layout: { rows: Array<string>(5).fill(".....") }, tiles: { tiles: [["A", 1, 1], ["B", 1, 3]], merged: [] },
    },
    turns: [{ n: 1, kind: duplicate ? "top" : "play", seat: duplicate ? null : 0, points: 3, made }],
    racks: [["A", "B"]],
  }) as unknown as TilesView;

let asked: { replies?: boolean }[] = [];
let mounted: Record<string, unknown> | null = null;
function try_(duplicate: boolean): void {
  const props = { room: { table: "t" } as RoomView, view: view(duplicate), at: 0, name: () => "Ann", against: undefined, onback: () => undefined };
  mounted = mount(WhatIf, { target: document.body, props });
  flushSync();
}

describe("another turn after the match", () => {
  beforeAll(() => speak("en"));
  beforeEach(() => {
    set({ keys: {}, singles: true });
    asked = [];
    vi.useFakeTimers();
    vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
      const question = JSON.parse(init.body as string) as { replies?: boolean };
      asked.push(question);
      const answer = { draft: { made, points: 3 }, refusal: null, replies: question.replies ? [{ made, points: 3 }] : [] };
      return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
    });
  });
  afterEach(() => {
    if (mounted) unmount(mounted);
    mounted = null;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ["is answered by the next player", false],
    ["is answered by nobody at duplicate, and no answer is spoken of", true],
  ])("%s", async (_, duplicate) => {
    try_(duplicate);
    document.querySelector("[role=grid] [data-cell]")?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
    flushSync();
    await vi.advanceTimersByTimeAsync(5000);
    flushSync();
    expect(asked.some((one) => !one.replies)).toBe(true);
    expect(asked.some((one) => one.replies)).toBe(!duplicate);
    expect(document.querySelector("#replies") !== null).toBe(!duplicate);
  });
});
