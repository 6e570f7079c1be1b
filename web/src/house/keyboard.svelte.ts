// The phone's own keyboard: how much of the page it leaves in sight.

/** Below this part of the window's height, something covers it: a keyboard. */
const COVERED = 0.78;

/**
 * An attachment for a page with a text field: while a keyboard covers the window, the root carries `data-kb` and
 * `--seen` (the height in sight), from the visual viewport.
 */
export function keyboard(): () => void {
  const root = document.documentElement;
  const port = window.visualViewport;
  const look = (): void => {
    const seen = port?.height ?? innerHeight;
    const zoomed = (port?.scale ?? 1) > 1.05;
    const field = document.activeElement?.matches("input, textarea") === true;
    const up = field && !zoomed && seen < COVERED * Math.max(innerHeight, root.clientHeight);
    if (up) {
      root.dataset["kb"] = "1";
      root.style.setProperty("--seen", `${Math.round(seen)}px`);
      scrollTo(0, 0);
    } else {
      delete root.dataset["kb"];
      root.style.removeProperty("--seen");
    }
  };
  port?.addEventListener("resize", look);
  document.addEventListener("focusin", look);
  document.addEventListener("focusout", look);
  look();
  return () => {
    port?.removeEventListener("resize", look);
    document.removeEventListener("focusin", look);
    document.removeEventListener("focusout", look);
    delete root.dataset["kb"];
  };
}
