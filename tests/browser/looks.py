"""What an eye would find wrong with a page: asked of the page itself."""

from __future__ import annotations

from people import Guest

# Text that is cut off, an ellipsis, a word broken across lines. What only a screen reader gets is not looked at,
# nor what is not text of the house: a link, a digest.
_FAULTS = r"""() => {
  const faults = [], seen = e => e.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const e = node.parentElement, text = node.nodeValue;
    if (!text.trim() || !seen(e) || e.closest(".vh, code, kbd, svg, script, style, [data-longtext]")) continue;
    if (getComputedStyle(e).clipPath !== "none" || e.closest("[hidden]")) continue;
    let clipped = false;
    for (let up = e; up && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).clipPath !== "none") clipped = true;
    if (clipped) continue;
    const what = e.tagName + "." + e.className + " “" + text.trim().slice(0, 60) + "”";
    const style = getComputedStyle(e);
    if (style.textOverflow === "ellipsis") faults.push("ellipsis: " + what);
    // the first box that cuts or holds this text must be wide enough
    for (let up = e; up && up !== document.body; up = up.parentElement) {
      const s = getComputedStyle(up);
      if (s.display === "inline" || s.display === "contents") continue;
      if (up.scrollWidth > up.clientWidth + 1 && !/auto|scroll/.test(s.overflowX)) {
        const range = document.createRange(); range.selectNodeContents(node);
        const box = up.getBoundingClientRect(), own = range.getBoundingClientRect();
        if (own.right > box.right + 1 || own.left < box.left - 1)
          faults.push(`wider by ${Math.round(own.right - box.right)} px than ${up.tagName}.${up.className}: ${what}`);
      }
      break;
    }
    for (const word of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const boxes = [...range.getClientRects()].filter(b => b.width > 0);
      // a soft hyphen that shows at a line's end is counted to what follows it
      if (text[word.index - 1] === "\u00ad" && boxes.length > 1 && boxes[0].width < 12) boxes.shift();
      const tops = new Set(boxes.map(b => Math.round(b.top)));
      if (tops.size > 1) faults.push(`“${word[0]}” is broken across lines: ${what}`);
    }
  }
  // what is chosen in a list of choices stands in it whole
  const ink = document.createElement("canvas").getContext("2d");
  for (const select of document.querySelectorAll("select")) {
    const style = getComputedStyle(select), room = select.clientWidth - 2 * parseFloat(style.paddingLeft) - 18;
    ink.font = style.font;
    const text = select.selectedOptions[0]?.textContent.trim() ?? "";
    if (seen(select) && ink.measureText(text).width > room + 2) faults.push("a choice is cut off: " + text);
  }
  if (document.documentElement.scrollWidth > innerWidth)
    for (const e of document.querySelectorAll("body *"))
      if (e.getBoundingClientRect().right > innerWidth + 1 && !e.closest(".vh, svg") && seen(e))
        faults.push("beyond the window: " + e.tagName + "." + e.className + " " + e.textContent.trim().slice(0, 40));
  return [...new Set(faults)];
}"""

# Whatever lies over the middle of a die, other than the die.
_OVER = """() => [...document.querySelectorAll("[role=gridcell]")].flatMap(cell => {
    const b = cell.getBoundingClientRect();
    const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
    return !top || cell.contains(top) || top.closest("[role=grid]") ? [] : [top.outerHTML.slice(0, 160)];
})"""

_SHIFTS = """() => {
    window.__shifts = [];
    new PerformanceObserver(list => {
        for (const shift of list.getEntries())
            window.__shifts.push(shift.value.toFixed(5) + " " + shift.sources.map(s =>
                (s.node?.outerHTML ?? "?").slice(0, 120) + " "
                + JSON.stringify([s.previousRect, s.currentRect])).join(" | "));
    }).observe({type: "layout-shift"});
}"""

SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"


def faults_of_text(person: Guest) -> list[str]:
    """Text cut off, ellipsised, wider than its box, or with a broken word."""
    person.page.evaluate(SETTLED)
    found: list[str] = person.page.evaluate(_FAULTS)
    return found


def over_the_board(person: Guest) -> list[str]:
    found: list[str] = person.page.evaluate(_OVER)
    return found


def watch_shifts(person: Guest) -> None:
    """From now on, whatever moves without having been touched or after it was: both are counted."""
    person.page.evaluate(SETTLED)
    person.page.evaluate(_SHIFTS)


def shifts(person: Guest) -> list[str]:
    person.page.evaluate(SETTLED)
    found: list[str] = person.page.evaluate("window.__shifts")
    return found
