import { SIGNS } from './unpacked.mjs';

/** Where the letters of a script stand; `shift` is how far from the ASCII signs that stand for them in its alphabet. */
export const SCRIPTS = [
  { alphabet: 'greekLetters', first: 0x370, last: 0x3ff },
  { alphabet: 'cyrillicLetters', first: 0x400, last: 0x4ff },
  { alphabet: 'hebrewLetters', first: 0x590, last: 0x5ff },
  { alphabet: 'arabicLetters', first: 0x600, last: 0x6ff },
  // India's nine scripts stand one after the other in the same order.
  ...Array.from({ length: 9 }, (_, at) => 0x900 + at * 0x80).map((first) => ({
    alphabet: 'indianLetters',
    first,
    last: first + 0x7f,
  })),
  { alphabet: 'sinhalaLetters', first: 0xd80, last: 0xdff },
  { alphabet: 'thaiLetters', first: 0xe00, last: 0xe7f },
].map(({ alphabet, first, last }) => ({
  alphabet,
  shift: first - '"'.charCodeAt(0),
  letters: new RegExp(`[${String.fromCharCode(first)}-${String.fromCharCode(last)}]`, 'g'),
}));

/** The letters of a script in a text, as the signs of its alphabet. */
function lettersOf(text, { letters, shift }) {
  return Array.from(text.match(letters) ?? [], (letter) => String.fromCharCode(letter.charCodeAt(0) - shift));
}

/** The commonest letters of each alphabet, as many as there are signs, counted in all texts. */
export function alphabetsOf(sources) {
  return new Map(
    SCRIPTS.map(({ alphabet }) => {
      const counts = new Map();
      for (const script of SCRIPTS.filter((each) => each.alphabet === alphabet))
        for (const source of sources)
          for (const letter of lettersOf(source, script)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
      const letters = [...counts]
        .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
        .slice(0, SIGNS.length)
        .map(([letter]) => letter);
      return [alphabet, letters.join('')];
    }),
  );
}

/** How many letters make it worth while. */
const LEAST = 16;

/**
 * How a text with many letters of other scripts is written by ASCII signs: a run of them is `~` and a sign for each,
 * common letters by common signs, three for one of the Far East; it ends where something else comes, or with another `~`.
 */
export function inLetters(text, alphabets) {
  if (text.includes('~')) return undefined;
  if (text.match(WIDE)?.join('').length >= LEAST)
    return { read: 'unpackedWide', text: replaced(text, WIDE, WIDE_SIGNS), by: [] };
  const script = SCRIPTS.find(({ letters }) => text.match(letters)?.length >= LEAST);
  if (!script) return undefined;
  const { alphabet, shift } = script;
  const signOf = new Map(
    Array.from(alphabets.get(alphabet), (letter, at) => [
      String.fromCharCode(letter.charCodeAt(0) + shift),
      SIGNS[at],
    ]),
  );
  const runs = new RegExp(`[${[...signOf.keys()].join('')}]+`, 'g');
  return { read: 'unpacked', text: replaced(text, runs, signOf), by: [alphabet, shift] };
}

/** A text with runs of letters by their signs, closed where a sign follows. */
function replaced(text, runs, signOf) {
  return text.replace(runs, (run, at) => {
    const signs = Array.from(run, (letter) => signOf.get(letter)).join('');
    return `~${signs}${SIGNS.includes(text[at + run.length] ?? ' ') ? '~' : ''}`;
  });
}

/** Kana, Chinese characters and Korean syllables, each written by its number. */
const WIDE = /[\u3040-\ud7a3]+/g;
const WIDE_SIGNS = { get: (char) => (char.charCodeAt(0) - 0x3000).toString(36).padStart(3, '0') };
