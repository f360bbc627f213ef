import { PARTS } from '../../data/conditionWords.ts';
import { Problem } from '../../kernel/problem.ts';
import { type Pattern, takeMatches, wordPattern } from './line.ts';
import type { Run } from './runs.ts';
import type { Token } from './tokens.ts';

const OF_THEM = '(?: of (?:them|which|these|those|all|the time))';
const PART = `(${Object.keys(PARTS).join('|')})`;
const part = (name: string) => 1 / (PARTS[name] as number);

/** Shares of rows; no number where the words leave it open. */
const PATTERNS: readonly Pattern<number>[] = [
  [
    wordPattern(
      `(?:(?:rate|ratio|share|probability) (?:of |is )?)?([0-9]+) (hundredths )?percent${OF_THEM}?`,
    ),
    (n, fine) => +n / (fine ? 10_000 : 100),
  ],
  [wordPattern('(?:one|1|an?) (?:in|out of|of) (?:every )?([0-9]+)'), (all) => 1 / +all],
  [wordPattern('([0-9]+) (?:in|out of|of) (?:every )?([0-9]+)'), (some, all) => +some / +all],
  [wordPattern(`([0-9]+) ${PART}s${OF_THEM}?`), (n, name) => +n * part(name)],
  [wordPattern(`(?:(?:an?|one|every) )?${PART}(?: (?:an?|one))?${OF_THEM}?(?! (?:an? )?[0-9])`), part],
  [wordPattern(`(?:some|few|many|most|several|[0-9]+)${OF_THEM}`), () => Number.NaN],
  [
    wordPattern('(?:mixed|mix|mixture|partly|partially|sometimes|occasionally|mostly)(?: of)?'),
    () => Number.NaN,
  ],
  [wordPattern('valid (?:\\w+ ){0,3}(?:and|or)(?: (?:[0-9]+|one|an?|another))?(?= \\|)'), () => Number.NaN],
  [wordPattern('(?:and|or) (?:[0-9]+|one|an?|another) valid'), () => Number.NaN],
];

const CUE = new RegExp(`[0-9]|${Object.keys(PARTS).join('|')}|of|mix|ly |times|valid`);

/** The share of rows that a request speaks of, where it asks for wrong ones. Marks the tokens used. */
export function shareIn(tokens: readonly Token[], numbers: readonly Run<number>[]): number | undefined {
  const [share] = takeMatches(tokens, PATTERNS, CUE, numbers).map(({ meaning }) => meaning);
  if (share === undefined || (share >= 0 && share <= 1)) return share;
  throw new Problem('unresolved', 'say which share of the rows shall be wrong, as in "10% invalid"');
}
