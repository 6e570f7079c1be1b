// A round's lists to take away: text for people, CSV for tables.

import type { Missed, Word } from "../../shapes";

/** A cell that no spreadsheet takes for a formula, and that holds any text. */
export function cell(value: string | number): string {
  const text = String(value);
  const harmless = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export interface Taken {
  names: string[];
  lists: Word[][];
  missed: Missed[];
  /** the name of a mark in the reader's language */
  mark: (word: Word) => string;
}

/** One line a word: player, word, verdict, points, who else wrote it. */
export function csv({ names, lists, mark }: Taken, heads: string[]): string {
  const rows = lists.flatMap((words, seat) =>
    words.map((w) => [
      names[seat] ?? "",
      w.word,
      mark(w),
      w.points ?? 0,
      (w.others ?? []).map((other) => names[other] ?? "").join(", "),
    ]),
  );
  return [heads, ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

/** Lists one under another, and what everybody missed. */
export function plainText({ names, lists, missed, mark }: Taken, missedHead: string): string {
  const parts = lists.map((words, seat) =>
    [names[seat] ?? "", ...words.map((w) => `  ${w.word}: ${mark(w)} ${w.points ?? 0}`)].join("\n"),
  );
  return [...parts, [missedHead, ...missed.map((m) => `  ${m.word} ${m.points}`)].join("\n")].join("\n\n") + "\n";
}

/** Hand a file to the reader. */
export function handOver(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
