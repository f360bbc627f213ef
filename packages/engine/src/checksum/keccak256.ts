/**
 * Keccak-256 with the original padding (0x01, not SHA-3's 0x06), as Ethereum uses it. A lane of 64 bits
 * is two 32-bit halves, low half first. Source: The Keccak reference, version 3.0 (2011).
 */
export function keccak256(message: Uint8Array): Uint8Array {
  STATE.fill(0);
  let at = 0;
  for (let i = 0; i < message.length; i++) {
    absorb(at, message[i] as number);
    at += 1;
    if (at === RATE) {
      permute(STATE);
      at = 0;
    }
  }
  absorb(at, 0x01);
  absorb(RATE - 1, 0x80);
  permute(STATE);
  const digest = new Uint8Array(32);
  for (let i = 0; i < 32; i++) digest[i] = (STATE[i >> 2] as number) >>> ((i & 3) * 8);
  return digest;
}

/** Bytes absorbed between two permutations: 1600 bits less twice the digest's 256. */
const RATE = 136;
const ROUNDS = 24;
const STATE = new Int32Array(50);
const OTHER = new Int32Array(50);
const PARITY = new Int32Array(10);

function absorb(at: number, byte: number): void {
  STATE[at >> 2] = (STATE[at >> 2] as number) ^ (byte << ((at & 3) * 8));
}

/** Applies Keccak-f[1600] in place, two rounds at a time: there and back. */
function permute(s: Int32Array): void {
  for (let n = 0; n < ROUNDS; n += 2) {
    round(s, parity(s), OTHER);
    addConstant(OTHER, n);
    round(OTHER, parity(OTHER), s);
    addConstant(s, n + 1);
  }
}

function addConstant(s: Int32Array, n: number): void {
  s[0] = (s[0] as number) ^ (CONSTANTS[n * 2] as number);
  s[1] = (s[1] as number) ^ (CONSTANTS[n * 2 + 1] as number);
}

/** Returns the value to add to each of the five columns of lanes: its left neighbour, and its right one rotated by a bit. */
function parity(s: Int32Array): Int32Array {
  const d = PARITY;
  const low0 = column(s, 0);
  const high0 = column(s, 1);
  const low1 = column(s, 2);
  const high1 = column(s, 3);
  const low2 = column(s, 4);
  const high2 = column(s, 5);
  const low3 = column(s, 6);
  const high3 = column(s, 7);
  const low4 = column(s, 8);
  const high4 = column(s, 9);
  d[0] = low4 ^ ((low1 << 1) | (high1 >>> 31));
  d[1] = high4 ^ ((high1 << 1) | (low1 >>> 31));
  d[2] = low0 ^ ((low2 << 1) | (high2 >>> 31));
  d[3] = high0 ^ ((high2 << 1) | (low2 >>> 31));
  d[4] = low1 ^ ((low3 << 1) | (high3 >>> 31));
  d[5] = high1 ^ ((high3 << 1) | (low3 >>> 31));
  d[6] = low2 ^ ((low4 << 1) | (high4 >>> 31));
  d[7] = high2 ^ ((high4 << 1) | (low4 >>> 31));
  d[8] = low3 ^ ((low0 << 1) | (high0 >>> 31));
  d[9] = high3 ^ ((high0 << 1) | (low0 >>> 31));
  return d;
}

function column(s: Int32Array, x: number): number {
  const top = (s[x] as number) ^ (s[x + 10] as number) ^ (s[x + 20] as number);
  return top ^ (s[x + 30] as number) ^ (s[x + 40] as number);
}

/** Round constants, low and high half by turns, from the reference's shift register x⁸ + x⁶ + x⁵ + x⁴ + 1. */
const CONSTANTS = new Int32Array(ROUNDS * 2);
for (let round = 0, register = 1; round < ROUNDS; round++) {
  for (let j = 0; j < 7; j++) {
    const bit = (1 << j) - 1;
    const half = round * 2 + (bit >> 5);
    if (register & 1) CONSTANTS[half] = (CONSTANTS[half] as number) ^ (1 << (bit & 31));
    register = register & 0x80 ? ((register << 1) ^ 0x71) & 0xff : register << 1;
  }
}

/**
 * The rest of a round except for its constant, unrolled for speed: five lanes of `a`, their column's parity added
 * and rotated left (0 to 62 bits), make a row `s t u v w`, which is mixed into `out`.
 */
function round(a: Int32Array, d: Int32Array, out: Int32Array): void {
  let low = 0;
  let high = 0;
  low = (a[0] as number) ^ (d[0] as number);
  high = (a[1] as number) ^ (d[1] as number);
  let s0 = low;
  let s1 = high;
  low = (a[12] as number) ^ (d[2] as number);
  high = (a[13] as number) ^ (d[3] as number);
  let t0 = (high << 12) | (low >>> 20);
  let t1 = (low << 12) | (high >>> 20);
  low = (a[24] as number) ^ (d[4] as number);
  high = (a[25] as number) ^ (d[5] as number);
  let u0 = (high << 11) | (low >>> 21);
  let u1 = (low << 11) | (high >>> 21);
  low = (a[36] as number) ^ (d[6] as number);
  high = (a[37] as number) ^ (d[7] as number);
  let v0 = (low << 21) | (high >>> 11);
  let v1 = (high << 21) | (low >>> 11);
  low = (a[48] as number) ^ (d[8] as number);
  high = (a[49] as number) ^ (d[9] as number);
  let w0 = (low << 14) | (high >>> 18);
  let w1 = (high << 14) | (low >>> 18);
  out[0] = s0 ^ (~t0 & u0);
  out[2] = t0 ^ (~u0 & v0);
  out[4] = u0 ^ (~v0 & w0);
  out[6] = v0 ^ (~w0 & s0);
  out[8] = w0 ^ (~s0 & t0);
  out[1] = s1 ^ (~t1 & u1);
  out[3] = t1 ^ (~u1 & v1);
  out[5] = u1 ^ (~v1 & w1);
  out[7] = v1 ^ (~w1 & s1);
  out[9] = w1 ^ (~s1 & t1);
  low = (a[6] as number) ^ (d[6] as number);
  high = (a[7] as number) ^ (d[7] as number);
  s0 = (low << 28) | (high >>> 4);
  s1 = (high << 28) | (low >>> 4);
  low = (a[18] as number) ^ (d[8] as number);
  high = (a[19] as number) ^ (d[9] as number);
  t0 = (low << 20) | (high >>> 12);
  t1 = (high << 20) | (low >>> 12);
  low = (a[20] as number) ^ (d[0] as number);
  high = (a[21] as number) ^ (d[1] as number);
  u0 = (low << 3) | (high >>> 29);
  u1 = (high << 3) | (low >>> 29);
  low = (a[32] as number) ^ (d[2] as number);
  high = (a[33] as number) ^ (d[3] as number);
  v0 = (high << 13) | (low >>> 19);
  v1 = (low << 13) | (high >>> 19);
  low = (a[44] as number) ^ (d[4] as number);
  high = (a[45] as number) ^ (d[5] as number);
  w0 = (high << 29) | (low >>> 3);
  w1 = (low << 29) | (high >>> 3);
  out[10] = s0 ^ (~t0 & u0);
  out[12] = t0 ^ (~u0 & v0);
  out[14] = u0 ^ (~v0 & w0);
  out[16] = v0 ^ (~w0 & s0);
  out[18] = w0 ^ (~s0 & t0);
  out[11] = s1 ^ (~t1 & u1);
  out[13] = t1 ^ (~u1 & v1);
  out[15] = u1 ^ (~v1 & w1);
  out[17] = v1 ^ (~w1 & s1);
  out[19] = w1 ^ (~s1 & t1);
  low = (a[2] as number) ^ (d[2] as number);
  high = (a[3] as number) ^ (d[3] as number);
  s0 = (low << 1) | (high >>> 31);
  s1 = (high << 1) | (low >>> 31);
  low = (a[14] as number) ^ (d[4] as number);
  high = (a[15] as number) ^ (d[5] as number);
  t0 = (low << 6) | (high >>> 26);
  t1 = (high << 6) | (low >>> 26);
  low = (a[26] as number) ^ (d[6] as number);
  high = (a[27] as number) ^ (d[7] as number);
  u0 = (low << 25) | (high >>> 7);
  u1 = (high << 25) | (low >>> 7);
  low = (a[38] as number) ^ (d[8] as number);
  high = (a[39] as number) ^ (d[9] as number);
  v0 = (low << 8) | (high >>> 24);
  v1 = (high << 8) | (low >>> 24);
  low = (a[40] as number) ^ (d[0] as number);
  high = (a[41] as number) ^ (d[1] as number);
  w0 = (low << 18) | (high >>> 14);
  w1 = (high << 18) | (low >>> 14);
  out[20] = s0 ^ (~t0 & u0);
  out[22] = t0 ^ (~u0 & v0);
  out[24] = u0 ^ (~v0 & w0);
  out[26] = v0 ^ (~w0 & s0);
  out[28] = w0 ^ (~s0 & t0);
  out[21] = s1 ^ (~t1 & u1);
  out[23] = t1 ^ (~u1 & v1);
  out[25] = u1 ^ (~v1 & w1);
  out[27] = v1 ^ (~w1 & s1);
  out[29] = w1 ^ (~s1 & t1);
  low = (a[8] as number) ^ (d[8] as number);
  high = (a[9] as number) ^ (d[9] as number);
  s0 = (low << 27) | (high >>> 5);
  s1 = (high << 27) | (low >>> 5);
  low = (a[10] as number) ^ (d[0] as number);
  high = (a[11] as number) ^ (d[1] as number);
  t0 = (high << 4) | (low >>> 28);
  t1 = (low << 4) | (high >>> 28);
  low = (a[22] as number) ^ (d[2] as number);
  high = (a[23] as number) ^ (d[3] as number);
  u0 = (low << 10) | (high >>> 22);
  u1 = (high << 10) | (low >>> 22);
  low = (a[34] as number) ^ (d[4] as number);
  high = (a[35] as number) ^ (d[5] as number);
  v0 = (low << 15) | (high >>> 17);
  v1 = (high << 15) | (low >>> 17);
  low = (a[46] as number) ^ (d[6] as number);
  high = (a[47] as number) ^ (d[7] as number);
  w0 = (high << 24) | (low >>> 8);
  w1 = (low << 24) | (high >>> 8);
  out[30] = s0 ^ (~t0 & u0);
  out[32] = t0 ^ (~u0 & v0);
  out[34] = u0 ^ (~v0 & w0);
  out[36] = v0 ^ (~w0 & s0);
  out[38] = w0 ^ (~s0 & t0);
  out[31] = s1 ^ (~t1 & u1);
  out[33] = t1 ^ (~u1 & v1);
  out[35] = u1 ^ (~v1 & w1);
  out[37] = v1 ^ (~w1 & s1);
  out[39] = w1 ^ (~s1 & t1);
  low = (a[4] as number) ^ (d[4] as number);
  high = (a[5] as number) ^ (d[5] as number);
  s0 = (high << 30) | (low >>> 2);
  s1 = (low << 30) | (high >>> 2);
  low = (a[16] as number) ^ (d[6] as number);
  high = (a[17] as number) ^ (d[7] as number);
  t0 = (high << 23) | (low >>> 9);
  t1 = (low << 23) | (high >>> 9);
  low = (a[28] as number) ^ (d[8] as number);
  high = (a[29] as number) ^ (d[9] as number);
  u0 = (high << 7) | (low >>> 25);
  u1 = (low << 7) | (high >>> 25);
  low = (a[30] as number) ^ (d[0] as number);
  high = (a[31] as number) ^ (d[1] as number);
  v0 = (high << 9) | (low >>> 23);
  v1 = (low << 9) | (high >>> 23);
  low = (a[42] as number) ^ (d[2] as number);
  high = (a[43] as number) ^ (d[3] as number);
  w0 = (low << 2) | (high >>> 30);
  w1 = (high << 2) | (low >>> 30);
  out[40] = s0 ^ (~t0 & u0);
  out[42] = t0 ^ (~u0 & v0);
  out[44] = u0 ^ (~v0 & w0);
  out[46] = v0 ^ (~w0 & s0);
  out[48] = w0 ^ (~s0 & t0);
  out[41] = s1 ^ (~t1 & u1);
  out[43] = t1 ^ (~u1 & v1);
  out[45] = u1 ^ (~v1 & w1);
  out[47] = v1 ^ (~w1 & s1);
  out[49] = w1 ^ (~s1 & t1);
}
