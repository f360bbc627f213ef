import { MARKS, SIGNS } from './unpacked.mjs';

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
const LEAST = 8;

/**
 * How a text with many letters of other scripts is written by ASCII signs: a run of them is `~` and a sign for each,
 * common letters by common signs, three for one of the Far East; it ends where something else comes, or with another `~`.
 * In a text of several of India's scripts, a mark behind the first `~` says how far a run's is from the first of them.
 */
export function inLetters(text, alphabets) {
  if (text.includes('~')) return undefined;
  if (text.match(WIDE)?.join('').length >= LEAST)
    return { read: 'unpackedWide', text: replaced(text, WIDE, WIDE_SIGNS), by: [] };
  const script = SCRIPTS.find(({ letters }) => text.match(letters)?.length >= LEAST);
  if (!script) return undefined;
  const { alphabet, shift } = script;
  const written = SCRIPTS.filter((each) => each.alphabet === alphabet && each.shift >= shift).reduce(
    (so, each) =>
      replaced(so, ...runsOf(alphabets.get(alphabet), each.shift), MARKS[(each.shift - shift) / 128]),
    text,
  );
  return { read: 'unpacked', text: written, by: [alphabet, shift] };
}

/** Runs of the letters of a script, and their signs. */
function runsOf(alphabet, shift) {
  const signOf = new Map(
    Array.from(alphabet, (letter, at) => [String.fromCharCode(letter.charCodeAt(0) + shift), SIGNS[at]]),
  );
  return [new RegExp(`[${[...signOf.keys()].join('')}]+`, 'g'), signOf];
}

/** A text with runs of letters by their signs, closed where a sign follows. */
function replaced(text, runs, signOf, mark = '') {
  return text.replace(runs, (run, at) => {
    const signs = Array.from(run, (letter) => signOf.get(letter)).join('');
    return `~${mark.trim()}${signs}${SIGNS.includes(text[at + run.length] ?? ' ') ? '~' : ''}`;
  });
}

/** Kana, Chinese characters and Korean syllables, each written by its number. */
const WIDE = /[\u3040-\ud7a3]+/g;
const WIDE_SIGNS = { get: (char) => (char.charCodeAt(0) - 0x3000).toString(36).padStart(3, '0') };
