// People's names where there is little room, and colours' stand-in: initials.

/** First name and an initial: "Jean-Baptiste de la Rochefoucauld" is "Jean-Baptiste R." Never an ellipsis. */
export function short(name: string): string {
  const parts = name.trim().split(/\s+/u);
  const [first = "", ...rest] = parts;
  // "de la Rochefoucauld" goes by R: particles are written small
  const last = rest.filter((part) => part[0] !== part[0]?.toLowerCase()).at(-1) ?? rest.at(-1);
  if (!last) return first;
  const initial = [...last][0] ?? "";
  return /\p{L}/u.test(initial) ? `${first} ${initial}.` : `${first} ${last}`;
}

/** One or two letters for the round badge. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/[\s-]+/u)
    .map((part) => [...part][0] ?? "")
    .filter((x) => /[\p{L}\p{N}]/u.test(x));
  return letters.slice(0, 2).join("") || [...name.trim()][0] || "·";
}

/** The class that sets a name with long parts smaller, in steps, so that none of them is broken or cut. */
export function fit(name: string): string {
  const longest = Math.max(0, ...name.split(/[\s-]+/u).map((part) => [...part].length));
  return longest > 16 ? "fit3" : longest > 12 ? "fit2" : longest > 9 ? "fit1" : "";
}
