// What somebody who has just set a table wants of it: kept until that table is reached.

/** `company`: to sit down with those who wait there. */
export type Intent = "alone" | "bot" | "friends" | "company";

const KEY = "verbarium.intent";

export function intend(table: string, intent: Intent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([table, intent]));
  } catch {
    // then the table simply opens
  }
}

/** The intent for this table, once. */
export function intended(table: string): Intent | null {
  try {
    const [kept, intent] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as [string?, Intent?];
    sessionStorage.removeItem(KEY);
    return kept === table ? (intent ?? null) : null;
  } catch {
    return null;
  }
}
