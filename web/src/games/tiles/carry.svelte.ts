// A tile carried by the pointer, from the rack or from the board. A press that does not move stays a click.

const FAR = 6;

export interface Carried {
  slot: number;
  x: number;
  y: number;
}

export class Carry {
  now = $state.raw<Carried | null>(null);
  #from: { slot: number; x: number; y: number; id: number } | null = null;
  #swallow = false;

  /** `drop`: where the tile was let go, the topmost element there. */
  constructor(readonly drop: (slot: number, on: Element | null, x: number) => void) {}

  down = (event: PointerEvent): void => {
    const from = (event.target as Element).closest<HTMLElement>("[data-slot]");
    if (!from || event.button || this.#from || from.matches(":disabled")) return;
    this.#from = { slot: Number(from.dataset["slot"]), x: event.clientX, y: event.clientY, id: event.pointerId };
    this.#swallow = false;
  };
  move = (event: PointerEvent): void => {
    const from = this.#from;
    if (from?.id !== event.pointerId) return;
    if (!this.now && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    this.now = { slot: from.slot, x: event.clientX, y: event.clientY };
  };
  up = (event: PointerEvent): void => {
    const carried = this.now;
    this.stop();
    if (!carried) return;
    this.#swallow = true;
    setTimeout(() => (this.#swallow = false));
    this.drop(carried.slot, document.elementFromPoint(event.clientX, event.clientY), event.clientX);
  };
  stop = (): void => {
    this.#from = null;
    this.now = null;
  };
  /** The click that ends a drag is none. */
  click = (event: MouseEvent): void => {
    if (!this.#swallow) return;
    event.stopPropagation();
    event.preventDefault();
    this.#swallow = false;
  };
}
