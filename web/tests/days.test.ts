import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clockTime, dateOf, daysFrom, lasting } from "../src/house/days";
import { place } from "../src/house/router.svelte";
import { speak } from "../src/house/texts.svelte";

const ZONES = ["UTC", "Pacific/Kiritimati", "Pacific/Niue", "America/New_York", "Australia/Lord_Howe"];
const before = process.env["TZ"];
afterEach(() => {
  if (before === undefined) delete process.env["TZ"];
  else process.env["TZ"] = before;
});

describe("a day of the house", () => {
  beforeAll(() => speak("en"));

  it.each(ZONES)("is the same day for a reader in %s", (zone) => {
    process.env["TZ"] = zone;
    expect(dateOf("2026-12-01")).toBe("December 1");
    expect(dateOf("2026-12-01", true)).toBe("Tuesday, December 1");
    // ends of months and years, 29 February, nights of summer time
    expect(daysFrom("2026-12-31", 1)).toBe("2027-01-01");
    expect(daysFrom("2028-02-28", 1)).toBe("2028-02-29");
    expect(daysFrom("2028-03-01", -1)).toBe("2028-02-29");
    expect(daysFrom("2026-03-29", 1)).toBe("2026-03-30");
    expect(daysFrom("2026-10-25", -1)).toBe("2026-10-24");
  });

  it("changes at another time of day for each reader", () => {
    const change = Date.UTC(2026, 11, 2);
    const told = ZONES.slice(0, 4).map((zone) => {
      process.env["TZ"] = zone;
      return clockTime(change);
    });
    expect(told).toEqual(["12:00 AM", "02:00 PM", "01:00 PM", "07:00 PM"]);
  });

  it("is never said to have no time left", () => {
    const said = [0, 1, 60_000, 60_001, 3_600_000, 11_520_000].map((ms) => lasting(ms).replaceAll("\u00a0", " "));
    expect(said).toEqual(["1 min", "1 min", "1 min", "2 min", "1 h 0 min", "3 h 12 min"]);
  });

  it("has an address in each language that the house speaks", () => {
    expect(place("/daily/it")).toEqual({ page: "daily", language: "it", day: null });
    expect(place("/daily/pl/2026-12-01")).toEqual({ page: "daily", language: "pl", day: "2026-12-01" });
    for (const path of ["/daily", "/daily/de", "/daily/it/heute", "/daily/it/2026-12-01/x"]) expect(place(path).page).toBe("nowhere");
  });
});
