/** Eight 32-bit words: the state of SHA-256 between two blocks. */
export type State = Int32Array;

/**
 * Mixes one block of sixteen words into a state. SHA-256 as FIPS 180-4, section 6.2.2, writes it, in 32-bit integers:
 * the same on every machine, in a browser's worker too, and synchronous.
 */
export function compress(state: State, block: Int32Array): void {
  const w = SCHEDULE;
  for (let i = 0; i < 16; i++) w[i] = block[i] as number;
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const small0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const small1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + small0 + (w[i - 7] as number) + small1) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i++) {
    const big1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + big1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (w[i] as number)) | 0;
    const big0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = ((state[0] as number) + a) | 0;
  state[1] = ((state[1] as number) + b) | 0;
  state[2] = ((state[2] as number) + c) | 0;
  state[3] = ((state[3] as number) + d) | 0;
  state[4] = ((state[4] as number) + e) | 0;
  state[5] = ((state[5] as number) + f) | 0;
  state[6] = ((state[6] as number) + g) | 0;
  state[7] = ((state[7] as number) + h) | 0;
}

const SCHEDULE = new Int32Array(64);

/** The SHA-256 digest of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = INITIAL.slice();
  absorb(state, bytes, 0);
  return bytesOf(state);
}

/** Mixes the last bytes of a message into a state, with their padding; `before` is how many came before, in whole blocks. */
export function absorb(state: State, bytes: Uint8Array, before: number): void {
  const { length } = bytes;
  const total = Math.ceil((length + 9) / BLOCK) * BLOCK;
  const bits = (before + length) * 8;
  for (let at = 0; at < total; at += BLOCK) {
    for (let word = 0; word < 16; word++) {
      let value = 0;
      for (let i = at + word * 4; i < at + word * 4 + 4; i++)
        value = (value << 8) | (i < length ? (bytes[i] as number) : i === length ? 0x80 : 0);
      WORDS[word] = value;
    }
    if (at + BLOCK === total) {
      WORDS[14] = Math.floor(bits / 2 ** 32);
      WORDS[15] = bits | 0;
    }
    compress(state, WORDS);
  }
}

const WORDS = new Int32Array(16);

/** The bytes of a state, the highest of each word first. */
export function bytesOf(state: State): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, i) => ((state[i >> 2] as number) >>> (24 - (i & 3) * 8)) & 255);
}

/** Bytes in a block. */
export const BLOCK = 64;

/** The 32-bit words of a table in hexadecimal digits. */
function wordsIn(table: string): Int32Array {
  return Int32Array.from(table.trim().split(/\s+/), (word) => Number.parseInt(word, 16) | 0);
}

/** FIPS 180-4, section 5.3.3: the fractions of the square roots of the first eight primes. */
export const INITIAL: State = wordsIn(`
  6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19`);

/** FIPS 180-4, section 4.2.2: the fractions of the cube roots of the first sixty-four primes. */
const ROUND = wordsIn(`
  428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
  d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
  e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
  983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
  27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
  a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
  19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
  748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2`);
