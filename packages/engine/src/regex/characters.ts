/** A set of code points: pairs of first and last, in order and without overlap. */
export type Characters = readonly number[];

const LAST = 0x10ffff;

/** Returns the set of some ranges, which may overlap. */
export function charactersOf(ranges: readonly (readonly [number, number])[]): Characters {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  const joined: number[] = [];
  for (const [from, to] of sorted) {
    const end = joined.length - 1;
    if (end > 0 && from <= (joined[end] as number) + 1) joined[end] = Math.max(joined[end] as number, to);
    else joined.push(from, to);
  }
  return joined;
}

/** Returns every code point that is not in the set, up to a last one. */
export function complement(set: Characters, last = LAST): Characters {
  const rest: number[] = [];
  let next = 0;
  for (let i = 0; i < set.length; i += 2) {
    const from = set[i] as number;
    if (from > next) rest.push(next, Math.min(from - 1, last));
    next = (set[i + 1] as number) + 1;
    if (next > last) return rest;
  }
  rest.push(next, last);
  return rest;
}

export function has(set: Characters, code: number): boolean {
  let low = 0;
  let high = set.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (code < (set[2 * middle] as number)) high = middle;
    else if (code > (set[2 * middle + 1] as number)) low = middle + 1;
    else return true;
  }
  return false;
}

/** Returns pairs of ranges. */
export function pairsOf(set: Characters): readonly (readonly [number, number])[] {
  return Array.from(
    { length: set.length >> 1 },
    (_, i) => [set[2 * i] as number, set[2 * i + 1] as number] as const,
  );
}

/** Returns the characters of a text as a set. */
export function among(text: string): Characters {
  return charactersOf(Array.from(text, (character) => [codeOf(character), codeOf(character)] as const));
}

function codeOf(character: string): number {
  return character.codePointAt(0) as number;
}

export const DIGIT: Characters = [0x30, 0x39];
export const WORD: Characters = [0x30, 0x39, 0x41, 0x5a, 0x5f, 0x5f, 0x61, 0x7a];
export const SPACE: Characters = [
  9, 13, 32, 32, 0xa0, 0xa0, 0x1680, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x202f, 0x205f, 0x205f,
  0x3000, 0x3000, 0xfeff, 0xfeff,
];
const LINE_ENDS: Characters = [10, 10, 13, 13, 0x2028, 0x2029];
/** Characters that a dot matches. */
export const ANY_BUT_LINE_ENDS = complement(LINE_ENDS);

const LATIN: Characters = [
  0x41, 0x5a, 0x61, 0x7a, 0xaa, 0xaa, 0xba, 0xba, 0xc0, 0xd6, 0xd8, 0xf6, 0xf8, 0x24f,
];
const GREEK: Characters = [0x391, 0x3a1, 0x3a3, 0x3ce];
const CYRILLIC: Characters = [0x400, 0x481];
const HEBREW: Characters = [0x5d0, 0x5ea];
const ARABIC: Characters = [0x621, 0x63a, 0x641, 0x64a];
const THAI: Characters = [0xe01, 0xe30];
const DEVANAGARI: Characters = [0x905, 0x939];
const HIRAGANA: Characters = [0x3041, 0x3096];
const KATAKANA: Characters = [0x30a1, 0x30fa];
const HAN: Characters = [0x4e00, 0x9fa5];
const HANGUL: Characters = [0xac00, 0xd7a3];
const LETTER = charactersOf(
  [LATIN, GREEK, CYRILLIC, HEBREW, ARABIC, THAI, DEVANAGARI, HIRAGANA, KATAKANA, HAN, HANGUL].flatMap(
    pairsOf,
  ),
);
const UPPER: Characters = [0x41, 0x5a, 0xc0, 0xd6, 0xd8, 0xde, 0x391, 0x3a1, 0x3a3, 0x3a9, 0x410, 0x42f];
const LOWER: Characters = [0x61, 0x7a, 0xdf, 0xf6, 0xf8, 0xff, 0x3b1, 0x3c9, 0x430, 0x44f];
const EMOJI: Characters = [0x1f600, 0x1f64f];

/**
 * Characters that a Unicode property has in every version of Unicode; the list is not complete. Names as in
 * ECMAScript.
 */
export const PROPERTIES: ReadonlyMap<string, Characters> = new Map([
  ...named('L Letter Alphabetic Alpha', LETTER),
  ...named('Lu Uppercase_Letter Uppercase', UPPER),
  ...named('Ll Lowercase_Letter Lowercase', LOWER),
  ...named('N Number Nd Decimal_Number', DIGIT),
  ...named('P Punctuation', among('!"#%&\'()*,-./:;?@[\\]_{}')),
  ...named('S Symbol', among('$+<=>^`|~')),
  ...named('Sc Currency_Symbol', among('$¢£¥€')),
  ...named('Z Separator Zs Space_Separator', [0x20, 0x20, 0xa0, 0xa0]),
  ...named('M Mark Mn Nonspacing_Mark', [0x300, 0x36f]),
  ...named('Emoji Emoji_Presentation Extended_Pictographic RGI_Emoji', EMOJI),
  ...named('Emoji_Modifier Emoji_Component', [0x1f3fb, 0x1f3ff]),
  ...named('Regional_Indicator', [0x1f1e6, 0x1f1ff]),
  ...named('ASCII', [0, 0x7f]),
  ...named('Any', [0, LAST]),
  ...script('Latin Latn', LATIN),
  ...script('Greek Grek', GREEK),
  ...script('Cyrillic Cyrl', CYRILLIC),
  ...script('Hebrew Hebr', HEBREW),
  ...script('Arabic Arab', ARABIC),
  ...script('Thai', THAI),
  ...script('Devanagari Deva', DEVANAGARI),
  ...script('Hiragana Hira', HIRAGANA),
  ...script('Katakana Kana', KATAKANA),
  ...script('Han Hani', HAN),
  ...script('Hangul Hang', HANGUL),
]);

function named(names: string, set: Characters): (readonly [string, Characters])[] {
  return names
    .split(' ')
    .flatMap((name) => ['', 'General_Category=', 'gc='].map((key) => [key + name, set] as const));
}

function script(names: string, set: Characters): (readonly [string, Characters])[] {
  const keys = ['Script=', 'sc=', 'Script_Extensions=', 'scx='];
  return names.split(' ').flatMap((name) => keys.map((key) => [key + name, set] as const));
}
