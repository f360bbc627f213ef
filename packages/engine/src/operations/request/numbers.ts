import {
  ASKING_WORDS,
  COUNTERS,
  FIRST_NUMBER_WORDS,
  HAN_NUMERALS,
  INSTEAD_WORDS,
  MARKED_NUMBER_WORDS,
  NUMBER_WORDS,
} from '../../data/requestWords.ts';
import { byPhrase } from './phrases.ts';
import type { Run } from './runs.ts';
import { isUnspaced, type Token } from './tokens.ts';

/** The numbers of a request, in digits or in words of their own: `5`, `two dozen`, `one hundred and twenty`, `2 million`, `treinta y cinco`. */
export function numbersIn(tokens: readonly Token[]): readonly Run<number>[] {
  const runs: Run<number>[] = [];
  for (let from = 0; from < tokens.length; ) {
    const run = numberAt(tokens, from);
    if (run) runs.push(run);
    from = run ? run.to : from + 1;
  }
  return runs.filter((run, i) => !takenBack(tokens, run, runs[i + 1]));
}

/** "not 5 but 10" Marks the words used. */
function takenBack(
  tokens: readonly Token[],
  { from, to }: Run<number>,
  next: Run<number> | undefined,
): boolean {
  if (!next) return false;
  const [not, but] = [tokens[from - 1]?.word ?? '', tokens[to]?.word ?? ''];
  const isNot = next.from === to + 1 && NOT.test(not) && INSTEAD_WORDS.has(but);
  // "10 phones, actually make it 20"
  const second = tokens.slice(to, next.from).find(({ word }) => SECOND_THOUGHTS.test(word));
  const taken = isNot ? tokens.slice(from - 1, to + 1) : second ? tokens.slice(from, to).concat(second) : [];
  for (const token of taken) token.used = true;
  return taken.length > 0;
}

const NOT = /^(?:not|nicht|no|pas|non|nao|niet|nie|inte|ikke)$/;
const SECOND_THOUGHTS = /^(?:actually|wait|sorry)$/;

/** The longest number that begins at a token. */
function numberAt(tokens: readonly Token[], from: number): Run<number> | undefined {
  const first = tokens[from] as Token;
  if (first.used || first.figure || (FIRST_NUMBER_WORDS.has(first.word) && !isFirst(tokens, from)))
    return undefined;
  // "tên" is a name, and no ten.
  if (MARKED_NUMBER_WORDS.has(first.raw.toLowerCase()) || /^tên$/i.test(first.raw)) return undefined;
  // 30세: what follows digits without a space is what they count.
  if (isUnspaced(first.raw) && /[0-9]$/.test(tokens[from - 1]?.word ?? '')) return undefined;
  const next = tokens[from + 1];
  const isOne = ONES.has(first.word) && next !== undefined && UNITS.has(countOf(next.word) ?? 0);
  const start = isOne ? 1 : first.word === 'score' && next?.word === 'of' ? 20 : countOf(first.word);
  if (start === undefined) return undefined;
  let [thousands, value, to] = [0, start, from + 1];
  for (;;) {
    const isLinked = LINKS.has(tokens[to]?.word ?? '');
    const more = tokens[isLinked ? to + 1 : to];
    if (!more || more.used || more.apart || more.figure) break;
    const sum = joined(value, ONES.has(more.word) ? 1 : countOf(more.word), {
      isLinked,
      isJoint: more.joint,
      areWords: !/[0-9]/.test(first.word + more.word),
      isUnit: !/[0-9]/.test(more.word),
    });
    if (sum === undefined) break;
    const isThousands = sum >= 1000;
    thousands += isThousands ? sum : 0;
    value = isThousands ? 0 : sum;
    to = more.at + 1;
  }
  return { from, to, meaning: thousands + value };
}

/** Whether what is asked for begins here. */
function isFirst(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(0, at).every(({ word }) => ASKING_WORDS.has(word));
}

/** Whether a word is a number by itself. */
export function isNumber(word: string): boolean {
  return ONES.has(word) || countOf(word) !== undefined;
}

/** Words for one, which count as part of a number only. */
const ONES: ReadonlySet<string> = new Set(['one', 'un', 'une', 'uno', 'um', 'ein', 'een', 'eins']);
/** Words inside a number: `a hundred and one`, `treinta y cinco`. */
const LINKS: ReadonlySet<string> = new Set(['and', 'y', 'e', 'et']);
const UNITS: ReadonlySet<number> = new Set([12, 100, 1000, 1_000_000]);

/** Two numbers that stand beside each other as one: `two dozen`, `three hundred`, `twenty five`. */
function joined(
  value: number,
  next: number | undefined,
  { isLinked, isJoint, areWords, isUnit }: Record<'isLinked' | 'isJoint' | 'areWords' | 'isUnit', boolean>,
): number | undefined {
  if (next === undefined) return undefined;
  if (UNITS.has(next) && isUnit && !isLinked && value < next) return value * next;
  if (!areWords || next === 0) return undefined;
  if (value % 100 === 0) return next < 100 ? value + next : undefined;
  const tens = value % 100;
  return next < 10 && ((tens >= 20 && tens % 10 === 0) || (tens === 10 && isJoint))
    ? value + next
    : undefined;
}

/** The number that a word is: `5`, `five`, `5x`, `2k`, `五个`, `fünfundzwanzig`. */
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
  return numberWords.get(word) ?? onesAndTens(numberWords, word) ?? hanNumber(word);
}

let numberWords: ReadonlyMap<string, number> | undefined;

/** `fünfundzwanzig`, `vijfentwintig`. */
function onesAndTens(words: ReadonlyMap<string, number>, word: string): number | undefined {
  if (!word.endsWith('ig')) return undefined;
  const [, one = '', ten = ''] = /^(.+)(?:und|en)(.+)$/.exec(word) ?? [];
  const ones = ONES.has(one) ? 1 : (words.get(one) ?? 10);
  const tens = words.get(ten) ?? 0;
  return ones < 10 && tens >= 20 ? tens + ones : undefined;
}

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
