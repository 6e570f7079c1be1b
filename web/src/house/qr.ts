// QR codes (ISO/IEC 18004), as far as an invitation needs them: bytes, level M, versions 1 to 6.

/** [error correction codewords a block, blocks, data codewords a block] by version, level M. */
const BLOCKS = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 32],
  [24, 2, 43],
  [16, 4, 27],
] as const;

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0);

/** Reed-Solomon remainder of `data`, `n` codewords. */
function correction(data: readonly number[], n: number): number[] {
  let generator = [1];
  for (let i = 0; i < n; i++) {
    const next = [...generator, 0];
    generator.forEach((g, j) => (next[j + 1] = (next[j + 1] ?? 0) ^ times(g, EXP[i] ?? 0)));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(n).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] ?? 0;
    if (lead) generator.forEach((g, j) => (rest[i + j] = (rest[i + j] ?? 0) ^ times(g, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [ec, blocks, size] = BLOCKS[version - 1] ?? BLOCKS[0];
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  const room = blocks * size * 8;
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((a, b) => a * 2 + b, 0));
  for (let pad = 0xec; data.length < blocks * size; pad ^= 0xec ^ 0x11) data.push(pad);
  const parts = Array.from({ length: blocks }, (_, b) => data.slice(b * size, (b + 1) * size));
  const checks = parts.map((part) => correction(part, ec));
  const woven = (rows: number[][], n: number): number[] =>
    Array.from({ length: n }, (_, i) => rows.map((row) => row[i] ?? 0)).flat();
  return [...woven(parts, size), ...woven(checks, ec)];
}

const MASKS: ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** How hard a matrix is to read: long runs, blocks, false finders, too much of one colour. */
function penalty(m: boolean[][]): number {
  const n = m.length;
  let out = 0;
  let dark = 0;
  const lines = [...m, ...m.map((_, c) => m.map((row) => row[c] ?? false))];
  for (const line of lines) {
    let run = 1;
    for (let i = 1; i <= n; i++) {
      if (i < n && line[i] === line[i - 1]) run++;
      else {
        if (run >= 5) out += run - 2;
        run = 1;
      }
    }
    const text = line.map((x) => (x ? "1" : "0")).join("");
    for (const finder of ["10111010000", "00001011101"])
      for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) out += 40;
  }
  for (let r = 0; r < n; r++)
    for (let c = 0; c < n; c++) {
      if (m[r]?.[c]) dark++;
      if (r && c && m[r]?.[c] === m[r - 1]?.[c] && m[r]?.[c] === m[r]?.[c - 1] && m[r]?.[c] === m[r - 1]?.[c - 1]) out += 3;
    }
  return out + 10 * Math.floor(Math.abs((dark * 20) / (n * n) - 10));
}

/** The squares of a text's code, true for dark, without the quiet border; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, blocks, size]) => blocks * size >= bytes.length + 2) + 1;
  if (!version) return null;
  const n = 17 + 4 * version;
  const base: (boolean | null)[][] = Array.from({ length: n }, () => new Array<boolean | null>(n).fill(null));
  const set = (r: number, c: number, dark: boolean): void => {
    const row = base[r];
    if (row && c >= 0 && c < n) row[c] = dark;
  };
  for (const [top, left] of [[0, 0], [0, n - 7], [n - 7, 0]] as const)
    for (let r = -1; r <= 7; r++)
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        set(top + r, left + c, ring !== 2 && ring !== 4);
      }
  for (let i = 8; i < n - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  if (version > 1)
    for (let r = -2; r <= 2; r++)
      for (let c = -2; c <= 2; c++) set(n - 7 + r, n - 7 + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
  const format = (mask: number): void => {
    let rest = mask << 10; // level M is 00
    for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10);
    const word = ((mask << 10) | rest) ^ 0x5412;
    for (let i = 0; i < 15; i++) {
      const dark = ((word >> i) & 1) === 1;
      // bit 0 at (0,8) down the column and along the row, and once more at the other two corners
      set(i < 6 ? i : i < 8 ? i + 1 : n - 15 + i, 8, dark);
      set(8, i < 8 ? n - 1 - i : i < 9 ? 7 : 14 - i, dark);
    }
    set(n - 8, 8, true);
  };
  format(0);
  const words = codewords(bytes, version);
  const free: [number, number][] = [];
  for (let right = n - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < n; i++)
      for (const c of [right, right - 1]) {
        const r = up ? n - 1 - i : i;
        if (base[r]?.[c] === null) free.push([r, c]);
      }
  }
  let best: boolean[][] | null = null;
  let least = Infinity;
  MASKS.forEach((mask, k) => {
    format(k);
    const m = base.map((row) => row.map((x) => x === true));
    free.forEach(([r, c], i) => {
      const bit = ((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
      const row = m[r];
      if (row) row[c] = (bit === 1) !== mask(r, c);
    });
    const cost = penalty(m);
    if (cost < least) [least, best] = [cost, m];
  });
  return best;
}
