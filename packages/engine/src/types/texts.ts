import { ADJECTIVES, ADVERBS, DETERMINERS, NOUNS, PREPOSITIONS, VERBS } from '../data/lexicon.ts';
import { type Out, Piece, putPiece, putText } from '../kernel/bytes.ts';
import { DIGITS, LETTERS, type Random } from '../kernel/random.ts';
import { Weights } from '../kernel/weights.ts';
import type { Type } from '../model.ts';
import { fixedType } from './fixedType.ts';
import { readParams, wholeParam, wrong } from './params.ts';

const WORDS = [...new Set([...NOUNS, ...ADJECTIVES])];
const ALPHANUMERIC = new Piece(LETTERS + LETTERS.toLowerCase() + DIGITS).bytes;

export const textTypes: readonly Type[] = [
  sized({
    ...{ key: 'digits', label: 'Digits', parameter: 'length', usual: 6, choices: DIGITS.length },
    put: (out, at, random, length) => putChars(out, at, random, length, encodedDigits),
  }),
  sized({
    ...{ key: 'string', label: 'Letters and digits', parameter: 'length', usual: 12 },
    choices: ALPHANUMERIC.length,
    put: (out, at, random, length) => putChars(out, at, random, length, ALPHANUMERIC),
  }),
  {
    key: 'enum',
    label: 'One of the options',
    params: 'a,b,… (the options; at least one, none empty), or with weights gold=1,silver=3',
    special: true,
    room: (given) =>
      given.some((option) => WEIGHTED.test(option)) || new Set(given).size < given.length ? 0 : given.length,
    compile(given) {
      const options = given.map((option) => option.replace(WEIGHTED, ''));
      if (given.length === 0 || options.some((option) => option === '')) throw wrong(this, given);
      // Encoded when first drawn: a request may hold many thousand options and few rows.
      const pieces: Piece[] = [];
      const put = (out: Out, at: number, option: number) => {
        pieces[option] ??= new Piece(options[option] as string);
        return putPiece(out, at, pieces[option]);
      };
      if (!given.some((option) => WEIGHTED.test(option)))
        return (out, at, random) => put(out, at, random.below(options.length));
      const each = given.map((option) => Number(WEIGHTED.exec(option)?.[1] ?? 1));
      const weights = new Weights(each);
      if (!(weights.total > 0 && Number.isFinite(weights.total)) || each.some((weight) => weight < 0))
        throw wrong(this, given);
      return (out, at, random) => put(out, at, weights.draw(random));
    },
  },
  fixedType('word', 'Word', (out, at, random) => putText(out, at, random.pick(WORDS)), WORDS.length),
  sized({
    ...{ key: 'words', label: 'Words', parameter: 'count', usual: 3, choices: WORDS.length },
    put: (out, at, random, count) => putWords(out, at, random, count, ' '),
  }),
  sized({
    ...{ key: 'sentence', label: 'Sentence', parameter: 'words', usual: 9, special: true },
    put: putSentence,
  }),
  sized({
    ...{ key: 'paragraph', label: 'Paragraph', parameter: 'sentences', usual: 4, special: true },
    put(out, at, random, count) {
      let to = at;
      for (let i = 0; i < count; i++) {
        out.room(to);
        if (i > 0) to = putText(out, to, ' ');
        to = putSentence(out, to, random, 5 + random.below(9));
      }
      return to;
    },
  }),
  sized({
    ...{ key: 'slug', label: 'Slug', parameter: 'words', usual: 3, choices: WORDS.length },
    put: (out, at, random, count) => putWords(out, at, random, count, '-'),
  }),
];

/** Matches the weight of an option: a number after its last `=`. */
export const WEIGHTED = /=(-?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:e[-+]?[0-9]+)?)$/i;

const encodedDigits = new Piece(DIGITS).bytes;

interface Sized extends Pick<Type, 'key' | 'label' | 'special'> {
  /** The unit that the parameter counts. */
  readonly parameter: string;
  readonly usual: number;
  /** Number of choices per unit, if every draw shows in the value. */
  readonly choices?: number;
  put(out: Out, at: number, random: Random, size: number): number;
}

/** In bytes, with the separators around it. */
const LONGEST_WORD = 12;

/** Returns a type whose only parameter is a length or a count from 1 to 1000. */
function sized({ parameter, usual, choices, put, ...type }: Sized): Type {
  return {
    ...type,
    params: `${parameter} (1 to 1000; ${usual} by default)`,
    ...(choices === undefined ? {} : { room: ([size = usual]) => choices ** Number(size) }),
    compile(given) {
      const [size] = readParams<[number]>(this, given, [wholeParam(usual, 1, 1000)]);
      return (out, at, random) => {
        out.room(at, size * LONGEST_WORD);
        return put(out, at, random, size);
      };
    },
  };
}

function putChars(out: Out, at: number, random: Random, length: number, alphabet: Uint8Array): number {
  const { bytes } = out;
  for (let i = 0; i < length; i++) bytes[at + i] = alphabet[random.below(alphabet.length)] as number;
  return at + length;
}

function putWords(out: Out, at: number, random: Random, count: number, joint: string): number {
  let to = at;
  for (let i = 0; i < count; i++) to = putText(out, to, (i ? joint : '') + random.pick(WORDS));
  return to;
}

/** Returns words with a space after each, for sentences. */
const spaced = (words: readonly string[]) => words.map((word) => new Piece(`${word} `));
const determiners = spaced(DETERMINERS);
const adjectives = spaced(ADJECTIVES);
const nouns = spaced(NOUNS);
const verbs = spaced(VERBS);
const adverbs = spaced(ADVERBS);
const prepositions = spaced(PREPOSITIONS);
const AND = new Piece(', and ');

/**
 * Writes a sentence of exactly `count` words: a clause, then phrases, a second clause if there is room, and
 * adjectives.
 */
function putSentence(out: Out, at: number, random: Random, count: number): number {
  const more = (count - 5) % 3; // adjectives, since a phrase takes three words
  let to = count < 5 ? putShort(out, at, random, count) : putClause(out, at, random, more);
  for (let left = count - 5 - more; left > 0; ) {
    if (left >= 9 && random.chance(0.4)) {
      to = putClause(out, putPiece(out, to - 1, AND), random, 0);
      left -= 6;
    } else {
      to = putNoun(out, putPiece(out, to, random.pick(prepositions)), random, false);
      left -= 3;
    }
  }
  out.bytes[at] = (out.bytes[at] as number) - CAPITAL;
  out.bytes[to - 1] = FULL_STOP;
  return to;
}

function putClause(out: Out, at: number, random: Random, more: number): number {
  const verb = putNoun(out, at, random, more > 0);
  return putNoun(out, putPiece(out, verb, random.pick(verbs)), random, more > 1);
}

function putNoun(out: Out, at: number, random: Random, adjective: boolean): number {
  let to = putPiece(out, at, random.pick(determiners));
  if (adjective) to = putPiece(out, to, random.pick(adjectives));
  return putPiece(out, to, random.pick(nouns));
}

function putShort(out: Out, at: number, random: Random, count: number): number {
  const words = [random.pick(determiners), random.pick(nouns), random.pick(verbs), random.pick(adverbs)];
  if (count === 3) words.splice(1, 2, random.pick(adjectives), words[1] as Piece);
  let to = at;
  for (const word of words.slice(count === 1 ? 1 : 0, Math.max(count, 2))) to = putPiece(out, to, word);
  return to;
}

/** Distance from a capital letter to its lower-case letter in ASCII. */
const CAPITAL = 0x20;
const FULL_STOP = 0x2e;
