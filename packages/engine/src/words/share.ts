import { PARTS } from '../data/conditionWords.ts';
import {
  AND_ABROAD,
  EACH,
  EACH_PARTS,
  EVERY_SECOND,
  OF_WHICH,
  OUT_OF,
  PARTS_ABROAD,
  RIGHT_ABROAD,
} from '../data/wrongWords.ts';
import { Problem } from '../kernel/problem.ts';
import { fold } from '../kernel/text.ts';
import type { Token } from '../lexicon/tokens.ts';
import { type Pattern, type PatternMatch, takeMatches, wordPattern } from './line.ts';
import type { Run } from './runs.ts';

const OF_THEM = '(?: of (?:them|which|these|those|all|the time))';
const WHOLES = new Map(Object.entries({ ...PARTS, ...PARTS_ABROAD }).map(([name, n]) => [fold(name), n]));
const EACH_WHOLES = new Map(Object.entries(EACH_PARTS).map(([name, n]) => [fold(name), n]));
const PART = `(${[...WHOLES.keys()].join('|')})`;
const whole = (name: string) => WHOLES.get(name) as number;
const part = (name: string) => 1 / whole(name);

/** Shares of valid rows; the others are faulty. */
const ARE_RIGHT =
  '(?: (?:is|are|be|being|should|must|shall))* (?:valid|correct|right|good)(?: (?:and|but|the|rest))*';
const RIGHT = `(?:${OF_THEM}?${ARE_RIGHT}|(?= of (?:[^ |]+ ){1,5}(?:valid|correct|right|good) ))`;
const RIGHT_PATTERNS: readonly Pattern<number>[] = [
  [wordPattern(`([0-9]+) percent${RIGHT}`), (n) => (100 - +n) / 100],
  [wordPattern(`([0-9]+) (?:in|out of) (?:every )?([0-9]+)${RIGHT}`), (some, all) => (+all - +some) / +all],
  [wordPattern(`([0-9]+) ${PART}s${RIGHT}`), (n, name) => (whole(name) - +n) / whole(name)],
  [wordPattern(`half${RIGHT}`), () => 1 / 2],
  [
    wordPattern(`not (?:all|every|each)(?: ones?)?(?:${OF_THEM}|(?: [^ |]+){0,2})${ARE_RIGHT}`),
    () => Number.NaN,
  ],
];
const RIGHT_CUE = / (?:valid|correct|right|good) /;

/** Returns the share of faulty rows, if a request gives the share of valid ones. Marks the tokens as used. */
export function validShareIn(
  tokens: readonly Token[],
  numbers: readonly Run<number>[],
): readonly PatternMatch<number>[] {
  return takeMatches(tokens, RIGHT_PATTERNS, [RIGHT_CUE], numbers);
}

const BEING = '(?: (?:are|should be|shall be|must be|will be|being))';

/** Shares of rows; NaN if the words leave the share open. */
const PATTERNS: readonly Pattern<number>[] = [
  [
    wordPattern(
      `(?:(?:rate|ratio|share|probability) (?:of |is )?)?([0-9]+) (hundredths )?percent${OF_THEM}?`,
    ),
    (n, fine) => +n / (fine ? 10_000 : 100),
  ],
  [wordPattern('(?:one|1|an?) (?:in|out of|of) (?:every )?([0-9]+)'), (all) => 1 / +all],
  [wordPattern('([0-9]+) (?:in|out of|of) (?:every )?([0-9]+)'), (some, all) => +some / +all],
  [wordPattern(`(?:une?|uno|einer?|uma?|1) (?:${OUT_OF}) ([0-9]+)`), (all) => 1 / +all],
  [wordPattern(`([0-9]+) (?:${OUT_OF}) ([0-9]+)`), (some, all) => +some / +all],
  // "un IBAN sur deux"
  [wordPattern('(?<= (?:une?|1) (?:[^ |]+ ){1,2})sur ([0-9]+)'), (all) => 1 / +all],
  [wordPattern(EVERY_SECOND), () => 1 / 2],
  [
    wordPattern(`(?:${EACH}) (${Object.keys(EACH_PARTS).join('|')})`),
    (name) => 1 / (EACH_WHOLES.get(name) as number),
  ],
  [wordPattern('positive (?:and|or)(?= \\|)'), () => Number.NaN],
  [wordPattern(`(?:${OF_WHICH}) (?:[0-9]+|some|a few|several)${BEING}?(?= \\|)`), () => Number.NaN],
  // "100 ids with 10 bad ones", "ibans, some of them wrong", "and some bad ones"
  [wordPattern('(?<= [0-9]+ .*)(?:with|including|incl|and|plus|but) [0-9]+(?= \\|)'), () => Number.NaN],
  [wordPattern(`(?<= [^ ]+ )(?:some|several|a few)(?:${BEING}(?= \\|)|(?= \\| ones?))`), () => Number.NaN],
  [wordPattern(`([0-9]+) ${PART}s${OF_THEM}?`), (n, name) => +n * part(name)],
  [
    wordPattern(
      `(?:(?:an?|one|every|die|la|de|jede[rs]?|co|cada|chaque) )?${PART}(?: (?:an?|one))?${OF_THEM}?(?! (?:an? )?[0-9])`,
    ),
    part,
  ],
  [wordPattern('every ([0-9]+)(?:st|nd|rd|th)(?: one)?'), (n) => 1 / +n],
  [wordPattern(`(?:some|few|many|most|several|one|[0-9]+)${OF_THEM}`), () => Number.NaN],
  // "3 ibans, one with a bad checksum"
  [wordPattern('(?<= [0-9]+ .*)one(?: (?:is|with|has|having|being)|(?= \\|))'), () => Number.NaN],
  [
    wordPattern('(?:mixed|mix|mixture|partly|partially|sometimes|occasionally|mostly)(?: of)?'),
    () => Number.NaN,
  ],
  [
    wordPattern(
      'valid (?:(?:ones?|values?|rows?|records?|numbers?|data) )?(?:and|or)(?: (?:[0-9]+|one|an?|another))?(?= \\|)',
    ),
    () => Number.NaN,
  ],
  [wordPattern('(?:and|or) (?:[0-9]+|one|an?|another) valid'), () => Number.NaN],
  // "good and bad", "bad and good", "10 customers, some invalid"
  [wordPattern('(?:good|correct|right) (?:ones? )?(?:and|or)(?= \\|)'), () => Number.NaN],
  [
    wordPattern(
      '(?<=(?:^| (?:both|some|any|with|of|me|need|want|an?|the|[0-9]+)) \\| )(?:and|or) (?:valid|good|correct|right)',
    ),
    () => Number.NaN,
  ],
  [wordPattern('(?<= [0-9]+ .*)(?:some|several|a few)(?= \\|)'), () => Number.NaN],
  [wordPattern('(?<= \\| )(?:and|or) (?:valid|good|correct|right)(?= $)'), () => Number.NaN],
  // "ibans, one invalid"
  [wordPattern('(?<= [^ |]{3,}s .*)(?:just |only )?one(?= \\| $)'), () => Number.NaN],
  [wordPattern(`(?:${RIGHT_ABROAD}) (?:${AND_ABROAD})(?: [0-9]+)?(?= \\|)`), () => Number.NaN],
  [wordPattern('[0-9]+ valid [0-9]+(?= \\|)'), () => Number.NaN],
];

const CUE = new RegExp(
  `[0-9]|${[...WHOLES.keys()].join('|')}|zweite|jede|elke|ogni|cada|drug|second|segund|tweede|annat|anden|annen|positive|of|mix|ly |times|valid|good|right|correct|some|several|few|one|${RIGHT_ABROAD}`,
);

/** Returns the share of rows in a request for faulty ones; `others` is already known. Marks the tokens as used. */
export function shareIn(
  tokens: readonly Token[],
  numbers: readonly Run<number>[],
  others: readonly PatternMatch<number>[],
): number | undefined {
  const [share, another] = new Set(
    [...others, ...takeMatches(tokens, PATTERNS, [CUE], numbers)].map(({ meaning }) => meaning),
  );
  if (another === undefined && (share === undefined || (share >= 0 && share <= 1))) return share;
  throw new Problem('unresolved-request', 'say what share of the rows must be wrong, as in "10% invalid"');
}
