// When what has the focus goes from the page, the focus would fall to the very beginning: it goes to the main part instead.

/** Watch over the focus; answers how to stop. What a page does with the focus by itself comes first. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const seen = (event: FocusEvent): void => {
    last = event.target as Element;
  };
  const look = (): void => {
    if (!last || last.isConnected) return;
    last = null;
    requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      // a dialog that is open keeps the focus to itself
      if (!document.querySelector("dialog[open]")) document.getElementById("main")?.focus({ preventScroll: true });
    });
  };
  const observer = new MutationObserver(look);
  document.addEventListener("focusin", seen);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", seen);
    observer.disconnect();
  };
}
