// Runs before the first paint, so that a dark room never flashes: theme, size of type and language of the page.
// It also asks at once for what the page would ask for one after another: the texts, and at the front door the games
// and the grid of the day.
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

  // the files of texts by language, put in by the build; while developing there are none
  var texts = {};
  var wanted = [kept.language].concat(navigator.languages, "en").map(function (tag) {
    return String(tag).slice(0, 2).toLowerCase();
  });
  var spoken = wanted.filter(known)[0];
  if (!spoken) return;
  ahead("modulepreload", texts[spoken]);
  var daily = "/api/daily/" + (known(kept.play) ? kept.play : spoken);
  if (location.pathname === "/") ["/api/catalogue", "/api/tables", daily].forEach(ahead.bind(null, "preload"));

  function known(language) {
    return Boolean(texts[language]);
  }

  function ahead(rel, href) {
    var link = document.createElement("link");
    link.rel = rel;
    link.href = href;
    if (rel === "preload") link.as = "fetch";
    link.crossOrigin = "anonymous";
    document.head.append(link);
  }
})();
