// Questions to the house that need no open line.

import type { Catalogue, DailyBoard, DailyTable, Language, OpenTable, Problem, Setting, TilesAnalysed, TilesAsked, TilesCommand, TilesDrafted, TilesPondered, TilesReading, Why } from "../shapes";

/** The house said no, and why: a Fluent key and its facts. */
export class No extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

async function asked<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, { credentials: "same-origin", ...init });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new No(problem?.code ? problem : { code: "page-house-silent" });
  }
  return (await answer.json()) as T;
}

function posted<T>(path: string, body: unknown): Promise<T> {
  return asked<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

let shelf: Promise<Catalogue> | null = null;

/** The games and their rule sets; asked once. */
export function catalogue(): Promise<Catalogue> {
  shelf ??= asked<Catalogue>("/api/catalogue").catch((trouble: unknown) => {
    shelf = null;
    throw trouble;
  });
  return shelf;
}

/** Tables that anybody may join. */
export const openTables = (): Promise<OpenTable[]> => asked<OpenTable[]>("/api/tables");

/** Why a word counts or not in the match on a table, once nobody writes any more. */
export const lookUp = (table: string, word: string): Promise<Why> =>
  asked<Why>(`/api/tables/${encodeURIComponent(table)}/why?word=${encodeURIComponent(word)}`);

/** How a turn of tiles would come out: nothing is laid by asking. */
export const drafted = (table: string, turn: TilesCommand): Promise<TilesDrafted> =>
  posted<TilesDrafted>(`/api/tables/${encodeURIComponent(table)}/draft`, turn);

/** Every turn of a match of tiles that is over, against the best ones. Takes its time. */
export const analysed = (table: string): Promise<TilesAnalysed[]> =>
  asked<TilesAnalysed[]>(`/api/tables/${encodeURIComponent(table)}/analysis`);

/** Another turn in place of one of a match of tiles that is over. */
export const pondered = (table: string, question: TilesAsked): Promise<TilesPondered> =>
  posted<TilesPondered>(`/api/tables/${encodeURIComponent(table)}/ponder`, question);

/** What a text with a board or tiles of one's own holds, and what is wrong with it. Nothing is chosen by asking. */
export const readTables = (table: string, text: string): Promise<TilesReading> =>
  asked<TilesReading>(`/api/tables/${encodeURIComponent(table)}/read`, {
    method: "POST",
    headers: { "content-type": "text/plain; charset=utf-8" },
    body: text,
  });

/** The results of the grid of a day, today's by default. */
export const dailyBoard = (language: Language, day: string | null): Promise<DailyBoard> =>
  asked<DailyBoard>(`/api/daily/${language}${day ? `?day=${encodeURIComponent(day)}` : ""}`);

/** Open the grid of the day, or take one's own up again; where it is played. */
export const playDaily = (language: Language, name: string): Promise<DailyTable> =>
  posted<DailyTable>(`/api/daily/${language}`, { name });

/** A table that waits for players of this game in this language, if there is one. */
export async function waitingTable(preset: string, language: Language): Promise<string | null> {
  const wish = new URLSearchParams({ preset, language });
  return (await asked<{ table: string | null }>(`/api/waiting?${wish}`)).table;
}

export interface NewTable {
  preset: string;
  language: Language;
  changes?: Record<string, Setting>;
  listed?: boolean;
  title?: string;
}

/** Set a table; its id. */
export async function setTable(wish: NewTable): Promise<string> {
  const made = await posted<{ table: string }>("/api/tables", { changes: {}, listed: false, title: "", ...wish });
  return made.table;
}
