// Which page is open: "/", "/t/<table>", "/daily/<language>" or "/daily/<language>/<day>".

import type { Language } from "../shapes";
import { LANGUAGES } from "./texts.svelte";

export type Place =
  | { page: "front" }
  | { page: "table"; table: string }
  | { page: "daily"; language: Language; day: string | null }
  | { page: "nowhere" };

/** The page of an address. */
export function place(path: string): Place {
  if (path === "/" || path === "/index.html") return { page: "front" };
  const table = /^\/t\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path)?.[1];
  if (table) return { page: "table", table };
  const [, tongue, day] = /^\/daily\/([a-z]{2})(?:\/(\d{4}-\d\d-\d\d))?\/?$/.exec(path) ?? [];
  const language = LANGUAGES.find((one) => one === tongue);
  return language ? { page: "daily", language, day: day ?? null } : { page: "nowhere" };
}

let here = $state.raw<Place>(place(location.pathname));

export function where(): Place {
  return here;
}

/** Go to another page of the house. */
export function go(path: string): void {
  history.pushState(null, "", path);
  here = place(path);
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  here = place(location.pathname);
});

/** Follow a link inside the house without leaving the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}
