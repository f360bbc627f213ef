import { absorb, BLOCK, bytesOf, compress, INITIAL, type State, sha256 } from './sha256.ts';

/**
 * HMAC-SHA-256 under one key (RFC 2104). The key's two blocks are mixed once, so that a short message costs two
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

  /** The tag of some bytes. */
  bytes(message: Uint8Array): Uint8Array {
    return bytesOf(this.#tag(message));
  }

  /** The tag of a text, as eight 32-bit words that are valid until the next call. */
  words(message: string): State {
    return this.#tag(utf8(message));
  }

  /** A number below 2^52 from the tag of a text. */
  number(message: string): number {
    return high(this.words(message));
  }

  /** A number below 2^52 from the tag of a round and a whole number below 2^53: what a permutation asks for. */
  round(round: number, half: number): number {
    const state = this.#state;
    state.set(this.#inner);
    ROUND[0] = round;
    ROUND[1] = Math.floor(half / 2 ** 32);
    ROUND[2] = half | 0;
    compress(state, ROUND);
    return high(this.#close());
  }

  /** A further key for a purpose of its own. */
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

/** The block of a round's message: twelve bytes, the bit behind them, and the length of all in bits. */
const ROUND = Int32Array.from([0, 0, 0, 1 << 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (BLOCK + 12) * 8]);

/** The block of an inner tag: 32 bytes. */
const TAG = Int32Array.from([0, 0, 0, 0, 0, 0, 0, 0, 1 << 31, 0, 0, 0, 0, 0, 0, (BLOCK + 32) * 8]);

function high(state: State): number {
  return ((state[0] as number) >>> 0) * 2 ** 20 + ((state[1] as number) >>> 12);
}

/** The state after the key's block, each byte changed by the pad. */
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

/** The UTF-8 bytes of a text; half of a surrogate pair is U+FFFD. */
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

/** How a character's first byte begins, by the number of those that follow. */
const LEADS = [0, 0xc0, 0xe0, 0xf0];
