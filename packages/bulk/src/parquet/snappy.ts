/**
 * Compresses by the Snappy format (https://github.com/google/snappy/blob/main/format_description.txt): the length, then literals and
 * copies of what stood before them, within blocks of 64 KiB.
 */
export function snappy(input: Uint8Array): Uint8Array {
  const out = new Uint8Array(10 + input.length + Math.ceil(input.length / 6));
  const to = new DataView(out.buffer);
  const from = new DataView(input.buffer, input.byteOffset, input.length);
  let at = 0;
  for (let left = input.length; ; left >>>= 7) {
    out[at++] = left > 127 ? (left & 127) | 128 : left;
    if (left < 128) break;
  }
  for (let begin = 0; begin < input.length; begin += BLOCK)
    at = block({ from, to }, begin, Math.min(begin + BLOCK, input.length), at);
  return out.subarray(0, at);
}

const BLOCK = 1 << 16;
/** Words are looked up by so many bits of their hash. */
const BITS = 14;
/** Where in the block a word of each slot stood last. */
const seen = new Uint16Array(1 << BITS);
/** So near the end nothing is looked up: words are read and written whole. */
const MARGIN = 16;
/** After 2 to the power of this many words without a match the steps grow by one: what does not repeat is passed quickly. */
const PATIENCE = 5;
const LONGEST_COPY = 64;

interface Views {
  readonly from: DataView;
  readonly to: DataView;
}

function block(views: Views, begin: number, end: number, at: number): number {
  const { from } = views;
  const last = end - MARGIN;
  seen.fill(0);
  /** Start of the bytes that are not written yet. */
  let rest = begin;
  let to = at;
  let tries = 1 << PATIENCE;
  for (let i = begin + 1; i < last; ) {
    const word = from.getInt32(i, true);
    const slot = slotOf(word);
    const before = begin + (seen[slot] as number);
    seen[slot] = i - begin;
    if (from.getInt32(before, true) !== word) {
      i += tries++ >> PATIENCE;
      continue;
    }
    const length = matching(from, before, i, last);
    to = putLiteral(views, rest, i - rest, to);
    to = putCopies(views.to, i - before, length, to);
    i += length;
    rest = i;
    tries = 1 << PATIENCE;
    if (i < last) seen[slotOf(from.getInt32(i - 1, true))] = i - 1 - begin;
  }
  return rest < end ? putLiteral(views, rest, end - rest, to) : to;
}

function slotOf(word: number): number {
  return Math.imul(word, 0x1e35a7bd) >>> (32 - BITS);
}

/** Returns the length of the match at two places, at least four bytes. Compares four bytes at a time. */
function matching(from: DataView, one: number, other: number, last: number): number {
  let length = 4;
  while (other + length < last) {
    const differing = from.getInt32(one + length, true) ^ from.getInt32(other + length, true);
    if (differing !== 0) return length + ((31 - Math.clz32(differing & -differing)) >> 3);
    length += 4;
  }
  return length;
}

function putLiteral({ from, to }: Views, begin: number, length: number, at: number): number {
  if (length === 0) return at;
  let next = at;
  if (length <= 60) to.setUint8(next++, (length - 1) << 2);
  else {
    to.setUint8(next, 61 << 2);
    to.setUint16(next + 1, length - 1, true);
    next += 3;
  }
  let i = 0;
  for (; i + 4 <= length; i += 4) to.setInt32(next + i, from.getInt32(begin + i, true), true);
  for (; i < length; i++) to.setUint8(next + i, from.getUint8(begin + i));
  return next + length;
}

function putCopies(to: DataView, offset: number, length: number, at: number): number {
  let next = at;
  let left = length;
  while (left > 0) {
    const part = Math.min(left, LONGEST_COPY);
    if (part >= 4 && part < 12 && offset < 2048) {
      to.setUint8(next, 1 | ((part - 4) << 2) | ((offset >>> 8) << 5));
      to.setUint8(next + 1, offset & 255);
      next += 2;
    } else {
      to.setUint8(next, 2 | ((part - 1) << 2));
      to.setUint16(next + 1, offset, true);
      next += 3;
    }
    left -= part;
  }
  return next;
}
