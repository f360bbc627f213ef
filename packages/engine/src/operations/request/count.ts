import {
  COUNTERS,
  FIRST_NUMBER_WORDS,
  HAN_NUMERALS,
  NUMBER_WORDS,
  NUMBERED_WORDS,
  UNIT_WORDS,
} from '../../data/requestWords.ts';
import { byPhrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** How many are asked for: the first number that counts things. Marks its tokens used. */
export function countIn(tokens: readonly Token[]): { n?: number } {
  for (const token of tokens) {
    const { at, word, used, apart } = token;
    const isOther = at > 0 && (FIRST_NUMBER_WORDS.has(word) || YEAR.test(word));
    const count = used || isOther ? undefined : countOf(word);
    if (count === undefined) continue;
    const [before, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]];
    if (UNIT_WORDS.has(after?.word ?? '') || (/^[0-9]/.test(word) && NUMBERED_WORDS.has(before) && !apart))
      continue;
    token.used = true;
    const half = tokens[before === 'a' ? at - 2 : at - 1];
    if (half?.word === 'half') {
      half.used = true;
      return { n: count / 2 };
    }
    const next = after && countOf(after.word);
    if (after && next !== undefined && multiplied(count, next) !== count) after.used = true;
    return { n: multiplied(count, next) };
  }
  return {};
}

/** A number that is no count but as the first word. */
const YEAR = /^(?:19|20)[0-9]{2}$/;

/** `two dozen`, `three hundred`, `twenty five`. */
function multiplied(count: number, next = 0): number {
  if (next === 12 || next === 100 || next === 1000) return count * next;
  return count >= 20 && count % 10 === 0 && next < 10 ? count + next : count;
}

/** The number that a word is: `5`, `five`, `5x`, `2k`, `五个`. */
export function countOf(word: string): number | undefined {
  const digits = /^x?(0|[1-9][0-9]{0,6})(x|k)?$/.exec(word);
  if (digits) return Number(digits[1]) * (digits[2] === 'k' ? 1000 : 1);
  numberWords ??= byPhrase(
    NUMBER_WORDS.trim()
      .split('\n')
      .map((line) => {
        const [number, ...words] = line.trim().split(' ');
        return [Number(number), words] as const;
      }),
  );
  return numberWords.get(word) ?? hanNumber(word);
}

let numberWords: ReadonlyMap<string, number> | undefined;

const HAN = new RegExp(`^([${HAN_NUMERALS}两兩]+)[${COUNTERS}]?[的の]?$`);

/** `五`, `十二`, `三十个`. */
function hanNumber(word: string): number | undefined {
  const numerals = HAN.exec(word)?.[1]?.replace(/[两兩]/g, '二');
  if (numerals === undefined) return undefined;
  const [tens, ones] = numerals.includes('十') ? numerals.split('十') : ['', numerals];
  const digit = (text = '') => HAN_NUMERALS.indexOf(text) + 1;
  if ((tens ?? '').length > 1 || (ones ?? '').length > 1) return undefined;
  return numerals.includes('十') ? (tens ? digit(tens) : 1) * 10 + (ones ? digit(ones) : 0) : digit(ones);
}
