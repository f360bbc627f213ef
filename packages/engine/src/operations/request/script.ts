import { PEOPLES_SCRIPTS, SCRIPT_WORDS } from '../../data/conditionWords.ts';
import type { Country } from '../../model.ts';
import type { Meaning } from './countryWords.ts';
import { type Pattern, takeMatches, wordPattern } from './line.ts';
import type { Run } from './runs.ts';
import type { Token } from './tokens.ts';

const WRITING = 'script|letters?|characters?|writing|alphabet|language';

const PATTERNS: readonly Pattern<string>[] = [
  `(?:full )?names? (?:written )?in (?:the )?((?:${SCRIPT_WORDS}|${PEOPLES_SCRIPTS})(?: (?:${WRITING}))?)`,
  `((?:${SCRIPT_WORDS})(?: (?:${WRITING}))?) (?:full )?names?`,
  `(?<! address(?:es)? )in (?:the )?((?:${SCRIPT_WORDS})(?: (?:${WRITING}))?)`,
  `(?<! address(?:es)? in )((?:${SCRIPT_WORDS}|${PEOPLES_SCRIPTS}) (?:${WRITING}))`,
].map((pattern) => [wordPattern(pattern), (words) => words]);

const OF_ADDRESSES: readonly Pattern<string>[] = [
  [
    wordPattern(
      `address(?:es)? (?:written )?in (?:the )?((?:${SCRIPT_WORDS}|${PEOPLES_SCRIPTS})(?: (?:${WRITING}))?)`,
    ),
    (words) => words,
  ],
];

const CUE = new RegExp(`${SCRIPT_WORDS}|${PEOPLES_SCRIPTS}`);

/**
 * Where names are asked for in a script: the field that holds them, or that the country has none; and addresses, if it
 * has such. Marks the tokens used.
 */
export function scriptsIn(tokens: readonly Token[], { fields }: Country): readonly Run<Meaning>[] {
  const addresses = fields.has('nativeaddress') ? takeMatches(tokens, OF_ADDRESSES, CUE) : [];
  const names = takeMatches(tokens, PATTERNS, CUE);
  const run = (at: number, meaning: Meaning) => ({ from: at, to: at + 1, meaning });
  return [
    ...addresses.map(({ at }) => run(at, { selectors: ['nativeaddress'] })),
    ...names.map(({ at, meaning: words }) =>
      run(
        at,
        fields.has('native') ? { selectors: ['native'] } : { selectors: [], lacking: `name in ${words}` },
      ),
    ),
  ];
}
