// The rest of a list, on request.

import { tick } from "svelte";

/**
 * Show the rest of a list. The button that asked for it is gone then: the focus goes on to the first that has come.
 * `what`: a selector of what the list consists of.
 */
export async function unfold(list: Element | null | undefined, what: string, show: () => void): Promise<void> {
  const before = list?.querySelectorAll(what).length ?? 0;
  show();
  await tick();
  list?.querySelectorAll<HTMLElement>(what)[before]?.focus();
}
