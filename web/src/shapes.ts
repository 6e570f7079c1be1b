// What passes between house and browser. Mirrors house/wire.py, house/room/api.py and games/grid.

export type Language = "it" | "fr" | "en" | "ru" | "pl";
export type Setting = string | number | boolean | null;

// ---- commands -------------------------------------------------------------------------------------------

export type RoomCommand =
  | { type: "join"; name: string; sit?: boolean }
  | { type: "sit" }
  | { type: "stand" }
  | { type: "rename"; name: string }
  | { type: "choose"; preset: string; language: Language; changes?: Record<string, Setting> }
  | { type: "arrange"; listed?: boolean | null; title?: string | null; late?: "watch" | "next-round" | "now" | null }
  | { type: "ready"; nonce: string }
  | { type: "unready" }
  | { type: "leave" }
  | { type: "remove"; person: number }
  | { type: "host"; person: number }
  | { type: "invite"; level: "easy" | "medium" | "hard" }
  | { type: "say"; text?: string; quick?: number | null }
  | { type: "team"; team: number };

export type GridCommand =
  | { type: "write"; word: string; grid?: number }
  | { type: "erase"; word: string; grid?: number }
  | { type: "stop" }
  | { type: "doubt"; seat: number; word: string; grid?: number }
  | { type: "vote"; seat: number; word: string; stands: boolean; grid?: number }
  | { type: "next" };

export type ToHouse =
  | { type: "table"; cause: string; command: RoomCommand }
  | { type: "play"; cause: string; command: { type: string } }
  | { type: "ping"; sent: number };

// ---- messages -------------------------------------------------------------------------------------------

export interface Refusal {
  code: string;
  facts?: Record<string, string | number>;
}

export interface Outcome {
  points: number[];
  ranks: number[];
  reason: string;
}

export interface Seen {
  type: "seen";
  n: number;
  table_ms: number;
  match_ms?: number | null;
  table?: RoomView | null;
  match?: GridView | null;
}
export interface Accepted {
  type: "accepted";
  cause: string;
}
export interface Refused {
  type: "refused";
  cause: string;
  why: Refusal;
}
export interface Pong {
  type: "pong";
  sent: number;
  table_ms: number;
  match_ms: number | null;
}
export interface Closing {
  type: "closing";
  code: string;
}
export type ToClient = Seen | Accepted | Refused | Pong | Closing;

// ---- the table ------------------------------------------------------------------------------------------

export interface Person {
  name: string;
  seat?: number | null;
  here?: boolean;
  ready?: boolean;
  bot?: string;
  team?: number;
  gone?: boolean;
  seated?: boolean;
}
export interface Line {
  n: number;
  person: number;
  text?: string;
  quick?: number | null;
}
export interface ChanceProof {
  digest: string;
  seed: string;
  nonces: string[];
}
export interface Played {
  match: string;
  names: string[];
  outcome: Outcome;
  proof: ChanceProof;
}
export interface Playing {
  match: string;
  people: number[];
  since: number;
  commitment: string;
  over: boolean;
}
export interface RoomView {
  type: "room";
  table: string;
  title: string;
  listed: boolean;
  late: string;
  me: number | null;
  host: number;
  people: Person[];
  game: string;
  language: Language;
  preset: string;
  changes: Record<string, Setting>;
  rules: RuleSet;
  seats: [number, number];
  commitment: string;
  playing: Playing | null;
  played: Played[];
  chat: Line[];
  paused: boolean;
  removed?: boolean;
}

// ---- the grid game --------------------------------------------------------------------------------------

export type Confidence = "A" | "B" | "C" | "D";
export interface Points {
  table: [number, number][];
  beyond: "same" | "each" | "add";
  per_letter: number;
}
export interface Penalties {
  not_a_word?: [number, number][];
  not_on_grid?: number;
  asked_only?: boolean;
}
export interface RuleSet {
  type: "grid";
  name: string;
  title: string;
  language: string;
  source: string;
  confidence: Confidence;
  derived: string[];
  rows: number;
  cols: number;
  dice: string;
  grids: number;
  minimum: number;
  seconds: number;
  points: Points;
  same_word: "cancelled" | "kept";
  penalties: Penalties;
  penalty: "first" | "worst";
  verdicts: "at-end" | "at-once";
  verify: "all" | "challenged";
  overrule: boolean;
  admission: string;
  lexicon: string;
  rounds: number | null;
  target: number | null;
  normalise: "raw" | "percent-of-best" | "percent-of-possible" | "match-points" | "rank-points" | "par";
  teams: boolean;
  rest_seconds: number | null;
  seats: [number, number];
}

export type Phase = "shaking" | "writing" | "doubting" | "reading" | "over";
export type Mark =
  | "noted"
  | "valid"
  | "cancelled"
  | "too-short"
  | "repeated"
  | "not-on-the-grid"
  | "not-a-word"
  | "not-admitted"
  | "disputed";
export interface Grid {
  rows: number;
  cols: number;
  faces: string[];
}
export interface Why {
  word: string;
  folded: string;
  admitted: boolean;
  code: string;
  lemma?: string;
  kinds?: string[];
  admission?: string;
}
export interface Word {
  word: string;
  mark: Mark;
  grid?: number;
  points?: number;
  letters?: number;
  path?: number[];
  why?: Why | null;
  others?: number[];
  clause?: string;
  asked?: number | null;
  /** the seat that put it to the table's vote */
  raised?: number | null;
  votes?: (boolean | null)[];
  ruling?: boolean;
}
export interface Missed {
  word: string;
  points: number;
  path: number[];
  common: number;
  grid?: number;
}
export interface Possible {
  words: number;
  points: number;
  longest: number;
}
export interface Reading {
  lists: Word[][];
  missed: Missed[];
  possible: Possible;
}
export interface Score {
  points: number;
  words: number;
  penalties: number;
  percent_of_best?: number | null;
  percent_of_possible?: number | null;
  match_points?: number | null;
  rank_points?: number | null;
  par?: number | null;
}
export interface SeatView {
  words: number;
  total: number;
  stopped: boolean;
  away: boolean;
  ready: boolean;
  rounds: Score[];
}
export interface Proof {
  commitment: string;
  key: string | null;
}
export interface GridView {
  type: "grid";
  rules: RuleSet;
  lexicon: string;
  fingerprint: string;
  round: number;
  phase: Phase;
  until: number | null;
  grids: Grid[];
  mine: Word[];
  /** written after the bell, kept apart */
  after?: Word[];
  doubtful: Word[][];
  seats: SeatView[];
  reading: Reading | null;
  proofs: Proof[];
  outcome: Outcome | null;
  me: number | null;
}

// ---- pages' own questions (HTTP) ------------------------------------------------------------------------

export interface Preset {
  name: string;
  languages: Language[];
  confidence: Confidence;
  source: string;
  title: string;
  derived: string[];
  rules: RuleSet;
  seats: [number, number];
}
export interface Catalogue {
  games: { name: string; presets: Preset[] }[];
  languages: Language[];
  people: number;
  tables: number;
}
/** Body of every answer that is not 2xx. */
export interface Problem {
  code: string;
  facts?: Record<string, string | number>;
}
export interface OpenTable {
  table: string;
  title: string;
  host: string;
  preset: string;
  language: Language;
  seated: number;
  most: number;
  playing: boolean;
}
