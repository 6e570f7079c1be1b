import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import GridGame from "../src/games/grid/GridGame.svelte";
import type { Socket, World } from "../src/house/connection";
import { Table } from "../src/house/table.svelte";
import { speak } from "../src/house/texts.svelte";
import type { GridView, RoomView, ToHouse, Word } from "../src/shapes";

// A table with a house that answers when it is told to.
class Line implements Socket {
  sent: ToHouse[] = [];
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToHouse);
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
  get plays(): { cause: string; command: { type: string; word?: string } }[] {
    return this.sent.filter((m) => m.type === "play") as never;
  }
}

const FACES = ["E", "S", "M", "O", "M", "O", "V", "E", "E", "A", "N", "A", "R", "T", "I", "G"];
const rules = {
  type: "grid", name: "x", language: "it", rows: 4, cols: 4, grids: 1, minimum: 3, seconds: 180, rounds: 3, target: null,
  verdicts: "at-end", penalties: {}, points: { table: [[3, 1]], beyond: "same", per_letter: 0 }, overrule: false,
};
const room = {
  type: "room", table: "t", me: 0, host: 0, language: "it", game: "grid", rules, chat: [],
  people: [{ name: "Anna", here: true, seated: true }, { name: "Piotr", here: true, seated: true }],
  playing: { match: "m", people: [0, 1], since: 0, commitment: "", over: false }, played: [],
} as unknown as RoomView;
const seat = { words: 0, total: 0, stopped: false, away: false, ready: false, rounds: [] };
const noted = (word: string): Word => ({ word, mark: "noted" });
let n = 0;

function setTable(): { line: Line; table: Table; news: (change?: Partial<GridView>) => void; page: HTMLElement } {
  const line = new Line();
  let causes = 0;
  const world: World = { open: () => line, steady: () => 0, later: () => () => undefined, cause: () => `c${++causes}` };
  const table = new Table("t", world);
  table.connection.open();
  line.onopen?.(undefined as never);
  let match = {
    type: "grid", rules, round: 1, phase: "writing", until: 100_000, grids: [{ rows: 4, cols: 4, faces: FACES }],
    mine: [], doubtful: [], seats: [seat, seat], reading: null, proofs: [], outcome: null, me: 0, lexicon: "", fingerprint: "",
  } as unknown as GridView;
  const news = (change: Partial<GridView> = {}): void => {
    match = { ...match, ...change };
    line.say({ type: "seen", n: ++n, table_ms: 0, match_ms: 0, table: room, match });
  };
  news();
  document.body.innerHTML = '<div id="page"></div>';
  const page = document.getElementById("page") as HTMLElement;
  made = mount(GridGame, {
    target: page,
    props: {
      table,
      get room() {
        return table.view as RoomView;
      },
      get view() {
        return table.match as GridView;
      },
    },
  });
  flushSync();
  return { line, table, news, page };
}

let made: object | null = null;
beforeAll(() => speak("en"));
afterEach(async () => {
  if (made) await unmount(made);
  made = null;
});
const press = (...keys: string[]): void => {
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
};
const field = (page: HTMLElement): string => (page.querySelector("[data-word]") as HTMLInputElement).value;
const rows = (page: HTMLElement): string[] => [...page.querySelectorAll(".ruled li")].map((li) => li.querySelector("span")?.textContent ?? "");

describe("a round in writing", () => {
  it("keeps the word being made when others' news arrive", () => {
    const { news, page } = setTable();
    press(..."mang");
    expect(field(page)).toBe("mang");
    news({ seats: [seat, { ...seat, words: 3 }] });
    expect(field(page)).toBe("mang");
    expect(page.querySelectorAll(".die.on")).toHaveLength(4);
  });

  it("shows a word at once, once, and in its place when the house has it", async () => {
    const { line, news, page } = setTable();
    press(..."mano", "Enter");
    expect(line.plays.map((p) => p.command.word)).toEqual(["mano"]);
    expect(rows(page)).toEqual(["mano"]);
    expect(field(page)).toBe("");
    news({ mine: [noted("mano")] });
    expect(rows(page)).toEqual(["mano"]);
    line.say({ type: "accepted", cause: line.plays[0]?.cause ?? "" });
    await Promise.resolve();
    flushSync();
    expect(rows(page)).toEqual(["mano"]);
  });

  it("takes a refused word off again and says why", async () => {
    const { line, page } = setTable();
    press(..."mano", "Enter");
    line.say({ type: "refused", cause: line.plays[0]?.cause ?? "", why: { code: "grid-pencil-down" } });
    await new Promise((done) => setTimeout(done));
    flushSync();
    expect(rows(page)).toEqual([]);
    expect(page.querySelector(".field small")?.textContent).toContain("pencil");
  });

  it("does not send a word twice", () => {
    const { line, news } = setTable();
    news({ mine: [noted("mano")] });
    press(..."mano", "Enter");
    expect(line.plays).toEqual([]);
  });

  it("says nothing of words, scores or verdicts before the bell", () => {
    const { news, page } = setTable();
    news({ mine: [noted("mano"), noted("zzz")] });
    const classes = [...page.querySelectorAll(".ruled .w")].map((w) => w.className.replace(/svelte-\w+/g, "").trim());
    expect(new Set(classes).size).toBe(1);
    expect([...page.querySelectorAll(".ruled em")].map((e) => e.textContent)).toEqual(["", ""]);
  });

  it("starts the next round with an empty field", () => {
    const { news, page } = setTable();
    press(..."man");
    news({ round: 2 });
    expect(field(page)).toBe("");
  });

  it("has one tab stop on the dice, which arrows move", () => {
    const { page } = setTable();
    const stops = (): number[] => [...page.querySelectorAll<HTMLElement>("[data-cell]")].flatMap((e, i) => (e.tabIndex === 0 ? [i] : []));
    expect(stops()).toEqual([0]);
    page.querySelector("[data-cell='0']")?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    flushSync();
    expect(stops()).toEqual([4]);
    page.querySelector("[data-cell='4']")?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    flushSync();
    expect(field(page)).toBe("m");
  });
});
