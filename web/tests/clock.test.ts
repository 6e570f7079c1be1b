import { describe, expect, it } from "vitest";
import { face, HouseClock, passed, SleepWatch } from "../src/house/clock";

describe("the house's clock", () => {
  it("is not known before the house has spoken", () => {
    expect(new HouseClock().table(5)).toBeNull();
    expect(new HouseClock().match(5)).toBeNull();
  });

  it("follows a bare telling, and never goes back for a later one that was slow", () => {
    const clock = new HouseClock();
    clock.hear({ got: 1000, table: 50_000, match: 10_000 });
    expect(clock.table(1500)).toBe(50_500);
    expect(clock.match(1500)).toBe(10_500);
    clock.hear({ got: 3000, table: 51_700, match: 11_700 }); // 300 ms on its way
    expect(clock.match(3000)).toBe(12_000);
  });

  it("trusts the shortest round trip", () => {
    const clock = new HouseClock();
    clock.hear({ sent: 0, got: 400, table: 10_350, match: null }); // a slow way there
    clock.hear({ sent: 1000, got: 1020, table: 11_010, match: null });
    clock.hear({ sent: 2000, got: 2600, table: 12_010, match: null }); // a slow way back
    expect(clock.table(3000)).toBe(13_000);
  });

  it("knows nothing of this device's wall clock", () => {
    const real = Date.now;
    try {
      Date.now = () => 0;
      const clock = new HouseClock();
      clock.hear({ sent: 100, got: 120, table: 7010, match: 2010 });
      Date.now = () => 9e12;
      expect(clock.match(1110)).toBe(3010);
    } finally {
      Date.now = real;
    }
  });

  it("takes a later deadline's clock after an outage: the match may fall behind the table", () => {
    const clock = new HouseClock();
    clock.hear({ sent: 0, got: 0, table: 1000, match: 1000 });
    clock.hear({ sent: 10_000, got: 10_000, table: 11_000, match: 4000 }); // 7 s of outage do not count
    expect(clock.match(10_500)).toBe(4500);
  });

  it("stands still while nobody is at the table", () => {
    const clock = new HouseClock();
    clock.hear({ sent: 0, got: 0, table: 1000, match: 1000 });
    clock.hold(true, 500);
    expect(clock.match(90_000)).toBe(1500);
    clock.hear({ sent: 91_000, got: 91_000, table: 92_000, match: 1500 });
    clock.hold(false, 91_000);
    expect(clock.match(91_200)).toBe(1700);
  });

  it("forgets old round trips when told, so that a sleep cannot leave it wrong", () => {
    const clock = new HouseClock();
    clock.hear({ sent: 0, got: 2, table: 1000, match: 1000 });
    clock.forget();
    clock.hear({ sent: 100, got: 300, table: 61_200, match: 61_200 }); // 60 s asleep, steady clock stopped
    expect(clock.match(400)).toBe(61_400);
  });
});

describe("sleep", () => {
  it("is noticed when the two clocks part, not when both run", () => {
    const watch = new SleepWatch();
    expect(watch.slept(0, 1_000_000)).toBe(false);
    expect(watch.slept(1000, 1_001_000)).toBe(false);
    expect(watch.slept(2000, 1_062_000)).toBe(true);
    expect(watch.slept(3000, 1_063_000)).toBe(false);
    expect(watch.slept(4000, 1_004_000)).toBe(true);
  });
});

describe("the clock's face", () => {
  it("rounds up: 0:00 only when the bell has rung", () => {
    expect(face(107_000)).toBe("1:47");
    expect(face(106_001)).toBe("1:47");
    expect(face(1)).toBe("0:01");
    expect(face(0)).toBe("0:00");
    expect(face(-5)).toBe("0:00");
    expect(face(600_000)).toBe("10:00");
  });

  it("is spoken at 60, 20 and 10 seconds, each once", () => {
    expect(passed(60_400, 59_900)).toBe(60);
    expect(passed(59_900, 59_000)).toBeNull();
    expect(passed(21_000, 20_000)).toBe(20);
    expect(passed(20_000, 19_000)).toBeNull();
    expect(passed(10_100, 9_900)).toBe(10);
    expect(passed(300, 0)).toBeNull();
  });
});
