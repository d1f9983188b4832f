/**
 * QR codes of links: bytes, error correction of level M, versions 1 to 10 (up to 213 bytes), as in ISO/IEC 18004.
 * `qr` returns the rows of dark modules, without the quiet zone.
 */

/** Of each version: bytes of error correction in a block, and the number of blocks. */
const BLOCKS = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
] as const;
/** All bytes of each version, data and error correction. */
const BYTES = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
/** Level M in the format bits. */
const LEVEL_M = 0;
const FORMAT = { polynomial: 0x537, bits: 10, mask: 0x5412 };
const VERSION = { polynomial: 0x1f25, bits: 12 };
const PADDING = [0xec, 0x11];

type Grid = boolean[][];
type Mask = (row: number, column: number) => boolean;

const MASKS: Mask[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

export function qr(text: string): Grid {
  const data = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, at) => data.length + headerBytes(at + 1) <= capacity(at + 1)) + 1;
  if (!version) throw new RangeError(`a QR code of at most version 10 can't hold ${data.length} bytes`);
  const bits = interleaved(codewords(data, version), version);
  const drawn = MASKS.map((_, mask) => draw(version, bits, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

// --- bytes ---------------------------------------------------------------------------------------------------------

function capacity(version: number): number {
  const [correction, blocks] = BLOCKS[version - 1]!;
  return BYTES[version - 1]! - correction * blocks;
}

/** Four bits of mode and the length, rounded up to whole bytes: the half byte at the end is the terminator's. */
function headerBytes(version: number): number {
  return version < 10 ? 2 : 3;
}

/** The data with mode, length, terminator and padding. */
function codewords(data: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let at = count - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  push(0b0100, 4);
  push(data.length, version < 10 ? 8 : 16);
  for (const byte of data) push(byte, 8);
  push(0, 4);
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) bytes.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  while (bytes.length < capacity(version)) bytes.push(PADDING[(bytes.length - bits.length / 8) % 2]!);
  return bytes;
}

/** Blocks with their error correction, taken in turns; the later blocks are one byte longer if it doesn't divide. */
function interleaved(bytes: number[], version: number): number[] {
  const [correction, count] = BLOCKS[version - 1]!;
  const short = Math.floor(bytes.length / count);
  const longer = count - (bytes.length % count);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, at) => {
    const block = bytes.slice(from, from + short + (at >= longer ? 1 : 0));
    from += block.length;
    return block;
  });
  const checks = blocks.map((block) => remainder(block, correction));
  const turns = (parts: number[][]): number[] =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, at) =>
      parts.flatMap((part) => (at < part.length ? [part[at]!] : [])),
    ).flat();
  return [...turns(blocks), ...turns(checks)].flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) & 1));
}

/** Multiply in the field of 256 elements with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (; b; b >>= 1, a = (a << 1) ^ (a & 0x80 ? 0x11d : 0)) if (b & 1) product ^= a;
  return product;
}

/** The Reed–Solomon error correction of a block. */
export function remainder(block: readonly number[], count: number): number[] {
  let generator = [1];
  for (let at = 0, root = 1; at < count; at++, root = times(root, 2))
    generator = [...generator, 0].map((one, place) => one ^ (place ? times(generator[place - 1]!, root) : 0));
  const rest = [...block, ...Array<number>(count).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const first = rest[at]!;
    for (let place = 0; place < generator.length; place++)
      rest[at + place] = rest[at + place]! ^ times(generator[place]!, first);
  }
  return rest.slice(block.length);
}

// --- modules -------------------------------------------------------------------------------------------------------

function draw(version: number, bits: readonly number[], mask: number): Grid {
  const size = 17 + 4 * version;
  const dark: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (row: number, column: number, on: boolean): void => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    dark[row]![column] = on;
    fixed[row]![column] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (far) => far !== 2 && far !== 4, set);
  for (const [row, column] of alignments(version)) square(row, column, 2, (far) => far !== 1, set);
  formats(size, mask, set);
  if (version >= 7) versions(size, version, set);
  fill(dark, fixed, bits, MASKS[mask]!);
  return dark;
}

type Setter = (row: number, column: number, on: boolean) => void;

/** Nested squares around a middle; `on` says which distances are dark. */
function square(row: number, column: number, radius: number, on: (far: number) => boolean, set: Setter): void {
  for (let down = -radius; down <= radius; down++)
    for (let across = -radius; across <= radius; across++)
      set(row + down, column + across, on(Math.max(Math.abs(down), Math.abs(across))));
}

/** The middles of the alignment patterns: everywhere on a grid except in the three corners. */
function alignments(version: number): [number, number][] {
  if (version === 1) return [];
  const last = 10 + 4 * version;
  const places = version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  const corner = (row: number, column: number): boolean =>
    (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
  return places.flatMap((row) =>
    places.flatMap((column): [number, number][] => (corner(row, column) ? [] : [[row, column]])),
  );
}

/** A value followed by its check bits. */
function checked(value: number, { polynomial, bits }: { polynomial: number; bits: number }): number {
  let rest = value;
  for (let at = 0; at < bits; at++) rest = (rest << 1) ^ ((rest >> (bits - 1)) & 1 ? polynomial : 0);
  return (value << bits) | rest;
}

function formats(size: number, mask: number, set: Setter): void {
  const bits = checked((LEVEL_M << 3) | mask, FORMAT) ^ FORMAT.mask;
  const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    const place = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    set(place, 8, bit(at));
    const other = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
    set(8, other, bit(at));
  }
  set(size - 8, 8, true);
}

function versions(size: number, version: number, set: Setter): void {
  const bits = checked(version, VERSION);
  for (let at = 0; at < 18; at++) {
    const on = ((bits >> at) & 1) === 1;
    const [along, across] = [Math.floor(at / 3), size - 11 + (at % 3)];
    set(along, across, on);
    set(across, along, on);
  }
}

/** Lay the bits in pairs of columns, up and down by turns, from the right; the timing column is left out. */
function fill(dark: Grid, fixed: Grid, bits: readonly number[], mask: Mask): void {
  const size = dark.length;
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (!fixed[row]![column]) dark[row]![column] = ((bits[next++] ?? 0) === 1) !== mask(row, column);
    }
  }
}

/** How hard a symbol is to read: long runs, blocks, patterns like a corner, and too many dark or light modules. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const columns = grid.map((_, column) => grid.map((row) => row[column]!));
  let sum = 0;
  for (const row of [...grid, ...columns]) {
    const text = row.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const like of ["10111010000", "00001011101"])
      for (let at = text.indexOf(like); at >= 0; at = text.indexOf(like, at + 1)) sum += 40;
  }
  for (let row = 1; row < size; row++)
    for (let column = 1; column < size; column++) {
      const one = grid[row]![column];
      if (one === grid[row - 1]![column] && one === grid[row]![column - 1] && one === grid[row - 1]![column - 1])
        sum += 3;
    }
  const share = grid.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
