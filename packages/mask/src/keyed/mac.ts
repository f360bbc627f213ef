import { absorb, BLOCK, bytesOf, compress, INITIAL, type State, sha256 } from './sha256.ts';

/**
 * HMAC-SHA-256 under one key (RFC 2104). The two blocks of the key are hashed once, so a short message costs two
 * compressions.
 */
export class Mac {
  readonly #inner: State;
  readonly #outer: State;
  readonly #state = new Int32Array(8);

  constructor(key: Uint8Array) {
    const short = key.length > BLOCK ? sha256(key) : key;
    this.#inner = padded(short, 0x36);
    this.#outer = padded(short, 0x5c);
  }

  /** Returns the tag of some bytes. */
  bytes(message: Uint8Array): Uint8Array {
    return bytesOf(this.#tag(message));
  }

  /** Returns the tag of a text as eight 32-bit words, which are valid until the next call. */
  words(message: string): State {
    return this.#tag(utf8(message));
  }

  /** Returns a number below 2^52 from the tag of a text. */
  number(message: string): number {
    return high(this.words(message));
  }

  /** Returns a number below 2^52 from the tag of a round and a whole number below 2^53, for permutations. */
  round(round: number, half: number): number {
    const state = this.#state;
    state.set(this.#inner);
    ROUND[0] = round;
    ROUND[1] = Math.floor(half / 2 ** 32);
    ROUND[2] = half | 0;
    compress(state, ROUND);
    return high(this.#close());
  }

  /** Derives a key for another purpose. */
  derive(purpose: string): Mac {
    return new Mac(bytesOf(this.words(purpose)));
  }

  #tag(message: Uint8Array): State {
    const state = this.#state;
    state.set(this.#inner);
    absorb(state, message, BLOCK);
    return this.#close();
  }

  #close(): State {
    const state = this.#state;
    TAG.set(state);
    state.set(this.#outer);
    compress(state, TAG);
    return state;
  }
}

/** Block of a round's message: twelve bytes, the padding bit, and the length in bits. */
const ROUND = Int32Array.from([0, 0, 0, 1 << 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (BLOCK + 12) * 8]);

/** Block of an inner tag: 32 bytes. */
const TAG = Int32Array.from([0, 0, 0, 0, 0, 0, 0, 0, 1 << 31, 0, 0, 0, 0, 0, 0, (BLOCK + 32) * 8]);

function high(state: State): number {
  return ((state[0] as number) >>> 0) * 2 ** 20 + ((state[1] as number) >>> 12);
}

/** Returns the state after the block of the key, in which each byte is combined with the pad. */
function padded(key: Uint8Array, pad: number): State {
  const block = new Int32Array(16);
  for (let i = 0; i < BLOCK; i++) {
    const word = i >> 2;
    block[word] = ((block[word] as number) << 8) | ((key[i] ?? 0) ^ pad);
  }
  const state = INITIAL.slice();
  compress(state, block);
  return state;
}

/** Returns the UTF-8 bytes of a text; half of a surrogate pair becomes U+FFFD. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    const found = char.codePointAt(0) as number;
    const code = found >= 0xd800 && found <= 0xdfff ? 0xfffd : found;
    if (code < 0x80) bytes.push(code);
    else {
      const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      bytes.push((LEADS[more] as number) | (code >> (6 * more)));
      for (let i = more - 1; i >= 0; i--) bytes.push(0x80 | ((code >> (6 * i)) & 0x3f));
    }
  }
  return Uint8Array.from(bytes);
}

/** Lead byte of a character, by the number of bytes that follow. */
const LEADS = [0, 0xc0, 0xe0, 0xf0];
