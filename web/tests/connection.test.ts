import { beforeEach, describe, expect, it } from "vitest";
import { Connection, type LineState, type Socket } from "../src/house/connection";
import type { ToHouse } from "../src/shapes";

class Line implements Socket {
  sent: ToHouse[] = [];
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToHouse);
  }
  close(): void {
    this.closed = true;
  }
  up(): void {
    this.onopen?.(undefined as never);
  }
  down(): void {
    this.onclose?.(undefined as never);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get commands(): ToHouse[] {
    return this.sent.filter((m) => m.type !== "ping");
  }
}

let lines: Line[];
let timers: { at: number; what: () => void }[];
let now: number;
let seen: number[];
let states: LineState[];
let connection: Connection;

function pass(ms: number): void {
  const end = now + ms;
  for (;;) {
    const due = timers.filter((t) => t.at <= end).sort((a, b) => a.at - b.at)[0];
    if (!due) break;
    timers.splice(timers.indexOf(due), 1);
    now = due.at;
    due.what();
  }
  now = end;
}
const line = (i: number): Line => lines[i] as Line;

beforeEach(() => {
  [lines, timers, now, seen, states] = [[], [], 0, [], []];
  let cause = 0;
  connection = new Connection(
    {
      open: () => {
        lines.push(new Line());
        return line(lines.length - 1);
      },
      steady: () => now,
      later: (ms, what) => {
        const timer = { at: now + ms, what };
        timers.push(timer);
        return () => void timers.splice(0, timers.length, ...timers.filter((t) => t !== timer));
      },
      cause: () => `c${++cause}`,
    },
    { seen: (m) => seen.push(m.n), pong: () => undefined, state: (s) => states.push(s) },
  );
  connection.open();
});

describe("a command", () => {
  it("waits for the line and is sent once it is there", () => {
    void connection.play({ type: "stop" });
    expect(line(0).commands).toEqual([]);
    line(0).up();
    expect(line(0).commands).toEqual([{ type: "play", cause: "c1", command: { type: "stop" } }]);
  });

  it("is answered by its cause, accepted or refused", async () => {
    line(0).up();
    const first = connection.play({ type: "stop" });
    const second = connection.table({ type: "sit" });
    line(0).say({ type: "refused", cause: "c2", why: { code: "x" } });
    line(0).say({ type: "accepted", cause: "c1" });
    expect((await first).type).toBe("accepted");
    expect(await second).toEqual({ type: "refused", cause: "c2", why: { code: "x" } });
    expect(connection.waiting).toEqual([]);
  });

  it("that nobody answered goes out again under the same cause, in order, and answered ones do not", () => {
    line(0).up();
    void connection.play({ type: "write", word: "uno" } as never);
    void connection.play({ type: "write", word: "due" } as never);
    void connection.play({ type: "write", word: "tre" } as never);
    line(0).say({ type: "accepted", cause: "c1" });
    line(0).down();
    pass(300);
    line(1).up();
    expect(line(1).commands.map((m) => m.type === "play" && m.cause)).toEqual(["c2", "c3"]);
  });

  it("survives several lost lines", () => {
    void connection.play({ type: "stop" });
    for (let i = 0; i < 4; i++) {
      line(i).up();
      expect(line(i).commands).toHaveLength(1);
      line(i).down();
      pass(5000);
    }
    expect(lines).toHaveLength(5);
  });
});

describe("the line", () => {
  it("comes back by itself, ever more patiently, and at once when hurried", () => {
    line(0).down();
    expect(states.at(-1)).toBe("lost");
    pass(249);
    expect(lines).toHaveLength(1);
    pass(1);
    expect(lines).toHaveLength(2);
    line(1).down();
    pass(400);
    expect(lines).toHaveLength(2);
    connection.hurry();
    expect(lines).toHaveLength(3);
    pass(10_000);
    expect(lines).toHaveLength(3);
  });

  it("that does not answer a ping is given up", () => {
    line(0).up();
    expect(line(0).sent.map((m) => m.type)).toEqual(["ping"]);
    pass(8000);
    expect(line(0).closed).toBe(true);
    pass(300);
    expect(lines).toHaveLength(2);
  });

  it("pings every 10 s and is quiet while it is answered", () => {
    line(0).up();
    for (let i = 0; i < 4; i++) {
      line(0).say({ type: "pong", sent: now, table_ms: 0, match_ms: null });
      pass(10_000);
    }
    expect(line(0).sent.filter((m) => m.type === "ping")).toHaveLength(5);
    expect(lines).toHaveLength(1);
  });

  it("takes views in their order, and numbers begin anew on a new line", () => {
    line(0).up();
    const view = (n: number): object => ({ type: "seen", n, table_ms: 0 });
    line(0).say(view(1));
    line(0).say(view(3));
    line(0).say(view(2));
    line(0).down();
    pass(300);
    line(1).up();
    line(1).say(view(1));
    expect(seen).toEqual([1, 3, 1]);
  });

  it("hears nothing from a line that was given up", () => {
    line(0).up();
    line(0).down();
    line(0).say({ type: "seen", n: 9, table_ms: 0 });
    expect(seen).toEqual([]);
  });

  it("does not knock again once sent away", () => {
    line(0).up();
    line(0).say({ type: "closing", code: "closing-removed" });
    line(0).down();
    pass(60_000);
    expect(lines).toHaveLength(1);
    expect(connection.state).toBe("closed");
  });

  it("does come back when the house restarts", () => {
    line(0).up();
    line(0).say({ type: "closing", code: "closing-house" });
    line(0).down();
    pass(300);
    expect(lines).toHaveLength(2);
  });
});
