import { describe, expect, it } from "vitest";
import { qr } from "../src/house/qr";

// Reads a code back by its own way: unmask, walk the squares, undo the weaving, check every block's syndromes.
const BLOCKS: Record<number, [number, number, number]> = { 1: [10, 1, 16], 2: [16, 1, 28], 3: [26, 1, 44], 4: [18, 2, 32], 5: [24, 2, 43], 6: [16, 4, 27] };

function multiply(a: number, b: number): number {
  let out = 0;
  for (; b; b >>= 1) {
    if (b & 1) out ^= a;
    a = a & 0x80 ? (a << 1) ^ 0x11d : a << 1;
  }
  return out;
}
function read(m: boolean[][]): string {
  const n = m.length;
  const version = (n - 17) / 4;
  const at = (r: number, c: number): number => (m[r]?.[c] ? 1 : 0);
  // format along row 8, most significant bit first
  const cols = [0, 1, 2, 3, 4, 5, 7, 8];
  let format = 0;
  for (const c of cols) format = format * 2 + at(8, c);
  for (const r of [7, 5, 4, 3, 2, 1, 0]) format = format * 2 + at(r, 8);
  let copy = 0;
  for (let r = n - 1; r > n - 8; r--) copy = copy * 2 + at(r, 8);
  for (let c = n - 8; c < n; c++) copy = copy * 2 + at(8, c);
  expect(copy).toBe(format);
  format ^= 0x5412;
  expect(format >> 13).toBe(0); // level M
  const mask = (format >> 10) & 7;
  const flip = (r: number, c: number): boolean =>
    [(r + c) % 2, r % 2, c % 3, (r + c) % 3, (Math.floor(r / 2) + Math.floor(c / 3)) % 2, ((r * c) % 2) + ((r * c) % 3), (((r * c) % 2) + ((r * c) % 3)) % 2, (((r + c) % 2) + ((r * c) % 3)) % 2][mask] === 0;
  const fixed = (r: number, c: number): boolean =>
    r === 6 || c === 6 || (r < 9 && c < 9) || (r < 9 && c >= n - 8) || (r >= n - 8 && c < 9) ||
    (version > 1 && Math.abs(r - (n - 7)) <= 2 && Math.abs(c - (n - 7)) <= 2);
  const bits: number[] = [];
  const pairs: number[] = [];
  for (let c = n - 1; c > 0; c -= 2) pairs.push(c > 6 ? c : c - 1);
  pairs.filter((c) => c > 0).forEach((right, k) => {
    for (let i = 0; i < n; i++) {
      const r = k % 2 ? i : n - 1 - i;
      for (const c of [right, right - 1]) if (!fixed(r, c)) bits.push(at(r, c) ^ (flip(r, c) ? 1 : 0));
    }
  });
  const words = Array.from({ length: bits.length >> 3 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((a, b) => a * 2 + b));
  const [ec, blocks, size] = BLOCKS[version] as [number, number, number];
  expect(words).toHaveLength(blocks * (size + ec));
  const data: number[] = [];
  for (let b = 0; b < blocks; b++) {
    const block = [
      ...Array.from({ length: size }, (_, i) => words[i * blocks + b] as number),
      ...Array.from({ length: ec }, (_, i) => words[blocks * size + i * blocks + b] as number),
    ];
    for (let i = 0, x = 1; i < ec; i++, x = multiply(x, 2)) expect(block.reduce((sum, w) => multiply(sum, x) ^ w, 0)).toBe(0);
    data.push(...block.slice(0, size));
  }
  const stream = data.flatMap((w) => [7, 6, 5, 4, 3, 2, 1, 0].map((i) => (w >> i) & 1));
  const number = (from: number, length: number): number => stream.slice(from, from + length).reduce((a, b) => a * 2 + b, 0);
  expect(number(0, 4)).toBe(4);
  return new TextDecoder().decode(new Uint8Array(Array.from({ length: number(4, 8) }, (_, i) => number(12 + 8 * i, 8))));
}

describe("a QR code", () => {
  it("can be read back, in every version", () => {
    for (const length of [5, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106]) {
      const text = `https://дом.example/t/${"a1-".repeat(40)}`.slice(0, length - 3);
      expect(read(qr(text) as boolean[][])).toBe(text);
    }
  });
  it("of a text that is too long is not made", () => {
    expect(qr("x".repeat(107))).toBeNull();
  });
});
