import { alphabetsOf, SCRIPTS } from './packedLetters.mjs';
import { PAIR_SIGNS, SIGNS } from './unpacked.mjs';

/**
 * What names in two scripts, `محمد|Mohammed`, are written by, for each alphabet that has many: the commonest pairs of a
 * letter and the Latin one beside it, or of one alone. They are learnt from all names: how two spellings are best laid
 * beside each other says which letters belong together, and those how spellings are laid.
 */
export function pairsOf(sources) {
  return new Map(
    [...alphabetsOf(sources)]
      .map(([alphabet, letters]) => [alphabet, letters, namesIn(sources, alphabet)])
      .filter(([, , names]) => names.length >= MANY)
      .map(([alphabet, letters, names]) => [alphabet, { letters, ...learnt(names) }]),
  );
}

/** The alphabet, then the letters of each sign and the Latin ones; a space where there is none. */
export function tableOf({ letters, signs }) {
  const pairs = new Map(Array.from(signs, ([pair, sign]) => [sign, pair]));
  const sides = [0, 1].flatMap((side) => Array.from(PAIR_SIGNS, (sign) => pairs.get(sign)?.[side] ?? ' '));
  return letters.padEnd(SIGNS.length) + sides.join('');
}

/** How a text of such names is written: a sign for each pair, and `~` before what is no such name. */
export function inPairs(text, alphabets) {
  if (text.includes('~')) return undefined;
  const script = SCRIPTS.find(
    ({ alphabet, letters }) => alphabets.has(alphabet) && text.match(nameIn(letters))?.length >= LEAST,
  );
  if (!script) return undefined;
  const { alphabet, letters, shift } = script;
  const name = new RegExp(`^${nameIn(letters).source}$`);
  const written = text.replace(/(^|[\s/])([^\s/:@]+)/g, (_, before, word) => {
    const [, native, latin] = name.exec(word) ?? [];
    return before + (native ? inSigns(native, latin, shift, alphabets.get(alphabet)) : `~${word}`);
  });
  return { read: 'unpackedPairs', text: written, by: [alphabet, shift] };
}

/** How many names an alphabet, and a text, must have. */
const MANY = 200;
const LEAST = 8;

function nameIn({ source }) {
  return new RegExp(`(${source}(?:${source}|_)*)\\|([A-Z][\\w'’-]*)`, 'g');
}

/** The different names of an alphabet, in its signs and in Latin letters. */
function namesIn(sources, alphabet) {
  const names = new Map();
  for (const { letters, shift } of SCRIPTS.filter((each) => each.alphabet === alphabet))
    for (const source of sources)
      for (const [name, native, latin] of source.matchAll(nameIn(letters)))
        names.set(name, [unshifted(native, shift), latin]);
  return [...names.values()];
}

/** Letters as signs of their alphabet, `_` as `!`, which is none of them. */
function unshifted(native, shift) {
  return Array.from(native, (letter) =>
    letter === '_' ? '!' : String.fromCharCode(letter.charCodeAt(0) - shift),
  ).join('');
}

/** The commonest pairs, each with its sign, that of its Latin letter where it is free, and with its cost in bits. */
function learnt(names) {
  let costs = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    const counts = new Map();
    const costOf = (pair) => costs.get(pair) ?? (pair.includes(' ') ? ALONE : UNHEARD);
    for (const [native, latin] of names)
      for (const pair of laid(native, latin, costOf)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    costs = new Map(Array.from(counts, ([pair, count]) => [pair, ONCE - Math.log2(count)]));
  }
  const free = new Set(PAIR_SIGNS.replace(PLACE, ''));
  const common = [...costs]
    .filter(([pair]) => pair.length === 2)
    .sort(([a, m], [b, n]) => m - n || (a < b ? -1 : 1))
    .slice(0, free.size);
  const signs = new Map();
  for (const [pair] of common) {
    const sign = [pair[1], pair[1].toUpperCase(), ...free].find((each) => free.has(each));
    free.delete(sign);
    signs.set(pair, sign);
  }
  return { signs, costs: new Map(common) };
}

/** What begins with it is the place of a road. */
const PLACE = '@';

const ROUNDS = 8;
/** The costs of a pair that occurs once, of one that does not, and of a letter alone that does not. */
const ONCE = 16;
const UNHEARD = 22;
const ALONE = 33;

/**
 * A name by signs; behind `$` stands a letter alone, by a sign that has it, behind `_` one that no sign has, by that of its
 * alphabet, behind `=` a Latin letter alone.
 */
function inSigns(native, latin, shift, { letters, signs, costs }) {
  const alone = new Map([...signs].map(([[letter], sign]) => [letter, sign]));
  const costOf = (pair) => costs.get(pair) ?? (pair.includes(' ') ? ONCE : Infinity);
  let i = 0;
  let j = 0;
  return laid(unshifted(native, shift), latin, costOf)
    .map((pair) => {
      const letter = pair[0] === ' ' ? '' : native[i++];
      const other = pair[1] === ' ' ? '' : latin[j++];
      if (signs.has(pair) || other) return signs.get(pair) ?? `=${other}`;
      if (alone.has(pair[0])) return `$${alone.get(pair[0])}`;
      const own = SIGNS[letters.indexOf(pair[0])];
      return own && own !== PLACE ? `_${own}` : `$${letter}`;
    })
    .join('');
}

/** A name's two spellings laid beside each other at the least cost: pairs of letters, a space where one stands alone. */
function laid(native, latin, costOf) {
  const small = smallOf(latin);
  const width = small.length + 1;
  const best = [0];
  const last = [];
  for (let at = 1; at < (native.length + 1) * width; at++) {
    const letter = at < width ? ' ' : native[Math.floor(at / width) - 1];
    const other = small[(at % width) - 1] ?? ' ';
    best[at] = Infinity;
    const offer = (pair, from) => {
      const cost = best[from] + costOf(pair);
      if (cost < best[at]) [best[at], last[at]] = [cost, pair];
    };
    if (letter !== ' ' && other !== ' ') offer(letter + other, at - width - 1);
    if (letter !== ' ') offer(`${letter} `, at - width);
    if (other !== ' ') offer(` ${other}`, at - 1);
  }
  const pairs = [];
  for (let at = best.length - 1; at > 0; ) {
    const pair = last[at];
    pairs.unshift(pair);
    if (pair[0] !== ' ') at -= width;
    if (pair[1] !== ' ') at -= 1;
  }
  return pairs;
}

/** Latin letters in lower case where words begin with capitals, what is otherwise behind `=`. */
function smallOf(latin) {
  return Array.from(latin, (letter, at) => {
    const small = letter.toLowerCase();
    const usual = at === 0 || '_-'.includes(latin[at - 1]) ? small.toUpperCase() : small;
    return letter === usual ? small : `=${letter}`;
  });
}
