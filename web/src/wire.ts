// Made from the house's own types by `verbarium types`. Do not edit.

export interface Accepted {
  type: "accepted";
  cause: string;
}

export type AnyRuleSet = GridRuleSet | ConsonandoRuleSet | ParolaRuleSet | JuniorRuleSet | TilesRuleSet;

export interface Arrange {
  type: "arrange";
  listed?: boolean | null;
  title?: string | null;
  late?: "next-round" | "now" | "watch" | null;
}

export interface AtTable {
  type: "table";
  cause: string;
  command: Join | Sit | Stand | Rename | Choose | Arrange | Ready | Unready | Leave | Remove | Host | Grant | Invite | Say | Team;
}

export interface Choose {
  type: "choose";
  preset: string;
  language: "en" | "fr" | "it" | "pl" | "ru";
  changes?: Record<string, string | number | boolean | null>;
}

export interface Closing {
  type: "closing";
  code: string;
}

export interface ConsonandoAway {
  type: "away";
  away: boolean;
}

export interface ConsonandoBest {
  word: string;
  points: number;
  draw: string;
  common?: number;
  jolly?: ConsonandoJolly | null;
}

export type ConsonandoCommand = ConsonandoAway | ConsonandoWrite | ConsonandoErase | ConsonandoStop | ConsonandoNext;

export interface ConsonandoErase {
  type: "erase";
}

export interface ConsonandoJolly {
  add?: string;
  remove?: string;
}

export interface ConsonandoLine {
  mark: "not-a-word" | "not-admitted" | "nothing" | "valid";
  draw: string;
  word?: string;
  points?: number;
  used?: number;
  bonus?: number;
  jolly?: ConsonandoJolly | null;
  why?: Why | null;
}

export interface ConsonandoNext {
  type: "next";
}

export interface ConsonandoProof {
  commitment: string;
  key: string | null;
}

export interface ConsonandoReading {
  lines: ConsonandoLine[];
  best: ConsonandoBest[];
  best_with_jolly: ConsonandoBest[];
}

export interface ConsonandoRound {
  draw: string;
  points: number[];
}

export interface ConsonandoRuleSet {
  type: "consonando";
  name: string;
  title?: string;
  language: string;
  source: string;
  confidence: "A" | "B" | "C" | "D";
  derived?: string[];
  draws: number[];
  seconds?: number;
  jollies?: number;
  vowels: string;
  weights: Record<string, number>;
  admission?: string;
  lexicon?: string;
  rest_seconds?: number | null;
  seats?: [number, number];
}

export interface ConsonandoSeatView {
  total: number;
  jollies: number;
  stopped: boolean;
  ready: boolean;
  away: boolean;
}

export interface ConsonandoStop {
  type: "stop";
}

export interface ConsonandoView {
  type: "consonando";
  rules: ConsonandoRuleSet;
  lexicon: string;
  fingerprint: string;
  round: number;
  phase: "drawing" | "over" | "reading" | "writing";
  began: number;
  until: number | null;
  draw: string;
  mine: ConsonandoWritten | null;
  jollies: number;
  seats: ConsonandoSeatView[];
  reading: ConsonandoReading | null;
  rounds: ConsonandoRound[];
  proofs: ConsonandoProof[];
  outcome: Outcome | null;
  rules_print?: string;
  me?: number | null;
}

export interface ConsonandoWrite {
  type: "write";
  word: string;
  jolly?: ConsonandoJolly | null;
}

export interface ConsonandoWritten {
  word: string;
  letters: string;
  jolly?: ConsonandoJolly | null;
}

export interface DailyBoard {
  language: "en" | "fr" | "it" | "pl" | "ru";
  day: string;
  today: string;
  now: number;
  next: number;
  preset: string;
  rules: Record<string, unknown>;
  mine: string | null;
  over: boolean;
  open: DailyTable | null;
  played: number;
  playing: number;
  results: DailyResult[];
  longest: DailyLongest[];
  series: number;
  best: number;
  days: DailyOwnDay[];
}

export interface DailyLongest {
  word: string;
  name: string;
  others?: number;
}

export interface DailyOwnDay {
  day: string;
  played?: boolean;
  points?: number | null;
}

export interface DailyPlay {
  name: string;
}

export interface DailyResult {
  rank: number;
  name: string;
  points: number;
  words: number;
  longest?: string;
  me?: boolean;
}

export interface DailyTable {
  table: string;
  day: string;
}

export interface Echo {
  type: "echo";
  probe: number;
}

export interface GameOffer {
  name: string;
  presets: PresetOffer[];
  levels: string[];
}

export interface Grant {
  type: "grant";
  person: number;
  seconds: number;
}

export interface GridAway {
  type: "away";
  away: boolean;
}

export type GridCommand = GridAway | GridWrite | GridErase | GridStop | GridDoubt | GridVote | GridNext;

export interface GridDoubt {
  type: "doubt";
  seat: number;
  word: string;
  grid?: number;
}

export interface GridErase {
  type: "erase";
  word: string;
  grid?: number;
}

export interface GridGrid {
  rows: number;
  cols: number;
  faces: string[];
}

export interface GridMissed {
  word: string;
  points: number;
  path: number[];
  common: number;
  grid?: number;
}

export interface GridNext {
  type: "next";
}

export interface GridPenalties {
  not_a_word?: ([number, number])[];
  not_on_grid?: number;
  asked_only?: boolean;
}

export interface GridPoints {
  table: ([number, number])[];
  beyond?: "add" | "each" | "same";
  per_letter?: number;
}

export interface GridPossible {
  words: number;
  points: number;
  longest: number;
}

export interface GridProof {
  commitment: string;
  key: string | null;
}

export interface GridReading {
  lists: GridWord[][];
  missed: GridMissed[];
  possible: GridPossible;
}

export interface GridRuleSet {
  type: "grid";
  name: string;
  title?: string;
  language: string;
  source: string;
  confidence: "A" | "B" | "C" | "D";
  derived?: string[];
  rows?: number;
  cols?: number;
  dice?: string;
  grids?: number;
  minimum?: number;
  seconds?: number;
  points: GridPoints;
  same_word?: "cancelled" | "kept";
  penalties?: GridPenalties;
  penalty?: "first" | "worst";
  verdicts?: "at-end" | "at-once";
  verify?: "all" | "challenged";
  overrule?: boolean;
  admission?: string;
  switches?: ([string, boolean])[];
  lexicon?: string;
  rounds?: number | null;
  target?: number | null;
  normalise?: "match-points" | "par" | "percent-of-best" | "percent-of-possible" | "rank-points" | "raw";
  teams?: boolean;
  rest_seconds?: number | null;
  shake_seconds?: number;
  doubt_seconds?: number;
  least_words?: number;
  seats?: [number, number];
  sides?: number[];
  extra_seconds?: number[];
}

export interface GridScore {
  points: number;
  words: number;
  penalties: number;
  long?: number;
  longest?: number;
  percent_of_best?: number | null;
  percent_of_possible?: number | null;
  match_points?: number | null;
  rank_points?: number | null;
  par?: number | null;
}

export interface GridSeatView {
  words: number;
  total: number;
  stopped: boolean;
  away: boolean;
  ready: boolean;
  rounds: GridScore[];
  side?: number;
}

export interface GridStop {
  type: "stop";
}

export interface GridView {
  type: "grid";
  rules: GridRuleSet;
  lexicon: string;
  fingerprint: string;
  round: number;
  phase: "doubting" | "over" | "reading" | "shaking" | "writing";
  until: number | null;
  grids: GridGrid[];
  mine: GridWord[];
  doubtful: GridWord[][];
  seats: GridSeatView[];
  reading: GridReading | null;
  proofs: GridProof[];
  outcome: Outcome | null;
  me?: number | null;
  after?: GridWord[];
  rules_print?: string;
  dice?: string;
  throws?: number[];
}

export interface GridVote {
  type: "vote";
  seat: number;
  word: string;
  stands: boolean;
  grid?: number;
}

export interface GridWord {
  word: string;
  mark: "cancelled" | "disputed" | "not-a-word" | "not-admitted" | "not-on-the-grid" | "noted" | "repeated" | "too-short" | "valid";
  grid?: number;
  points?: number;
  letters?: number;
  path?: number[];
  why?: Why | null;
  others?: number[];
  clause?: string;
  asked?: number | null;
  raised?: number | null;
  votes?: (boolean | null)[];
  ruling?: boolean;
}

export interface GridWrite {
  type: "write";
  word: string;
  grid?: number;
}

export interface Head {
  format: string;
  match: string;
  game: string;
  names: string[];
  commitment: string;
  seed: string;
  nonces: string[];
  rules: Record<string, unknown>;
}

export interface Host {
  type: "host";
  person: number;
}

export interface InMatch {
  type: "play";
  cause: string;
  command: unknown;
}

export interface Invite {
  type: "invite";
  level: "beginner" | "easy" | "expert" | "hard" | "master" | "medium";
}

export interface Join {
  type: "join";
  name: string;
  sit?: boolean;
}

export interface JuniorAway {
  type: "away";
  away: boolean;
}

export interface JuniorBack {
  type: "back";
  place: number;
}

export type JuniorCommand = JuniorAway | JuniorPut | JuniorBack | JuniorPeek | JuniorNext;

export interface JuniorNext {
  type: "next";
}

export interface JuniorPeek {
  type: "peek";
  up?: boolean;
}

export interface JuniorPut {
  type: "put";
  die: number;
  place?: number | null;
}

export interface JuniorRuleSet {
  type: "junior";
  name: string;
  title?: string;
  language: string;
  source: string;
  confidence: "A" | "B" | "C" | "D";
  derived?: string[];
  level?: 1 | 2;
  cards?: number;
  longest?: number;
  more_letters?: number;
  scores?: boolean;
  seats?: [number, number];
}

export interface JuniorSeatView {
  placed: number;
  done: boolean;
  ready: boolean;
  away: boolean;
  words: number;
  points: number;
}

export interface JuniorView {
  type: "junior";
  rules: JuniorRuleSet;
  phase: "over" | "spelling";
  card: number;
  cards: number;
  picture: string;
  places: number;
  word: string | null;
  dice: string[];
  row: (number | null)[];
  wrong: number[];
  peeking: boolean;
  praise: number | null;
  seats: JuniorSeatView[];
  began: number;
  outcome: Outcome | null;
  rules_print?: string;
  me?: number | null;
}

export interface Leave {
  type: "leave";
}

export interface Line {
  n: number;
  person: number;
  text?: string;
  quick?: number | null;
}

export interface Listed {
  table: string;
  title: string;
  host: string;
  preset: string;
  language: "en" | "fr" | "it" | "pl" | "ru";
  seated: number;
  most: number;
  playing: boolean;
}

export type LogHead = Head;

export type MatchView = GridView | ConsonandoView | ParolaView | JuniorView | TilesView;

export interface Offer {
  games: GameOffer[];
  languages: ("en" | "fr" | "it" | "pl" | "ru")[];
  people: number;
  tables: number;
}

export interface Outcome {
  points: number[];
  ranks: number[];
  reason: string;
}

export interface ParolaAway {
  type: "away";
  away: boolean;
}

export interface ParolaChance {
  at: number;
  word: string;
  points: number;
  words: number;
}

export type ParolaCommand = ParolaAway | ParolaTouch | ParolaNo | ParolaDraw | ParolaDiscard | ParolaKeep | ParolaFlip | ParolaDeclare | ParolaLay | ParolaContest | ParolaPick | ParolaThrow | ParolaName | ParolaVote | ParolaWider | ParolaNext;

export interface ParolaContest {
  type: "contest";
}

export interface ParolaDeclare {
  type: "declare";
}

export interface ParolaDiscard {
  type: "discard";
  card: number;
}

export interface ParolaDraw {
  type: "draw";
}

export interface ParolaDrawn {
  seat: number;
  card: number;
  points: number;
}

export interface ParolaFlip {
  type: "flip";
  card: number;
}

export interface ParolaHandCard {
  card: number;
  flipped: boolean;
}

export interface ParolaKeep {
  type: "keep";
}

export interface ParolaLaid {
  row: ParolaShown[];
  word: string;
  points: number;
  closed?: boolean;
  closing?: number | null;
  declared?: boolean;
  faults?: ("form" | "not-a-word" | "not-admitted" | "not-in-category" | "undeclared")[];
  why?: Why | null;
  votes?: (boolean | null)[];
  stands?: boolean;
}

export interface ParolaLay {
  type: "lay";
  row: ParolaShown[];
  closing: number | null;
  face_down?: boolean;
  overlapped?: boolean;
}

export interface ParolaMove {
  n: number;
  what: "dealt" | "discarded" | "drew" | "laid" | "out" | "shuffled" | "took" | "took-back";
  seat?: number | null;
  card?: number | null;
  by?: number | null;
}

export interface ParolaName {
  type: "name";
  category: string;
}

export interface ParolaNext {
  type: "next";
}

export interface ParolaNo {
  type: "no";
  no?: boolean;
}

export interface ParolaPick {
  type: "pick";
  card: number;
}

export interface ParolaProof {
  commitment: string;
  key: string | null;
}

export interface ParolaRace {
  card: number;
  winner: number;
  reaches: ParolaReach[];
  fair_ms: number;
  lot: boolean;
}

export interface ParolaReach {
  seat: number;
  at: number;
  delay: number;
}

export interface ParolaRound {
  dealer: number;
  category: string;
  words: string[];
  points: number[];
  chances: ParolaChance[][];
  reason: string;
}

export interface ParolaRuleSet {
  type: "parola";
  name: string;
  title?: string;
  language: string;
  source: string;
  confidence: "A" | "B" | "C" | "D";
  derived?: string[];
  deck: string[];
  values: Record<string, number>;
  hand?: number;
  obliged?: boolean;
  categories?: boolean;
  window_seconds?: number;
  fair_ms?: number;
  laying?: "assisted" | "by-hand";
  contest_seconds?: number;
  turn_seconds?: number | null;
  vote_seconds?: number;
  target?: number;
  plurals?: boolean;
  names?: boolean;
  admission?: string;
  lexicon?: string;
  rest_seconds?: number | null;
}

export interface ParolaSeatView {
  total: number;
  cards: number;
  no: boolean;
  window: number;
  away: boolean;
  ready: boolean;
  laid: ParolaLaid | null;
}

export interface ParolaShown {
  card: number;
  letter: string;
}

export interface ParolaThrow {
  type: "throw";
}

export interface ParolaTouch {
  type: "touch";
  card?: number | null;
}

export interface ParolaView {
  type: "parola";
  rules: ParolaRuleSet;
  lexicon: string;
  fingerprint: string;
  round: number;
  phase: "choosing" | "contest" | "counting" | "dealer" | "dealing" | "die" | "holding" | "naming" | "open" | "over" | "picking" | "voting";
  began: number;
  until: number | null;
  dealer: number;
  dealer_draws: ParolaDrawn[];
  category: string;
  thrown: "animals" | "choice" | "cities" | "names" | "things" | "verbs" | null;
  marker: number;
  on_turn: number | null;
  holder: number | null;
  declared: boolean;
  open: number | null;
  opened_by: number | null;
  gathering: boolean;
  pile: number;
  discards: number;
  top: number | null;
  hand: ParolaHandCard[];
  newest: number | null;
  taken: boolean;
  touched: boolean;
  on_table: number | null;
  contester: number | null;
  need: number;
  window: number;
  seats: ParolaSeatView[];
  moves: ParolaMove[];
  race: ParolaRace | null;
  rounds: ParolaRound[];
  proofs: ParolaProof[];
  outcome: Outcome | null;
  rules_print?: string;
  me?: number | null;
}

export interface ParolaVote {
  type: "vote";
  counts: boolean;
}

export interface ParolaWider {
  type: "wider";
  seconds: number;
}

export interface Person {
  name: string;
  seat?: number | null;
  here?: boolean;
  ready?: boolean;
  bot?: string;
  team?: number;
  gone?: boolean;
  seated?: boolean;
  extra?: number;
  missed?: boolean;
}

export interface Ping {
  type: "ping";
  sent: number;
}

export interface Played {
  match: string;
  names: string[];
  outcome: Outcome;
  proof: Proof;
}

export interface Playing {
  match: string;
  people: number[];
  since: number;
  commitment: string;
  over: boolean;
}

export interface Pong {
  type: "pong";
  sent: number;
  table_ms: number;
  match_ms: number | null;
  probe: number;
}

export interface PresetOffer {
  name: string;
  title: string;
  languages: ("en" | "fr" | "it" | "pl" | "ru")[];
  source: string;
  confidence: string;
  derived: string[];
  rules: Record<string, unknown>;
  seats: [number, number];
}

export interface Proof {
  digest: string;
  seed: string;
  nonces: string[];
}

export interface Ready {
  type: "ready";
  nonce: string;
}

export interface Refusal {
  code: string;
  facts?: Record<string, string | number>;
}

export interface Refused {
  type: "refused";
  cause: string;
  why: Refusal;
}

export interface Remove {
  type: "remove";
  person: number;
}

export interface Rename {
  type: "rename";
  name: string;
}

export interface Say {
  type: "say";
  text?: string;
  quick?: number | null;
}

export interface Seen {
  type: "seen";
  n: number;
  table_ms: number;
  match_ms?: number | null;
  table?: TableView | null;
  match?: MatchView | null;
}

export interface Sit {
  type: "sit";
}

export interface Stand {
  type: "stand";
}

export type TableCommand = Join | Sit | Stand | Rename | Choose | Arrange | Ready | Unready | Leave | Remove | Host | Grant | Invite | Say | Team;

export interface TableView {
  type: "room";
  table: string;
  title: string;
  listed: boolean;
  late: string;
  me: number | null;
  host: number;
  people: Person[];
  game: string;
  language: "en" | "fr" | "it" | "pl" | "ru";
  preset: string;
  changes: Record<string, string | number | boolean | null>;
  rules: Record<string, unknown>;
  seats: [number, number];
  levels: string[];
  commitment: string;
  playing: Playing | null;
  played: Played[];
  chat: Line[];
  paused: boolean;
  removed?: boolean;
  preparing?: number | null;
  daily?: string;
}

export interface Team {
  type: "team";
  team: number;
}

export interface TilesAbort {
  type: "abort";
  agree?: boolean;
}

export interface TilesAccept {
  type: "accept";
}

export interface TilesAnalysed {
  n: number;
  seat: number | null;
  rack: string[];
  points: number;
  lost: number;
  missed_all: boolean;
  best: TilesDraft[];
}

export type TilesAsked = TilesWhatIf;

export interface TilesAway {
  type: "away";
  away: boolean;
}

export interface TilesChallenge {
  type: "challenge";
}

export type TilesCommand = TilesPlay | TilesExchange | TilesPass | TilesChallenge | TilesAccept | TilesDone | TilesNext | TilesResign | TilesAbort | TilesNudge | TilesAway;

export interface TilesDone {
  type: "done";
  done?: boolean;
}

export interface TilesDraft {
  made: TilesMade[];
  swapped: TilesPut[];
  extras: TilesExtra[];
  points: number;
}

export interface TilesDrafted {
  draft: TilesDraft | null;
  refusal: TilesRefusal | null;
}

export interface TilesEntry {
  made?: TilesMade[];
  extras?: TilesExtra[];
  points?: number;
  per_mille?: number;
}

export interface TilesExchange {
  type: "exchange";
  tiles: string[];
}

export interface TilesExtra {
  code: string;
  points: number;
}

export interface TilesFault {
  part: "" | "board" | "tiles";
  field: string;
  line: number;
  code: string;
  facts: Record<string, string | number>;
}

export interface TilesLay {
  tiles: TilesPut[];
  down?: boolean | null;
}

export interface TilesLayout {
  name: string;
  title: string;
  confidence: "A" | "B" | "C" | "D";
  source: string;
  need: number;
  start: number;
  rows: string[];
}

export interface TilesMade {
  tiles: TilesPut[];
  down: boolean;
  words: TilesWord[];
  points: number;
}

export interface TilesNext {
  type: "next";
}

export interface TilesNudge {
  type: "nudge";
}

export interface TilesOwn {
  board: TilesLayout | null;
  tiles: TilesTileSet | null;
  faults: TilesFault[];
}

export interface TilesPass {
  type: "pass";
}

export interface TilesPlay {
  type: "play";
  placements: TilesLay[];
  swaps?: number[];
}

export interface TilesPondered {
  draft: TilesDraft | null;
  refusal: TilesRefusal | null;
  replies?: TilesDraft[];
}

export interface TilesPut {
  square: number;
  letter: string;
  wild?: "" | "*" | "?";
}

export type TilesReading = TilesOwn;

export interface TilesRefusal {
  code: string;
  facts?: Record<string, string | number>;
}

export interface TilesResign {
  type: "resign";
}

export interface TilesRest {
  seat: number;
  code: string;
  tiles: string[];
  points: number;
}

export interface TilesRound {
  n: number;
  rack: string[];
  top: number;
  entries: (TilesEntry | null)[];
}

export interface TilesRuleSet {
  type: "tiles";
  name: string;
  title?: string;
  language: string;
  source: string;
  confidence: "A" | "B" | "C" | "D";
  derived?: string[];
  layout: TilesLayout;
  tiles: TilesTileSet;
  rack?: number;
  order?: "lot" | "seats";
  several?: boolean;
  connection?: "share" | "touch";
  build_on_turn?: boolean;
  premium?: "always" | "both" | "main";
  joined?: "product" | "single" | "sum";
  cross_words?: boolean;
  final_words?: boolean;
  swap?: boolean;
  given_counts?: boolean;
  bonus?: number[];
  pure_bonus?: number;
  pure_with_length?: boolean;
  specials?: Record<string, number>;
  exchange_from?: number;
  pass_rounds?: number;
  exchange_passes?: boolean;
  scoreless_rounds?: number | null;
  settle?: "double" | "gain" | "lose" | "lose-gain" | "none";
  blocked_loses?: boolean;
  challenge?: "double" | "points" | "single" | "void";
  challenge_points?: number;
  challenge_seconds?: number;
  clock?: "game" | "none" | "turn";
  turn_seconds?: number;
  game_seconds?: number;
  increment_seconds?: number;
  overtime_seconds?: number;
  overtime_points?: number;
  abandon_seconds?: number;
  rest_seconds?: number;
  duplicate?: boolean;
  admission?: string;
  switches?: Record<string, boolean>;
  variant?: string;
  lexicon?: string;
}

export interface TilesSeatView {
  points: number;
  tiles: number;
  left_ms: number | null;
  skips: boolean;
  gone: string;
  away: boolean;
  accepted: boolean;
  agrees: boolean;
}

export interface TilesTileSet {
  name: string;
  title: string;
  language: string;
  confidence: "A" | "B" | "C" | "D";
  source: string;
  tiles: ([string, number, number])[];
  blanks?: number;
  stars?: number;
  merged?: ([string, string])[];
}

export interface TilesTurn {
  n: number;
  seat: number | null;
  kind: "clock" | "exchange" | "left" | "pass" | "play" | "resigned" | "skipped" | "time" | "top";
  at: number;
  points?: number;
  total?: number;
  made?: TilesMade[];
  swapped?: TilesPut[];
  extras?: TilesExtra[];
  exchanged?: number;
  withdrawn?: boolean;
  challenger?: number | null;
  doubted?: Why[];
}

export interface TilesView {
  type: "tiles";
  rules: TilesRuleSet;
  lexicon: string;
  fingerprint: string;
  phase: "challenge" | "over" | "shown" | "turn";
  n: number;
  on_turn: number | null;
  began: number;
  until: number | null;
  overtime: number | null;
  board: TilesPut[];
  rack: string[];
  bag: number;
  seats: TilesSeatView[];
  turns: TilesTurn[];
  rounds: TilesRound[];
  can: string[];
  exchange: number;
  nudged: boolean;
  entry: TilesEntry | null;
  rests: TilesRest[];
  racks: string[][];
  last: string[][];
  outcome: Outcome | null;
  me?: number | null;
  rules_print?: string;
}

export interface TilesWhatIf {
  turn: number;
  play: TilesPlay;
  replies?: boolean;
}

export interface TilesWord {
  word: string;
  square: number;
  down: boolean;
  points: number;
  main?: boolean;
}

export type ToClient = Seen | Accepted | Refused | Pong | Closing;

export type ToHouse = AtTable | InMatch | Ping | Echo;

export interface Unready {
  type: "unready";
}

export interface Why {
  word: string;
  folded: string;
  admitted: boolean;
  code: string;
  lemma?: string;
  kinds?: string[];
  admission?: string;
  reason?: string;
  accepts?: string[];
  base?: string;
  letter?: string;
  language?: string;
}
