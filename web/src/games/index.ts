// The games that this page can show. A new game adds one entry: everything else at the table is shared.

import type { Component } from "svelte";
import type { ConsonandoRules, ConsonandoView, GridRules, GridView, JuniorRules, JuniorView, MatchView, ParolaRules, ParolaView, RoomView, RuleSet, TilesRules, TilesView } from "../shapes";
import type { Edited } from "../house/changes";
import type { Table } from "../house/table.svelte";
import ConsonandoForm from "./consonando/RulesForm.svelte";
import ConsonandoIcon from "./consonando/ConsonandoIcon.svelte";
import * as consonando from "./consonando/rules";
import GridForm from "./grid/RulesForm.svelte";
import GridIcon from "./grid/GridIcon.svelte";
import * as grid from "./grid/rules";
import TilesParts from "./tiles/own/Parts.svelte";
import TilesForm from "./tiles/RulesForm.svelte";
import TilesIcon from "./tiles/TilesIcon.svelte";
import * as tiles from "./tiles/rules";
import JuniorForm from "./junior/RulesForm.svelte";
import JuniorIcon from "./junior/JuniorIcon.svelte";
import * as junior from "./junior/rules";
import ParolaForm from "./parola/RulesForm.svelte";
import ParolaIcon from "./parola/ParolaIcon.svelte";
import * as parola from "./parola/rules";

/** One game's face. `R` and `V` are its rule set and its view. */
interface Face<R, V> {
  /** the match on the table, all its phases: fetched by who sits down to it, not by who looks in at the door */
  play(): Promise<{ default: Component<{ table: Table; room: RoomView; view: V }> }>;
  /** a picture for the front door, 64 by 44 */
  Icon: Component;
  /** the host's form: which settings differ from the preset */
  Form: Component<Edited>;
  /** the rules in one line, and point by point */
  line(rules: R): string;
  lines(rules: R): string[];
  /** what stands in the top bar beside the rules' name, in full and for a phone */
  marks?(rules: R): { text: string; brief: string }[];
  /** in the card of rules: what there is to look at besides, and to change */
  Parts?: Component<{ table: Table; room: RoomView }>;
  /** a total of the match in figures; absent: as it is sent */
  score?(view: V, total: number): string;
  /** where the match stands, for the top bar: "round 2 of 5" */
  progress(view: V): string;
  /** the match's own page shows its end and the way to another one */
  ends?: true;
}
export type GameFace = Face<RuleSet, MatchView>;

// a view's tag says which face may look at it: `GAMES[view.type]`
const grids: Face<GridRules, GridView> = {
  play: () => import("./grid/GridGame.svelte"), Icon: GridIcon, Form: GridForm, line: grid.rulesLine, lines: grid.rulesLines, progress: grid.progress, score: grid.score,
};
const consonants: Face<ConsonandoRules, ConsonandoView> = {
  play: () => import("./consonando/ConsonandoGame.svelte"), Icon: ConsonandoIcon, Form: ConsonandoForm,
  line: consonando.rulesLine, lines: consonando.rulesLines, progress: consonando.progress,
};
const boards: Face<TilesRules, TilesView> = {
  play: () => import("./tiles/TilesGame.svelte"), Icon: TilesIcon, Form: TilesForm, line: tiles.rulesLine, lines: tiles.rulesLines, progress: tiles.progress, marks: tiles.marks, Parts: TilesParts,
};
const cards: Face<ParolaRules, ParolaView> = {
  play: () => import("./parola/ParolaGame.svelte"), Icon: ParolaIcon, Form: ParolaForm, line: parola.rulesLine, lines: parola.rulesLines, progress: parola.progress,
};
const pictures: Face<JuniorRules, JuniorView> = {
  play: () => import("./junior/JuniorGame.svelte"), Icon: JuniorIcon, Form: JuniorForm, line: junior.rulesLine, lines: junior.rulesLines, progress: junior.progress, ends: true,
};

export const GAMES: Record<string, GameFace> = {
  grid: grids as unknown as GameFace,
  consonando: consonants as unknown as GameFace,
  tiles: boards as unknown as GameFace,
  parola: cards as unknown as GameFace,
  junior: pictures as unknown as GameFace,
};
