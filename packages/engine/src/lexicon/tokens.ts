import { isEveryday } from './everyday.ts';
import { FIGURE, OF_DATE } from './figures.ts';
import { DENIED, GRANTED } from './operators.ts';
import { simplified } from './simplified.ts';
import { wordKey } from './wordKey.ts';

/** A word of a request. */
export interface Token {
  /** As written. */
  readonly raw: string;
  /** In the form for comparison. */
  readonly word: string;
  /** The singular, by the rules of English. */
  readonly stem: string;
  /** Its position among the words of the request. */
  readonly at: number;
  /** True if a comma or a similar sign separates it from the word before. */
  readonly apart: boolean;
  /** True if it starts a sentence or a line, or follows a colon or semicolon. */
  readonly begins: boolean;
  /** True if a sign before it excludes it: `-email`, `~female`. */
  readonly minus: boolean;
  /** True if a hyphen joins it to the word before. */
  readonly joint: boolean;
  /** Set if it is a seed, or part of a date, a phone number, a decimal or the like, and so no quantity. */
  readonly figure: false | 'value' | 'date';
  /** True if a plus sign follows: `65+`. */
  readonly more: boolean;
  /** True if a reader has recognised it. */
  used: boolean;
}

/** Scripts without spaces: Thai, kana, Chinese characters, Hangul (whose particles follow without one). */
const UNSPACED = '\\u0e00-\\u0e7f\\u3005\\u3041-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af';
/** Letters, digits and marks of the other scripts, without their punctuation. */
const SPACED =
  'A-Za-z0-9\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02bc\\u0300-\\u037d\\u037f-\\u0386\\u0388-\\u055f\\u0561-\\u0588\\u0591-\\u05bd\\u05d0-\\u05f2\\u0610-\\u061a\\u0620-\\u0669\\u066e-\\u06d3\\u06d5-\\u06ff\\u0750-\\u0963\\u0966-\\u0dff\\u0e80-\\u0f03\\u0f18-\\u1360\\u1369-\\u1fff\\u2c00-\\u2dff';
const RUNS = new RegExp(`\\ud83c[\\udde6-\\uddff]\\ud83c[\\udde6-\\uddff]|[${UNSPACED}]+|[${SPACED}]+`, 'g');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`);

/** Returns true if a word belongs to a script without spaces. */
export function isUnspaced(word: string): boolean {
  return word.charCodeAt(0) >= FIRST_UNSPACED && IS_UNSPACED.test(word);
}

const FIRST_UNSPACED = 0xe00;

/**
 * Returns a word as it stands in a sentence: in capitals these are numbers, in lower case "without" and "not"; `nő`
 * is a woman, not "no".
 */
export function inSentence({ raw, word }: Pick<Token, 'raw' | 'word'>): string {
  return raw === 'SIN' || raw === 'NIE' || (word.length === 2 && raw.toLowerCase() === 'nő') ? raw : word;
}

/** Returns true if a word starts with a capital. */
export function isCapital(raw: string): boolean {
  const first = raw.charAt(0);
  return first !== first.toLowerCase();
}

/** Returns the word at a position in the request; empty beyond its ends. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? '';
}

/** Returns the words of a request. `known` returns the words to look for in scripts without spaces. */
export function tokensOf(query: string, known: () => ReadonlySet<string>): readonly Token[] {
  const text = simplified(query);
  const tokens: Token[] = [];
  const isListed = /\n\s*[-\u2212~]/.test(text);
  let end = 0;
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    const between = text.slice(end, index);
    let apart = /[,;+|/:{}]| & /.test(between);
    let joint = /^[-\u2010-\u2015~\u301c]$/.test(between);
    const begins = end === 0 || /[.;:=!?\n]/.test(between);
    const minus =
      (end > 0 ? MINUS : FIRST_MINUS).test(between) && !(end === 0 && isListed) && !/^[0-9]/.test(run);
    const [, sign = ''] = (end > 0 ? /\s([-+])#$/ : /^\s*([-+])#$/).exec(between) ?? [];
    const figure = between.endsWith(OF_DATE) ? 'date' : between.endsWith(FIGURE) && 'value';
    const answer = between.endsWith(DENIED) ? 'unwanted' : between.endsWith(GRANTED) ? 'wanted' : undefined;
    end = index + run.length;
    for (const raw of IS_UNSPACED.test(run) ? segments(run, known()) : [run]) {
      const word = answer ?? wordKey(ACRONYMS.test(raw) ? raw.slice(0, -1) : raw);
      const [at, more] = [tokens.length, text[end] === '+'];
      const isSeed = figure === 'value' && tokens.at(-1)?.word === 'seed';
      if (word !== '')
        tokens.push({
          raw: sign + raw,
          word,
          stem: singular(word),
          at,
          apart,
          begins,
          minus,
          joint,
          figure,
          more,
          used: isSeed,
        });
      apart = false;
      joint = false;
    }
  }
  return tokens;
}

/** Signs that exclude what follows, after a word and at the start. */
const MINUS = /(?:[^\S\n]|[(,])[-\u2212~]$/;
const FIRST_MINUS = /^\s*[-\u2212~]$/;

/** `CNPs` are CNP numbers, not those of the CNPS. */
const ACRONYMS = /^[A-Z]{3,}s$/;

/** Splits a run at the longest known words, from the left. The text between them is a word by itself. */
function segments(run: string, known: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  let unknown = '';
  for (let at = 0; at < run.length; ) {
    const end = endOfWord(run, at, known);
    const isPart =
      (unknown !== '' && (isInKatakana(run, at) || isSyllable(run.slice(at, end)))) ||
      (isInKatakana(run, end) && endOfWord(run, end, known) === end);
    if (end === at || isPart) {
      unknown += run[at++];
      continue;
    }
    if (unknown) found.push(unknown);
    unknown = '';
    found.push(run.slice(at, end));
    at = end;
  }
  return unknown ? [...found, unknown] : found;
}

/** Returns the end of the longest known word from a position on; the position itself if none starts there. */
function endOfWord(run: string, at: number, known: ReadonlySet<string>): number {
  let end = Math.min(run.length, at + 16);
  while (end > at && !known.has(run.slice(at, end))) end--;
  return end;
}

/** Returns true if a position has katakana on both sides. Katakana words are never split: タイプ does not contain タイ. */
function isInKatakana(run: string, at: number): boolean {
  return KATAKANA_INSIDE.test(run.slice(Math.max(0, at - 1), at + 1));
}

/**
 * Returns true if a word is one syllable of Hangul, which belongs to an unknown word before it: 안녕하세요 does not
 * contain 세.
 */
function isSyllable(word: string): boolean {
  return /^[\uac00-\ud7af]$/.test(word);
}

const KATAKANA_INSIDE = /^[\u30a1-\u30fa\u30fc]{2}$/;

/** Returns the singular of an English word: `ibans` to `iban`, `cities` to `city`, `addresses` to `address`. */
export function singular(word: string): string {
  if (/(?:ch|sh|s)(?:wo)?men$/.test(word)) return word.replace(/en$/, 'an');
  if (word.length < 3 || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /ss$|^.us$/.test(word) || (word.endsWith('us') && isEveryday(word)) ? word : word.slice(0, -1);
}
