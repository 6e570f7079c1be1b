// What a host changes in a preset, field by field.

import type { Preset, Setting } from "../shapes";

export type Changes = Record<string, Setting>;

export interface Edited {
  preset: Preset;
  changes: Changes;
  change: (changes: Changes) => void;
}

/** What is in force, and how to change it. A change that equals the preset is none. `of` is asked anew each time. */
export function editing(of: () => Edited): { now: (field: string) => Setting; put: (more: Changes) => void } {
  const usual = (field: string): Setting => (of().preset.rules as unknown as Changes)[field] ?? null;
  return {
    now: (field) => (field in of().changes ? (of().changes[field] ?? null) : usual(field)),
    put: (more) => {
      const all = Object.entries({ ...of().changes, ...more });
      of().change(Object.fromEntries(all.filter(([field, value]) => value !== usual(field))));
    },
  };
}

/** The usual choices, and whatever is in force. */
export const among = (usual: readonly number[], value: Setting): number[] =>
  [...new Set([...usual, ...(typeof value === "number" ? [value] : [])])].sort((a, b) => a - b);
