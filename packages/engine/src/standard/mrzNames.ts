import { decode, Out, Piece, putPiece, putText } from '../kernel/bytes.ts';
import type { Day } from '../kernel/day.ts';
import { fold, remembered } from '../kernel/text.ts';
import type { Sex } from '../model.ts';

/** The holder of a passport, such as a persona. */
export interface Bearer {
  readonly sex: Sex;
  readonly born: Day;
  readonly expires: Day;
  /** All names except the surname, in their order. */
  readonly forenames: string;
  /** If it is absent, the surname is written by `put`. */
  readonly surname: { readonly text: string } | undefined;
  put(key: 'last' | 'passport', out: Out, at: number): number;
}

/** Writes both names in the 39 characters of the first line. */
export function putNames(out: Out, line: number, bearer: Bearer, blank: Piece): void {
  const { bytes } = out;
  const free = line + blank.length;
  const at = line + 5;
  const second = bearer.surname
    ? putName(out, at, nameOf(bearer.surname.text))
    : latin(bytes, free, bearer.put('last', out, free), at);
  const forenames = nameOf(bearer.forenames);
  const end = putName(out, second + 2, forenames);
  // The fillers after the names end in the line break at the latest.
  if (second > at && end > second + 2 && second + 2 + forenames.piece.length <= at + 40) {
    bytes[at + 39] = 10;
    return;
  }
  const names = shortened(decode(bytes, at, second), decode(bytes, second + 2, end));
  putPiece(out, line, blank);
  putText(out, at, names);
}

/** Writes a name with a few fillers after it, and returns its end. */
function putName(out: Out, at: number, { piece, length }: ReturnType<typeof nameOf>): number {
  putPiece(out, at, piece);
  return at + length;
}

/**
 * Returns a name in the alphabet of the zone, in whole words of eight bytes, at least two, so that only fillers
 * follow it.
 */
const nameOf = remembered((name) => {
  const out = new Out();
  const end = putText(out, 0, name.normalize('NFC'));
  const plain = decode(out.bytes, end, latin(out.bytes, 0, end, end));
  const width = 8 * Math.max(2, Math.ceil((plain.length + 2) / 8));
  return { piece: new Piece(plain.padEnd(width, '<')), length: plain.length };
});

/**
 * Returns names that do not fit (Doc 9303 part 4, 4.2.3). If they are too long, the given names are cut so that the
 * last character is a letter; if the family name alone leaves no room, it is cut to 36 characters. A sole name
 * counts as a family name.
 */
function shortened(first: string, second: string): string {
  if (first === '' || second === '') return cut(first + second, 39);
  return cut(`${cut(first, 36)}<<${second}`, 39);
}

/**
 * Cuts a text to at most `length` characters. If it is cut, the last one is a letter, for which a longer word
 * before it loses its last one.
 */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let rest = text;
  while (rest[length - 1] === '<' && rest.length > length) {
    const word = rest.slice(0, length - 1).search(/[A-Z]{2}(?:<+[A-Z])*$/);
    if (word < 0) break;
    rest = rest.slice(0, word + 1) + rest.slice(word + 2);
  }
  return rest.slice(0, length).replace(/<+$/, '');
}

/** ICAO's transliteration of Latin letters (Doc 9303 part 3, section 6, table A), if it is not the bare letter. */
const LATIN: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  Ü: 'UE',
  ẞ: 'SS',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ĳ: 'IJ',
  Ł: 'L',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
  ĸ: 'Q',
};

/** Copies a name in capitals A-Z: words separated by one filler, apostrophes and all other characters dropped. */
function latin(bytes: Uint8Array, from: number, end: number, at: number): number {
  let to = at;
  for (let i = from; i < end; i++) {
    const byte = bytes[i] as number;
    if (byte >= 97 && byte <= 122) bytes[to++] = byte - 32;
    else if (byte >= 65 && byte <= 90) bytes[to++] = byte;
    else if (byte === 32 || byte === 45) to = putFiller(bytes, at, to);
    else if (byte > 127) {
      const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
      const letters = lettersOf(bytes, i, length);
      i += length - 1;
      for (let k = 0; k < letters.length; k++) {
        if (letters[k] === 60) to = putFiller(bytes, at, to);
        else bytes[to++] = letters[k] as number;
      }
    }
  }
  return to > at && bytes[to - 1] === 60 ? to - 1 : to;
}

/** Writes one filler between two words. */
function putFiller(bytes: Uint8Array, from: number, to: number): number {
  if (to === from || bytes[to - 1] === 60) return to;
  bytes[to] = 60;
  return to + 1;
}

/** Cached transliterations of letters beyond ASCII, by code point. */
const known: Uint8Array[] = [];

function lettersOf(bytes: Uint8Array, at: number, length: number): Uint8Array {
  let point = (bytes[at] as number) & (0xff >> (length + 1));
  for (let i = at + 1; i < at + length; i++) point = (point << 6) | ((bytes[i] as number) & 63);
  let letters = known[point];
  if (!letters) {
    const plain = fold(decode(bytes, at, at + length).toUpperCase(), LATIN).replace(
      /[\s\u2010-\u2015-]/g,
      '<',
    );
    letters = new Piece(plain.replace(/[^A-Z<]/g, '')).bytes;
    known[point] = letters;
  }
  return letters;
}
