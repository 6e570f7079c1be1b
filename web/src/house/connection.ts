// One line to the house: sends commands until they are answered, and comes back by itself.

import type { Accepted, Closing, PlayCommand, Pong, Refused, RoomCommand, Seen, ToClient, ToHouse } from "../shapes";

export type LineState = "connecting" | "open" | "lost" | "closed";

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
}

/** What the outside world lends to a connection; tests lend their own. */
export interface World {
  open(): Socket;
  steady(): number;
  later(ms: number, what: () => void): () => void;
  cause(): string;
}

export interface Listener {
  seen(message: Seen, steady: number): void;
  pong(message: Pong, steady: number): void;
  state(state: LineState, code: string): void;
}

export type Answer = Accepted | Refused;

interface Pending {
  message: Extract<ToHouse, { cause: string }>;
  settle: (answer: Answer) => void;
}

const PING_EVERY = 10_000;
const PONG_WITHIN = 8_000;
const WAITS = [250, 500, 1000, 2000, 4000];

/** Reasons after which knocking again would be rude or useless. */
const FOR_GOOD = /(removed|no-table|not-understood)$/;

/**
 * Keeps a command, under its cause, until the house has answered it, and sends it again after every reconnection:
 * the house knows the cause, so a repetition changes nothing.
 */
export class Connection {
  #socket: Socket | null = null;
  #pending = new Map<string, Pending>();
  #state: LineState = "connecting";
  #tries = 0;
  #code = "";
  #last = -1;
  #cancelPing = (): void => {};
  #cancelPong = (): void => {};
  #cancelRetry = (): void => {};

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  get state(): LineState {
    return this.#state;
  }

  /** Causes of what has not been answered, oldest first. */
  get waiting(): string[] {
    return [...this.#pending.keys()];
  }

  open(): void {
    this.#cancelRetry();
    if (this.#socket) return;
    this.#to(this.#tries ? "lost" : "connecting");
    const socket = this.world.open();
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#last = -1; // views are numbered anew for every connection
      for (const { message } of this.#pending.values()) socket.send(JSON.stringify(message));
      this.#to("open");
      this.ping();
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(String(event.data));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#dropped();
    };
  }

  /** A command to the table. */
  table(command: RoomCommand): Promise<Answer> {
    return this.#command((cause) => ({ type: "table", cause, command }));
  }

  /** A command to the match. */
  play(command: PlayCommand): Promise<Answer> {
    return this.#command((cause) => ({ type: "play", cause, command }));
  }

  /** Ask for the time now. A house that does not answer is given up, and called again. */
  ping(): void {
    this.#cancelPing();
    this.#cancelPing = this.world.later(PING_EVERY, () => this.ping());
    if (this.#state !== "open" || !this.#socket) return;
    this.#cancelPong();
    this.#cancelPong = this.world.later(PONG_WITHIN, () => this.#dropped());
    this.#send({ type: "ping", sent: this.world.steady() });
  }

  /** The device woke up, or its network came back: no more waiting. */
  hurry(): void {
    if (this.#state === "closed") return;
    if (this.#state === "open") this.ping();
    else if (!this.#socket) this.open();
  }

  close(): void {
    this.#cancelPing();
    this.#cancelPong();
    this.#cancelRetry();
    this.#to("closed");
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #command(make: (cause: string) => Pending["message"]): Promise<Answer> {
    const message = make(this.world.cause());
    return new Promise((settle) => {
      this.#pending.set(message.cause, { message, settle });
      if (this.#state === "open") this.#send(message);
    });
  }

  #send(message: ToHouse): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      this.#dropped();
    }
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ToClient;
    const now = this.world.steady();
    switch (message.type) {
      case "seen":
        if (message.n <= this.#last) return;
        this.#last = message.n;
        this.#tries = 0;
        this.listener.seen(message, now);
        return;
      case "pong":
        this.#cancelPong();
        this.#send({ type: "echo", probe: message.probe }); // the house measures the way by its own clock
        this.listener.pong(message, now);
        return;
      case "accepted":
      case "refused": {
        const pending = this.#pending.get(message.cause);
        this.#pending.delete(message.cause);
        pending?.settle(message);
        return;
      }
      case "closing":
        this.#closing(message);
    }
  }

  #closing(message: Closing): void {
    this.#code = message.code;
    if (FOR_GOOD.test(message.code)) this.close();
  }

  #dropped(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#cancelPing();
    this.#cancelPong();
    socket?.close();
    if (this.#state === "closed") return;
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 4000;
    this.#tries += 1;
    this.#to("lost");
    this.#cancelRetry = this.world.later(wait, () => this.open());
  }

  #to(state: LineState): void {
    if (state === this.#state && state !== "closed") return;
    this.#state = state;
    this.listener.state(state, this.#code);
  }
}

/** 128 bits of this device's own chance as 32 hex digits: a cause, or a seat's nonce for the dice. */
export function chance(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((x) => x.toString(16).padStart(2, "0")).join("");
}

/** The real world: a browser's WebSocket to the table. */
export function browserWorld(table: string): World {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return {
    open: () => new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(table)}`) as unknown as Socket,
    steady: () => performance.now(),
    later: (ms, what) => {
      const id = setTimeout(what, ms);
      return () => clearTimeout(id);
    },
    cause: chance,
  };
}
