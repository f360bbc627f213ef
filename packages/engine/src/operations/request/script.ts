import { PEOPLES_SCRIPTS, SCRIPT_WORDS } from '../../data/conditionWords.ts';
import type { Country } from '../../model.ts';
import type { Meaning } from './countryWords.ts';
import { type Pattern, takeMatches, wordPattern } from './line.ts';
import type { Run } from './runs.ts';
import type { Token } from './tokens.ts';

const WRITING = 'script|letters?|characters?|writing|alphabet|language';

/** Words for a script, and whether they stand for the names themselves. */
interface Script {
  readonly words: string;
  readonly isNames: boolean;
}

const PATTERNS: readonly Pattern<Script>[] = (
  [
    [
      `(?:full )?names? (?:written )?in (?:the )?((?:${SCRIPT_WORDS}|${PEOPLES_SCRIPTS})(?: (?:${WRITING}))?)`,
      true,
    ],
    [`((?:${SCRIPT_WORDS})(?: (?:${WRITING}))?) (?:full )?names?`, true],
    [`(?<! address(?:es)? )in (?:the )?((?:${SCRIPT_WORDS})(?: (?:${WRITING}))?)`, false],
    [`(?<! address(?:es)? in )((?:${SCRIPT_WORDS}|${PEOPLES_SCRIPTS}) (?:${WRITING}))`, false],
  ] as const
).map(([pattern, isNames]) => [wordPattern(pattern), (words) => ({ words, isNames })]);

const CUE = new RegExp(`${SCRIPT_WORDS}|${PEOPLES_SCRIPTS}`);

/** Where names are asked for in a script: the field that holds them, or that the country has none. Marks the tokens used. */
export function scriptsIn(tokens: readonly Token[], { fields }: Country): readonly Run<Meaning>[] {
  return takeMatches(tokens, PATTERNS, CUE).map(({ at, meaning: { words, isNames } }) => ({
    from: at,
    to: at + 1,
    meaning: !fields.has('native')
      ? { selectors: [], lacking: `name in ${words}` }
      : { selectors: ['native'], ...(!isNames && { insteadOf: 'name' }) },
  }));
}
