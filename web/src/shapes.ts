// The house's types under the names that the page uses, with what is always sent made certain.
// Everything comes from wire.ts, which the house itself writes.

import type {
  DailyBoard as SentDailyBoard,
  ConsonandoCommand as SentConsonandoCommand,
  ConsonandoRuleSet as SentConsonandoRules,
  ConsonandoView as SentConsonandoView,
  GridCommand as SentGridCommand,
  GridPoints,
  GridRuleSet,
  GridView as SentGridView,
  JuniorCommand as SentJuniorCommand,
  JuniorRuleSet as SentJuniorRules,
  JuniorView as SentJuniorView,
  Offer,
  ParolaCommand as SentParolaCommand,
  ParolaLaid as SentLaid,
  ParolaRuleSet as SentParolaRules,
  ParolaSeatView as SentParolaSeat,
  ParolaView as SentParolaView,
  PresetOffer,
  Seen as SentSeen,
  TableCommand,
  TableView,
  TilesCommand as SentTilesCommand,
  TilesRuleSet as SentTilesRules,
  TilesView as SentTilesView,
} from "./wire";

export type {
  Accepted,
  Closing,
  ConsonandoBest,
  ConsonandoJolly,
  ConsonandoLine,
  DailyTable,
  GridGrid as Grid,
  GridMissed as Missed,
  GridPossible as Possible,
  GridReading as Reading,
  GridScore as Score,
  GridSeatView as SeatView,
  GridWord as Word,
  Line,
  Listed as OpenTable,
  Outcome,
  ParolaHandCard as HandCard,
  ParolaMove as CardMove,
  ParolaRound,
  ParolaShown as Shown,
  Person,
  Pong,
  Refusal,
  Refused,
  TilesAnalysed,
  TilesAsked,
  TilesCommand,
  TilesDraft,
  TilesDrafted,
  TilesFault,
  TilesMade,
  TilesPondered,
  TilesPut,
  TilesReading,
  TilesTurn,
  Why,
} from "./wire";

import type { Accepted, Closing, Echo, GridWord, Ping, Pong, Refused } from "./wire";

export type Language = TableView["language"];
export type Setting = TableView["changes"][string];
export type Confidence = GridRuleSet["confidence"];
export type Mark = GridWord["mark"];

// ---- rule sets: the house sends every field of them but the penalties' ------------------------------------

export type GridRules = Required<Omit<GridRuleSet, "points" | "penalties">> & {
  points: Required<GridPoints>;
  penalties: NonNullable<GridRuleSet["penalties"]>;
};
export type ConsonandoRules = Required<SentConsonandoRules>;
export type ParolaRules = Required<SentParolaRules>;
export type JuniorRules = Required<SentJuniorRules>;
export type TilesRules = Required<SentTilesRules>;
export type RuleSet = GridRules | ConsonandoRules | ParolaRules | JuniorRules | TilesRules;

export type GridView = Omit<SentGridView, "rules" | "me"> & { rules: GridRules; me: number | null };
export type ConsonandoView = Omit<SentConsonandoView, "rules" | "me"> & { rules: ConsonandoRules; me: number | null };
/** A laid word; what is left out is what is usual. */
export type Laid = SentLaid;
export type ParolaSeat = SentParolaSeat;
export type ParolaView = Omit<SentParolaView, "rules" | "me"> & { rules: ParolaRules; me: number | null };
export type JuniorView = Omit<SentJuniorView, "rules" | "me"> & { rules: JuniorRules; me: number | null };
export type TilesView = Omit<SentTilesView, "rules" | "me"> & { rules: TilesRules; me: number | null };
/** The view of whichever game runs. */
export type MatchView = GridView | ConsonandoView | ParolaView | JuniorView | TilesView;

// ---- the table and its pages -----------------------------------------------------------------------------

export type RoomCommand = TableCommand;
/** A command to a match. */
export type PlayCommand = SentGridCommand | SentConsonandoCommand | SentParolaCommand | SentJuniorCommand | SentTilesCommand;
export type RoomView = Omit<TableView, "rules"> & { rules: RuleSet };
export type Preset = Omit<PresetOffer, "rules" | "confidence"> & { rules: RuleSet; confidence: Confidence };
export type Catalogue = Omit<Offer, "games"> & { games: { name: string; presets: Preset[]; levels: string[] }[] };
export type DailyBoard = Omit<SentDailyBoard, "rules"> & { rules: RuleSet };
/** Body of every answer that is not 2xx. */
export interface Problem {
  code: string;
  facts?: Record<string, string | number>;
}

// ---- messages --------------------------------------------------------------------------------------------

export type Seen = Omit<SentSeen, "table" | "match"> & { table?: RoomView | null; match?: MatchView | null };
export type ToHouse =
  | { type: "table"; cause: string; command: RoomCommand }
  | { type: "play"; cause: string; command: PlayCommand }
  | Ping
  | Echo;
export type ToClient = Seen | Accepted | Refused | Pong | Closing;
