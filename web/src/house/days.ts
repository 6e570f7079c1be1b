// Days of the house, in the reader's words. A day is a date of UTC: the reader's own zone must not move it.

import { language, t } from "./texts.svelte";

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** "1 December"; with its day of the week, "Tuesday 1 December". */
export function dateOf(day: string, weekday = false): string {
  const form: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", timeZone: "UTC" };
  return new Intl.DateTimeFormat(language(), weekday ? { ...form, weekday: "long" } : form).format(midnight(day));
}

/** The day so many days later (or, below 0, earlier). */
export function daysFrom(day: string, days: number): string {
  return new Date(midnight(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The time of day of a moment (ms of UTC since 1970), by the reader's own clock on the wall. */
export function clockTime(moment: number): string {
  return new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit" }).format(moment);
}

/** "3 h 12 min". Begun minutes count whole, so that it never says that there is no time left. */
export function lasting(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours ? t("page-daily-hours", { hours, minutes: minutes % 60 }) : t("page-daily-minutes", { minutes });
}
