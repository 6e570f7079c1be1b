// Where a finger is on the dice.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** Part of a cell's half width that counts while dragging: corners are left free, so that diagonals pass. */
const REACH = 0.72;

/** The cell under a point; while dragging only near its middle. Null outside and between. */
export function cellAt(box: Box, rows: number, cols: number, at: Point, dragging: boolean): number | null {
  if (box.width <= 0 || box.height <= 0) return null;
  const x = ((at.x - box.left) / box.width) * cols;
  const y = ((at.y - box.top) / box.height) * rows;
  if (x < 0 || y < 0 || x >= cols || y >= rows) return null;
  const [col, row] = [Math.floor(x), Math.floor(y)];
  if (dragging && Math.hypot(x - col - 0.5, y - row - 0.5) > REACH / 2) return null;
  return row * cols + col;
}

/** The cells that a finger crossed from one point to another, in order: a fast finger skips none. */
export function crossed(box: Box, rows: number, cols: number, from: Point, to: Point): number[] {
  const step = Math.min(box.width / cols, box.height / rows) / 8;
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / Math.max(step, 1)));
  const out: number[] = [];
  for (let i = 1; i <= steps; i++) {
    const at = { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps };
    const cell = cellAt(box, rows, cols, at, true);
    if (cell !== null && out.at(-1) !== cell) out.push(cell);
  }
  return out;
}
