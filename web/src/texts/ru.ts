// Every message of one language that a page may need, as one file that is fetched when it is chosen.
const parts = import.meta.glob<string>(
  ["../../../src/verbarium/texts/ru/*.ftl", "!../../../src/verbarium/texts/ru/cli*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(parts).join("\n");
