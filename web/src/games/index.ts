// The games that this page can show. A new game adds one entry: everything else at the table is shared.

import type { Component } from "svelte";
import type { GridView, Preset, RoomView, RuleSet, Setting } from "../shapes";
import type { Table } from "../house/table.svelte";
import GridGame from "./grid/GridGame.svelte";
import GridIcon from "./grid/GridIcon.svelte";
import GridForm from "./grid/RulesForm.svelte";
import { progress, rulesLine, rulesLines } from "./grid/rules";

export interface GameFace {
  /** the match on the table: all its phases */
  Play: Component<{ table: Table; room: RoomView; view: GridView }>;
  /** a picture for the front door, 64 by 44 */
  Icon: Component;
  /** the host's form: which settings differ from the preset */
  Form: Component<{ preset: Preset; changes: Record<string, Setting>; change: (changes: Record<string, Setting>) => void }>;
  /** the rules in one line, and point by point */
  line(rules: RuleSet): string;
  lines(rules: RuleSet): string[];
  /** where the match stands, for the top bar: "round 2 of 5" */
  progress(view: GridView): string;
}

export const GAMES: Record<string, GameFace> = {
  grid: { Play: GridGame, Icon: GridIcon, Form: GridForm, line: rulesLine, lines: rulesLines, progress },
};
