import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// while developing, `npm run dev` asks a house that runs beside it
const house = process.env["VERBARIUM_HOUSE"] ?? "http://127.0.0.1:8000";

/** The one script that has to run before the first paint: a file of its own, named by its content. */
function theme(): Plugin {
  let file = "";
  return {
    name: "theme-before-paint",
    generateBundle(_, bundle) {
      const texts: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        const of = chunk.type === "chunk" ? /\/src\/texts\/(\w\w)\.ts$/.exec(chunk.facadeModuleId ?? "") : null;
        if (of?.[1]) texts[of[1]] = `/assets/${chunk.fileName}`;
      }
      const plain = readFileSync(here("src/theme.js"), "utf8");
      const source = plain.replace("var texts = {};", `var texts = ${JSON.stringify(texts)};`);
      if (source === plain || !texts["en"]) throw new Error("theme.js does not learn where the texts are");
      file = `theme-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
      this.emitFile({ type: "asset", fileName: file, source });
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { server }) =>
        html.replace("<!--theme-->", `<script src="${server ? "/src/theme.js" : `/assets/${file}`}"></script>`),
    },
  };
}

/** Beside each file the same one compressed as well as can be, once for all: the house sends what the browser takes. */
function compressed(): Plugin {
  return {
    name: "compressed-beside",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        const plain = dir && /\.(js|css|svg)$/.test(name) ? readFileSync(join(dir, name)) : Buffer.alloc(0);
        if (plain.length < 1000) continue;
        writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(plain));
        writeFileSync(join(dir!, `${name}.gz`), gzipSync(plain, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ command }) => ({
  // the house serves the built folder as /assets, and its index.html for every page
  base: command === "build" ? "/assets/" : "/",
  plugins: [theme(), svelte(), compressed()],
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
