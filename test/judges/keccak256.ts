/**
 * Keccak-256 of text, as hexadecimal digits, straight from the Keccak reference (version 3.0): slow, and written
 * apart from the engine's, which it judges.
 */
export function keccak256(text: string): string {
  const block = new Uint8Array(136);
  const bytes = new TextEncoder().encode(text);
  if (bytes.length >= block.length) throw new RangeError('more than one block');
  block.set(bytes);
  block[bytes.length] = 0x01;
  block[135] = (block[135] as number) | 0x80;
  const view = new DataView(block.buffer);
  let lanes = Array.from({ length: 25 }, (_, i) => (i < 17 ? view.getBigUint64(i * 8, true) : 0n));
  for (const constant of CONSTANTS) lanes = round(lanes, constant);
  return lanes
    .slice(0, 4)
    .flatMap((lane) => Array.from({ length: 8 }, (_, i) => (lane >> BigInt(8 * i)) & 255n))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** θ, ρ, π, χ and ι; the lane of x and y stands at x + 5y. */
function round(lanes: readonly bigint[], constant: bigint): bigint[] {
  const at = (from: readonly bigint[], x: number, y: number) => from[(x % 5) + 5 * (y % 5)] as bigint;
  const column = (x: number) => [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ at(lanes, x, y), 0n);
  const mixed = lanes.map((lane, i) => lane ^ column((i + 4) % 5) ^ turn(column((i + 1) % 5), 1));
  const moved: bigint[] = [];
  for (let x = 0; x < 5; x++)
    for (let y = 0; y < 5; y++)
      moved[y + 5 * ((2 * x + 3 * y) % 5)] = turn(at(mixed, x, y), OFFSETS[x + 5 * y] as number);
  const out = moved.map((lane, i) => {
    const [x, y] = [i % 5, Math.floor(i / 5)];
    return lane ^ (~at(moved, x + 1, y) & FULL & at(moved, x + 2, y));
  });
  out[0] = (out[0] as bigint) ^ constant;
  return out;
}

const FULL = (1n << 64n) - 1n;

function turn(lane: bigint, by: number): bigint {
  return ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & FULL;
}

/** The reference's table 2, by rows of y. */
const OFFSETS = [
  0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14,
];

/** The reference's table 1. */
const CONSTANTS = [
  '0000000000000001 0000000000008082 800000000000808A 8000000080008000 000000000000808B 0000000080000001',
  '8000000080008081 8000000000008009 000000000000008A 0000000000000088 0000000080008009 000000008000000A',
  '000000008000808B 800000000000008B 8000000000008089 8000000000008003 8000000000008002 8000000000000080',
  '000000000000800A 800000008000000A 8000000080008081 8000000000008080 0000000080000001 8000000080008008',
].flatMap((row) => row.split(' ').map((hex) => BigInt(`0x${hex}`)));
