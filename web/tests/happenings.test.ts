import { describe, expect, it } from "vitest";
import { happenings } from "../src/house/happenings";
import { byLength, byVerdict, step } from "../src/games/grid/order";
import { initials, short, soft } from "../src/house/names";
import { place } from "../src/house/router.svelte";
import { restore } from "../src/house/settings.svelte";
import type { GridView, RoomView, Word } from "../src/shapes";

const room = (more: Partial<RoomView> = {}): RoomView =>
  ({
    type: "room", table: "t", people: [{ name: "Anna", here: true, seated: true }, { name: "Piotr", here: true, seated: true }],
    me: 0, host: 0, preset: "p", language: "it", rules: { name: "p" }, chat: [], playing: null, ...more,
  }) as RoomView;
const match = (more: Partial<GridView> = {}): GridView =>
  ({ type: "grid", round: 1, phase: "writing", mine: [], seats: [{ stopped: false }, { stopped: false }], outcome: null, ...more }) as GridView;
const playing = room({ playing: { match: "m", people: [0, 1], since: 0, commitment: "", over: false } });
const word = (w: string): Word => ({ word: w, mark: "noted" });

describe("what changed between two views", () => {
  it("is nothing for a first view: after a reconnection no old news is told", () => {
    expect(happenings({ table: null, match: null }, { table: playing, match: match({ mine: [word("uno")] }) })).toEqual([]);
  });
  it("is nothing for the same views", () => {
    const views = { table: playing, match: match() };
    expect(happenings(views, views)).toEqual([]);
  });
  it("tells who came, left, is ready, keeps the table", () => {
    const before = { table: room(), match: null };
    const people = [{ name: "Anna", here: true, ready: true }, { name: "Piotr", here: false }, { name: "Giulia", here: true }];
    expect(happenings(before, { table: room({ people, host: 1 }), match: null })).toEqual([
      { what: "ready", person: 0 },
      { what: "left", person: 1 },
      { what: "came", person: 2 },
      { what: "host", person: 1 },
    ]);
  });
  it("tells changed rules and new lines of talk", () => {
    const after = room({ preset: "q", chat: [{ n: 1, person: 1, text: "x" }] });
    expect(happenings({ table: room(), match: null }, { table: after, match: null })).toEqual([
      { what: "settings" },
      { what: "said", line: 1 },
    ]);
  });
  it("tells pencils laid down, phases, rounds and the end", () => {
    const before = { table: playing, match: match() };
    const tell = (m: Partial<GridView>): string[] => happenings(before, { table: playing, match: match(m) }).map((h) => h.what);
    expect(tell({ seats: [{ stopped: false }, { stopped: true }] as GridView["seats"] })).toEqual(["stopped"]);
    expect(tell({ phase: "reading" })).toEqual(["phase"]);
    expect(tell({ round: 2, phase: "shaking" })).toEqual(["round", "phase"]);
    expect(tell({ phase: "over", outcome: { points: [1], ranks: [1], reason: "x" } })).toEqual(["phase", "over"]);
  });
  it("does not take a rematch's first round for words of the last match", () => {
    const next = room({ playing: { match: "m2", people: [0, 1], since: 0, commitment: "", over: false } });
    const told = happenings({ table: playing, match: match({ mine: [word("uno")] }) }, { table: next, match: match({ phase: "shaking" }) });
    expect(told).toEqual([{ what: "phase", phase: "shaking" }]);
  });
});

describe("read-out lists", () => {
  it("stand by verdict, then by points, then as written", () => {
    const list = [
      { word: "a", mark: "cancelled" }, { word: "b", mark: "valid", points: 1 }, { word: "c", mark: "not-a-word", points: -1 },
      { word: "d", mark: "valid", points: 5 }, { word: "e", mark: "valid", points: 1 },
    ] as Word[];
    expect(byVerdict(list).map((w) => w.word).join("")).toBe("dbeac");
    expect(list[0]?.word).toBe("a");
  });
  it("missed words stand by length, the common ones first", () => {
    const missed = [["arte", 9], ["gatto", 2], ["rete", 90], ["zatta", 50]].map(([w, common]) => ({ word: w, common, points: 1, path: [] }));
    expect(byLength(missed as never).map((g) => [g.letters, ...g.words.map((w) => w.word)])).toEqual([
      [5, "zatta", "gatto"],
      [4, "rete", "arte"],
    ]);
  });
  it("long words are set smaller in steps", () => {
    expect(["parola", "smontare", "montagnola", "incontrastabile"].map(step)).toEqual(["", "mw", "lw", "xlw"]);
  });
});

describe("names", () => {
  it("are shortened to a first name and an initial, never cut", () => {
    expect(short("Jean-Baptiste de la Rochefoucauld")).toBe("Jean-Baptiste R.");
    expect(short("Константин Преображенский")).toBe("Константин П.");
    expect(short("Giulia")).toBe("Giulia");
    expect(short("Anna 2")).toBe("Anna 2");
  });

  it("may go on in the next line where one word is longer than a line, after a syllable, and stay what they are", () => {
    for (const name of ["Преображенски", "Jean-Baptiste", "Anna 2", "Ω", "", "aaaaaaaaaaaaaaaa"]) expect(soft(name)).toBe(name);
    expect(soft("Высокопревосходительство").replaceAll("\u00ad", "-")).toBe("Высо-копре-восхо-дитель-ство");
    for (const name of ["Konstantynopolitańczykow", "Щ".repeat(24), "и\u0306".repeat(24), "Ann Precipitevolissimevolmente", "0".repeat(24)]) {
      const parts = soft(name).split("\u00ad");
      expect(parts.join("")).toBe(name);
      expect(parts.length, name).toBeGreaterThan(2);
      for (const part of parts.flatMap((p) => p.split(" "))) {
        expect([...new Intl.Segmenter().segment(part)].length, part).toBeLessThanOrEqual(9);
        expect(part).not.toMatch(/^\p{M}/u); // no letter loses its accent
      }
    }
  });
  it("have initials, whatever they are made of", () => {
    expect(initials("Jean-Baptiste R.")).toBe("JB");
    expect(initials("Ола")).toBe("О");
    expect(initials("👋")).toBe("👋");
  });
});

describe("what a device remembers", () => {
  it("is read field by field: damage never breaks the page", () => {
    const settings = restore({ language: "xx", theme: "dark", scale: 7, sound: "yes", name: 5, preset: "p".repeat(99) }, ["pl"]);
    expect(settings).toMatchObject({ language: "pl", theme: "dark", scale: 1, sound: false, name: "", still: false });
    expect(settings.preset).toHaveLength(60);
    expect(restore(null, ["xx"]).language).toBe("en");
  });
  it("begins with sounds off", () => {
    expect(restore({}, []).sound).toBe(false);
  });
});

it("addresses lead to pages", () => {
  expect(place("/")).toEqual({ page: "front" });
  expect(place("/t/abc-12")).toEqual({ page: "table", table: "abc-12" });
  expect(place("/t/")).toEqual({ page: "nowhere" });
  expect(place("/t/<script>")).toEqual({ page: "nowhere" });
});
