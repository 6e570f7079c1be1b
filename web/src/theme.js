// Runs before the first paint, so that a dark room never flashes: theme, size of type and language of the page.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("verbarium.settings") || "{}") || {};
  } catch (_) {
    // a device that keeps nothing plays all the same
  }
  var dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  if (kept.scale > 1) root.style.setProperty("--scale", String(kept.scale));
  if (kept.language) root.lang = kept.language;
})();
