import {
  ASKING_WORDS,
  COUNTERS,
  FIRST_NUMBER_WORDS,
  HAN_NUMERALS,
  INSTEAD_WORDS,
  MARKED_NUMBER_WORDS,
  NUMBER_WORDS,
  wordSet,
} from '../data/requestWords.ts';
import { byPhrase } from '../lexicon/phrases.ts';
import { isUnspaced, type Token, wordAt } from '../lexicon/tokens.ts';
import type { Run } from './runs.ts';

/**
 * Returns the numbers of a request, in digits or in words: `5`, `two dozen`, `one hundred and twenty`, `2 million`,
 * `treinta y cinco`.
 */
export function numbersIn(tokens: readonly Token[]): readonly Run<number>[] {
  const runs: Run<number>[] = [];
  for (let from = 0; from < tokens.length; ) {
    const run = numberAt(tokens, from);
    if (run) runs.push(run);
    from = run ? run.to : from + 1;
  }
  return runs.filter((run, i) => !takenBack(tokens, run, runs[i + 1]));
}

/** "not 5 but 10". Marks the words as used. */
function takenBack(
  tokens: readonly Token[],
  { from, to }: Run<number>,
  next: Run<number> | undefined,
): boolean {
  if (!next) return false;
  const [not, but] = [wordAt(tokens, from - 1), wordAt(tokens, to)];
  // "not five, ten"
  const isNot = NOT.has(not) && (INSTEAD_WORDS.has(but) || (next.from === to && tokens[to]?.apart));
  // "10 phones, actually make it 20"
  const second = tokens.slice(to, next.from).find(({ word }) => TAKING_BACK.has(word));
  const end = INSTEAD_WORDS.has(but) ? to + 1 : to;
  const taken = isNot ? tokens.slice(from - 1, end) : second ? tokens.slice(from, to).concat(second) : [];
  for (const token of taken) token.used = true;
  return taken.length > 0;
}

const NOT = wordSet('not nicht no pas non nao niet nie inte ikke');
const TAKING_BACK = wordSet('actually wait sorry');

/** Returns the longest number that starts at a token. */
function numberAt(tokens: readonly Token[], from: number): Run<number> | undefined {
  const first = tokens[from] as Token;
  if (first.used || first.figure || (FIRST_NUMBER_WORDS.has(first.word) && !isFirst(tokens, from)))
    return undefined;
  // "nuo 20 iki 30"
  if (first.word === 'iki' && countOf(wordAt(tokens, from - 1)) !== undefined) return undefined;
  // "due 2024-05-01", "40 yaş altı", "1970'ten önce"
  const [before, behind] = [wordAt(tokens, from - 1), wordAt(tokens, from + 1)];
  if (FIRST_NUMBER_WORDS.has(first.word) && YEAR.test(behind)) return undefined;
  if ((first.word === 'alti' && before === 'yas') || (first.word === 'ten' && YEAR.test(before)))
    return undefined;
  const teen = first.word === 'on' ? TURKISH_ONES.indexOf(behind) : -1;
  if (teen >= 0) return { from, to: from + 2, meaning: 11 + teen };
  if (first.word === 'on' && TURKISH_COUNTERS.has(behind)) return { from, to: from + 1, meaning: 10 };
  // "tên" is a name, not ten; "trẻ" is young, not three.
  const raw = first.raw.toLowerCase();
  if (MARKED_NUMBER_WORDS.has(raw) || raw === 'tên' || raw === 'trẻ') return undefined;
  // 30세: a word right after digits is their unit.
  if (isUnspaced(first.raw) && /[0-9]$/.test(wordAt(tokens, from - 1))) return undefined;
  const next = tokens[from + 1];
  const isOne = ONES.has(first.word) && next !== undefined && UNITS.has(countOf(next.word) ?? 0);
  const isTens = TENFOLD.has(next?.word ?? '');
  const start = isOne
    ? 1
    : (numberOf(tokens, first) ?? countOf(first.word) ?? (isTens ? BESIDE_TENS.get(first.word) : undefined));
  if (start === undefined) return undefined;
  let [thousands, value, to] = [0, start, from + 1];
  for (;;) {
    const isLinked = LINKS.has(wordAt(tokens, to));
    const more = tokens[isLinked ? to + 1 : to];
    if (!more || more.used || more.apart || more.figure) break;
    const areWords = !/[0-9]/.test(first.word + more.word);
    // "deux cents", but "50 cents"
    const isCents = more.word === 'cents' && areWords;
    const isBehindTens = TENFOLD.has(wordAt(tokens, to - 1));
    const count = ONES.has(more.word)
      ? 1
      : isCents
        ? 100
        : (countOf(more.word) ?? (isBehindTens ? BESIDE_TENS.get(more.word) : undefined));
    const isTenfold = TENFOLD.has(more.word) && !isLinked;
    const sum = isTenfold
      ? value * 10
      : more.word === 'belas' && value < 10
        ? value + 10
        : joined(value, count, { isLinked, isJoint: more.joint, areWords, isUnit: !/[0-9]/.test(more.word) });
    if (sum === undefined) break;
    const isThousands = sum >= 1000;
    thousands += isThousands ? sum : 0;
    value = isThousands ? 0 : sum;
    to = more.at + 1;
  }
  return { from, to, meaning: thousands + value };
}

/** "on beş" */
const TURKISH_ONES = 'bir iki uc dort bes alti yedi sekiz dokuz'.split(' ');
const TURKISH_COUNTERS = wordSet('adet tane kisi');
const YEAR = /^(?:19|20)[0-9]{2}$/;

/** Returns true if the subject of the request starts here. */
function isFirst(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(0, at).every(({ word }) => ASKING_WORDS.has(word));
}

/** Returns true if a word is a number by itself. */
export function isNumber(word: string): boolean {
  return ONES.has(word) || countOf(word) !== undefined;
}

/** Words for one, which count only as part of a number. */
const ONES: ReadonlySet<string> = new Set(['one', 'un', 'une', 'uno', 'um', 'ein', 'een', 'eins']);
/** "dua puluh", "hai mươi": tens, and words that are numbers only beside them. */
const TENFOLD = wordSet('puluh muoi');
const BESIDE_TENS: ReadonlyMap<string, number> = new Map(
  Object.entries({ hai: 2, ba: 3, nam: 5, lam: 5, lima: 5, sau: 6, bay: 7 }),
);

/** "a score of", « une trentaine de clients »: not « une trentaine d'années », "sulla trentina di Bologna". */
function numberOf(tokens: readonly Token[], { at, word }: Token): number | undefined {
  const isOf = OF.has(wordAt(tokens, at + 1));
  // "più di quarant'anni"
  const ten = TENS_STEMS.indexOf(word);
  if (ten >= 0 && wordAt(tokens, at + 1) === 'anni') return 20 + 10 * ten;
  const isAge = /^ann/.test(wordAt(tokens, at + 2)) || BEFORE_AGES.has(wordAt(tokens, at - 1));
  return isOf && !isAge ? NUMBERS_OF.get(word) : undefined;
}

const NUMBERS_OF: ReadonlyMap<string, number> = new Map([
  ['score', 20],
  ['par', 2],
  ['paio', 2],
  ...['trent', 'quarant', 'cinquant', 'soixant', 'sessant'].flatMap((ten, i) =>
    ['aine', 'ina'].map((ending) => [ten + ending, Math.min(60, 30 + 10 * i)] as const),
  ),
]);

/** Words inside a number: `a hundred and one`, `treinta y cinco`. */
const LINKS: ReadonlySet<string> = new Set(['and', 'y', 'e', 'et']);
const UNITS: ReadonlySet<number> = new Set([12, 100, 1000, 1_000_000]);

/** Joins two adjacent numbers: `two dozen`, `three hundred`, `twenty five`. */
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
  // "quatre-vingts", "soixante-dix"
  if (isJoint && tens === 4 && next === 20) return value - 4 + 80;
  if ((isJoint || isLinked) && (tens === 60 || tens === 80) && next >= 10 && next < 20) return value + next;
  return next < 10 && ((tens >= 20 && tens % 10 === 0) || (tens === 10 && isJoint))
    ? value + next
    : undefined;
}

/** Returns the number that a word means: `5`, `five`, `5x`, `2k`, `五个`, `fünfundzwanzig`. */
export function countOf(word: string): number | undefined {
  const digits = /^[x0-9]/.test(word) ? COUNT.exec(word) : null;
  if (digits) return Number(digits[1]) * (digits[2] === 'k' ? 1000 : 1);
  numberWords ??= byPhrase(
    NUMBER_WORDS.trim()
      .split('\n')
      .map((line) => {
        const [number, ...words] = line.trim().split(' ');
        return [Number(number), words] as const;
      }),
  );
  const number = numberWords.get(word);
  if (number !== undefined) return number;
  if (isUnspaced(word)) return hanNumber(word);
  return onesAndTens(numberWords, word) ?? tensAndOnes(numberWords, word) ?? hundredsAndMore(word);
}

const COUNT = /^x?(0|[1-9][0-9]{0,6})(x|k|pcs)?$/;

let numberWords: ReadonlyMap<string, number> | undefined;

/** `fünfundzwanzig`, `vijfentwintig`. */
function onesAndTens(words: ReadonlyMap<string, number>, word: string): number | undefined {
  if (!word.endsWith('ig')) return undefined;
  const [, one = '', ten = ''] = /^(.+)(?:und|en)(.+)$/.exec(word) ?? [];
  const ones = ONES.has(one) ? 1 : (words.get(one) ?? 10);
  const tens = words.get(ten) ?? 0;
  return ones < 10 && tens >= 20 ? tens + ones : undefined;
}

const TENS_FIRST =
  /^(vent|trent|quarant|cinquant|sessant|settant|ottant|novant|veint|tjugo|trettio|fyrtio|femtio|sextio|sjuttio|attio|nittio)[ia]?(un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|en|ett|tva|fyra|fem|sex|sju|atta|nio)$/;
const TENS_STEMS = 'vent trent quarant cinquant sessant settant ottant novant'.split(' ');

/** `ventuno`, `veintiséis`, `tjugofem`. */
function tensAndOnes(words: ReadonlyMap<string, number>, word: string): number | undefined {
  const [, ten = '', one = ''] = TENS_FIRST.exec(word) ?? [];
  if (ten === '') return undefined;
  const stem = TENS_STEMS.indexOf(ten);
  const tens = ten === 'veint' ? 20 : stem < 0 ? words.get(ten) : 20 + 10 * stem;
  return tens && tens + (one === 'tva' ? 2 : one === 'sex' ? 6 : (words.get(one) ?? 1));
}

/** `zweihundertfünfzig`, `centoventi`, `honderdtwintig`. */
function hundredsAndMore(word: string): number | undefined {
  const [, times = '', rest = ''] = HUNDREDS.exec(word) ?? [];
  const more = rest === '' ? undefined : countOf(rest);
  const hundreds = times === '' || ONES.has(times) ? 1 : countOf(times);
  if (more === undefined || more >= 100 || hundreds === undefined || hundreds > 9) return undefined;
  return hundreds * 100 + more;
}

const HUNDREDS = /^([a-z]{0,9})(?:hundert|honderd|cento|hundra|hundre)(?:und|en|og)?([a-z]{3,})$/;

const DIGIT = `[${HAN_NUMERALS.replace('十', '')}]`;
const HAN = new RegExp(`^(?=.)(?:(${DIGIT}?)百)?(?:(${DIGIT}?)十)?(${DIGIT}?)[${COUNTERS}]?[的の]?$`);

/** `五`, `十二`, `三十个`, `二百`. */
function hanNumber(word: string): number | undefined {
  const [numerals, hundreds, tens, ones = ''] = HAN.exec(word.replace(/[两兩]/g, '二')) ?? [];
  if (numerals === undefined) return undefined;
  const digit = (text: string | undefined) =>
    text === undefined ? 0 : text === '' ? 1 : HAN_NUMERALS.indexOf(text) + 1;
  return digit(hundreds) * 100 + digit(tens) * 10 + (ones === '' ? 0 : digit(ones)) || undefined;
}

const OF = wordSet('of de di d');
const BEFORE_AGES = wordSet('sulla la');
