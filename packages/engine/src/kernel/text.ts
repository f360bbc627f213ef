/** Splits a list of words at white space; `_` stands for a space inside an entry. */
export function list(words: string): readonly string[] {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));
}

/** Joins alternatives: `A`, `A or B`, `A, B or C`. */
export function joinWithOr(words: readonly string[]): string {
  const last = words.slice(-1);
  return words.length < 2 ? last.join() : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/** Removes the separators that people write between groups: spaces, dots, hyphens, slashes. */
export function bare(value: string): string {
  let out = '';
  let from = 0;
  for (let i = 0; i < value.length; i++) {
    if (!isSeparator(value.charCodeAt(i))) continue;
    out += value.slice(from, i);
    from = i + 1;
  }
  return out + value.slice(from);
}

/** Returns true if a character code is a space, a dot, a hyphen or a slash. */
export function isSeparator(code: number): boolean {
  return code === 32 || (code >= 45 && code <= 47);
}

/** Returns the text with the character at an index replaced. */
export function replacedAt(text: string, at: number, char: string): string {
  return text.slice(0, at) + char + text.slice(at + 1);
}

/** Splits text into groups of the given sizes and the rest: `grouped('1234567', [2, 3], ' ')` is `12 345 67`. */
export function grouped(text: string, sizes: readonly number[], separator: string): string {
  let out = '';
  let at = 0;
  for (const size of sizes) {
    out += text.slice(at, at + size) + separator;
    at += size;
  }
  return out + text.slice(at);
}

/** Splits text into groups of one size, counted from the end: `groupedBack('1234567', 3, '.')` is `1.234.567`. */
export function groupedBack(text: string, size: number, separator: string): string {
  let at = text.length % size || size;
  let out = text.slice(0, at);
  for (; at < text.length; at += size) out += separator + text.slice(at, at + size);
  return out;
}

/** Letters that Unicode does not decompose to an ASCII letter and a mark, or that fold to two letters. */
const FOLDS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ə: 'e',
  Ə: 'E',
  ŋ: 'n',
  Ŋ: 'N',
  ɛ: 'e',
  Ɛ: 'E',
  ɔ: 'o',
  Ɔ: 'O',
  ɗ: 'd',
  Ɗ: 'D',
  ɓ: 'b',
  Ɓ: 'B',
  ƙ: 'k',
  Ƙ: 'K',
  ʻ: '',
  ʼ: '',
  '’': "'",
};

/** Removes marks from Latin text: `Łódź` to `Lodz`, `Müller` to `Muller`. `own` maps letters first. */
export function fold(text: string, own: Readonly<Record<string, string>> = NONE): string {
  return own === NONE ? plainly(text) : folded(text, own);
}

const NONE: Readonly<Record<string, string>> = {};

const MARKS = /[\u0300-\u036f]/g;

const FOLDED = new RegExp(`[${Object.keys(FOLDS).join('')}]`, 'g');

const plainly = remembered((text) =>
  text
    .replace(FOLDED, (letter) => FOLDS[letter] as string)
    .normalize('NFD')
    .replace(MARKS, ''),
);

/**
 * Caches the results of a function; `most` bounds the characters of all cached texts, because callers choose some of them.
 * The cache is emptied when it is full.
 */
export function remembered<T, Of = string>(work: (of: Of) => T, most = 1_000_000): (of: Of) => T {
  const known = new Map<Of, T>();
  let size = 0;
  return (of) => {
    let result = known.get(of);
    if (result === undefined) {
      result = work(of);
      const length = typeof of === 'string' ? of.length + ENTRY : ENTRY;
      if (length > LONGEST_CACHED) return result;
      size += length;
      if (size > most) {
        known.clear();
        size = length;
      }
      known.set(of, result);
    }
    return result;
  };
}

/** Characters that an entry of a cache costs in addition to its text. */
const ENTRY = 20;
/** Longer texts are rarely repeated. */
const LONGEST_CACHED = 1000;

function folded(text: string, own: Readonly<Record<string, string>>): string {
  return text.replace(/[^ -~]/gu, (letter) => {
    const lower = letter.toLowerCase();
    const mapped = own[letter] ?? (own[lower] === undefined ? FOLDS[letter] : capital(own[lower]));
    return mapped ?? letter.normalize('NFD').replace(MARKS, '');
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Encodes a text for an address or a header. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(wholePairs(text));
}

/** Replaces half of a surrogate pair, which no encoding can express, with U+FFFD. */
export function wholePairs(text: string): string {
  return text.replace(HALF, '\ufffd');
}

const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Returns a number in decimal digits, however large. */
export function decimalText(number: number): string {
  const [, sign, whole = '', fraction = '', small, exponent] =
    /^(-?)(\d)(?:\.(\d+))?e(-|\+)(\d+)$/.exec(String(number)) ?? [];
  if (sign === undefined) return String(number);
  const digits = whole + fraction;
  const places = Number(exponent);
  return sign + (small === '-' ? `0.${'0'.repeat(places - 1)}${digits}` : digits.padEnd(places + 1, '0'));
}
