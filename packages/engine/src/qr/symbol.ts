import { type Codewords, codewordsOf } from './codewords.ts';
import { alignmentCentres, type Correction, LEVEL_BITS, sizeOf } from './tables.ts';

/** A QR code, model 2: `dark[row * size + column]` is 1 for a dark module. */
export interface QrSymbol {
  readonly size: number;
  readonly version: number;
  readonly dark: Uint8Array;
}

/** Encodes a text as a QR code of the smallest version; undefined where no version can hold it. */
export function qrSymbol(text: string, correction: Correction = 'M'): QrSymbol | undefined {
  const codewords = codewordsOf(text, correction);
  if (!codewords) return undefined;
  const { version } = codewords;
  const { size } = templateOf(version);
  let best: Uint8Array | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let mask = 0; mask < MASKS.length; mask++) {
    const dark = maskedModules(codewords, mask, correction);
    const penalty = penaltyOf(dark, size, least);
    if (penalty >= least) continue;
    best = dark;
    least = penalty;
  }
  return best && { size, version, dark: best };
}

/** Parts that all symbols of a version share. */
interface Template {
  readonly size: number;
  /** The modules of patterns. */
  readonly dark: Uint8Array;
  /** The modules of codewords, in the order of their bits. */
  readonly order: Int32Array;
  /** For each mask, 1 for each of these modules that it inverts. */
  readonly inverted: readonly Uint8Array[];
}

/** Templates of the versions that were used. */
const templates = new Map<number, Template>();

function templateOf(version: number): Template {
  let template = templates.get(version);
  if (!template) {
    template = new Canvas(version).template();
    templates.set(version, template);
  }
  return template;
}

/** The modules with a mask, and the format information that names it. */
function maskedModules({ version, bytes }: Codewords, mask: number, correction: Correction): Uint8Array {
  const template = templateOf(version);
  const { size, order } = template;
  const inverted = template.inverted[mask] as Uint8Array;
  const dark = template.dark.slice();
  const bits = bytes.length * 8;
  for (let bit = 0; bit < order.length; bit++) {
    const value = bit < bits ? ((bytes[bit >> 3] as number) >> (7 - (bit & 7))) & 1 : 0;
    dark[order[bit] as number] = value ^ (inverted[bit] as number);
  }
  formatModules(size, (LEVEL_BITS[correction] << 3) | mask, (at, value) => {
    dark[at] = value;
  });
  return dark;
}

/** Conditions under which a data module is inverted. Source: ISO/IEC 18004:2015, table 10. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Draws the patterns of a version. */
class Canvas {
  readonly #version: number;
  readonly #size: number;
  readonly #dark: Uint8Array;
  readonly #fixed: Uint8Array;

  constructor(version: number) {
    this.#version = version;
    this.#size = sizeOf(version);
    this.#dark = new Uint8Array(this.#size ** 2);
    this.#fixed = new Uint8Array(this.#size ** 2);
  }

  template(): Template {
    this.#putPatterns();
    const size = this.#size;
    const order = Int32Array.from(this.#dataModules());
    const inverted = MASKS.map((isInverted) =>
      Uint8Array.from(order, (at) => (isInverted(Math.floor(at / size), at % size) ? 1 : 0)),
    );
    return { size, dark: this.#dark, order, inverted };
  }

  #put(row: number, column: number, dark: boolean | number): void {
    const at = row * this.#size + column;
    this.#dark[at] = dark ? 1 : 0;
    this.#fixed[at] = 1;
  }

  /** Draws finders, timing, alignment and version; reserves the format. Source: ISO/IEC 18004:2015, 6.3 and 7.10. */
  #putPatterns(): void {
    const size = this.#size;
    for (let i = 0; i < size; i++) {
      this.#put(6, i, i % 2 === 0);
      this.#put(i, 6, i % 2 === 0);
    }
    this.#putFinder(3, 3);
    this.#putFinder(3, size - 4);
    this.#putFinder(size - 4, 3);
    const centres = alignmentCentres(this.#version);
    const last = centres.length - 1;
    centres.forEach((row, i) => {
      centres.forEach((column, j) => {
        const isFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!isFinder) this.#putAlignment(row, column);
      });
    });
    formatModules(size, 0, (at) => {
      this.#fixed[at] = 1;
    });
    if (this.#version >= 7) this.#putVersion(this.#version);
  }

  #putFinder(row: number, column: number): void {
    for (let y = -4; y <= 4; y++)
      for (let x = -4; x <= 4; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        const isInside = row + y >= 0 && row + y < this.#size && column + x >= 0 && column + x < this.#size;
        if (isInside) this.#put(row + y, column + x, ring !== 2 && ring !== 4);
      }
  }

  #putAlignment(row: number, column: number): void {
    for (let y = -2; y <= 2; y++)
      for (let x = -2; x <= 2; x++) this.#put(row + y, column + x, Math.max(Math.abs(x), Math.abs(y)) !== 1);
  }

  /** Eighteen bits of a Golay code (18, 6). Source: ISO/IEC 18004:2015, annex D. */
  #putVersion(version: number): void {
    const bits = (version << 12) | remainderOf(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [long, short] = [this.#size - 11 + (i % 3), Math.floor(i / 3)];
      this.#put(short, long, (bits >> i) & 1);
      this.#put(long, short, (bits >> i) & 1);
    }
  }

  /** Columns of two modules from the right, up and down. Source: ISO/IEC 18004:2015, 7.7.3. */
  *#dataModules(): Generator<number> {
    const size = this.#size;
    for (let pair = size - 1; pair >= 1; pair -= 2) {
      const right = pair <= 6 ? pair - 1 : pair;
      const isUpward = ((right + 1) & 2) === 0;
      for (let i = 0; i < size; i++)
        for (let column = right; column > right - 2 && column >= 0; column--) {
          const at = (isUpward ? size - 1 - i : i) * size + column;
          if (!this.#fixed[at]) yield at;
        }
    }
  }
}

/** Fifteen bits of a BCH code (15, 5), twice, and the dark module. Source: ISO/IEC 18004:2015, 7.9 and annex C. */
function formatModules(size: number, data: number, set: (at: number, value: number) => void): void {
  const bits = ((data << 10) | remainderOf(data, 10, 0x537)) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const value = (bits >> i) & 1;
    // Beside the finder at the top left, around the timing pattern.
    if (i < 8) set((i < 6 ? i : i + 1) * size + 8, value);
    else set(8 * size + (i === 8 ? 7 : 14 - i), value);
    // Beside the other two finders.
    if (i < 8) set(8 * size + size - 1 - i, value);
    else set((size - 15 + i) * size + 8, value);
  }
  set((size - 8) * size + 8, 1);
}

/** Remainder of a binary polynomial division. */
function remainderOf(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return rest;
}

/**
 * Returns the penalty of a mask: runs, blocks, look-alikes of finders, balance. Stops at the limit. Source: ISO/IEC
 * 18004:2015, 7.8.3.
 */
function penaltyOf(dark: Uint8Array, size: number, limit: number): number {
  let penalty = 0;
  let count = 0;
  for (let i = 0; i < size && penalty < limit; i++) {
    penalty += linePenalty(dark, size, i * size, 1) + linePenalty(dark, size, i, size);
    for (let at = i * size, end = at + size; at < end; at++) {
      const module = dark[at] as number;
      count += module;
      const isBlock = module === dark[at + 1] && module === dark[at + size] && module === dark[at + size + 1];
      if (isBlock && at + 1 < end && i + 1 < size) penalty += 3;
    }
  }
  return penalty + 10 * Math.floor(Math.abs((count * 20) / (size * size) - 10));
}

/** A finder's row behind or before four light modules, as eleven bits. */
const BEHIND = 0b00001011101;
const BEFORE = 0b10111010000;

/** The penalty of the runs and look-alikes of a row or a column. */
function linePenalty(...[dark, size, from, step]: [Uint8Array, number, number, number]): number {
  let penalty = 0;
  let run = 0;
  let last = -1;
  let bits = 0;
  for (let k = 0, at = from; k < size; k++, at += step) {
    const module = dark[at] as number;
    run = module === last ? run + 1 : 1;
    last = module;
    if (run >= 5) penalty += run === 5 ? 3 : 1;
    bits = ((bits << 1) | module) & 0x7ff;
    if (k >= 10 && (bits === BEFORE || bits === BEHIND)) penalty += 40;
  }
  return penalty;
}
