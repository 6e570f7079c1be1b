import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// while developing, `npm run dev` asks a house that runs beside it
const house = process.env["VERBARIUM_HOUSE"] ?? "http://127.0.0.1:8000";

/** The one script that has to run before the first paint: a file of its own, named by its content. */
function theme(): Plugin {
  const source = readFileSync(here("src/theme.js"), "utf8");
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
  return {
    name: "theme-before-paint",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: `theme-${hash}.js`, source });
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { server }) =>
        html.replace("<!--theme-->", `<script src="${server ? "/src/theme.js" : `/assets/theme-${hash}.js`}"></script>`),
    },
  };
}

export default defineConfig(({ command }) => ({
  // the house serves the built folder as /assets, and its index.html for every page
  base: command === "build" ? "/assets/" : "/",
  plugins: [theme(), svelte()],
  build: {
    outDir: here("../src/verbarium/server/assets"),
    emptyOutDir: true,
    assetsDir: "",
    // nothing is inlined: the page allows scripts, styles and pictures from the house alone
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": house,
      "/ws": { target: house.replace(/^http/, "ws"), ws: true },
    },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
}));
