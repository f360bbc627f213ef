import { PEOPLES_SCRIPTS, SCRIPT_WORDS } from '../data/conditionWords.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import type { Meaning } from './countryWords.ts';
import { type Pattern, takeMatches, wordPattern } from './line.ts';
import type { Run } from './runs.ts';

const WRITING = 'script|letters?|characters?|writing|alphabet|language';

/** Words for a script and their meaning: names themselves, the script alone, or the script of an address. */
interface Script {
  readonly words: string;
  readonly of: 'names' | 'script' | 'address';
}

const PATTERNS: readonly Pattern<Script>[] = (
  [
    [
      `(?:full )?names? (?:written )?in (?:the )?((?:${SCRIPT_WORDS}|${PEOPLES_SCRIPTS})(?: (?:${WRITING}))?)`,
      'names',
    ],
    [
      `(?<=[ -]address(?:es)? (?:[^ ]+ ){0,3})in (?:the )?((?:${SCRIPT_WORDS}|${PEOPLES_SCRIPTS})(?: (?:${WRITING}))?)(?= $)`,
      'address',
    ],
    [
      `(?<=[ -]address(?:es)? )in (?:the )?((?:${SCRIPT_WORDS}|${PEOPLES_SCRIPTS})(?: (?:${WRITING}))?)`,
      'address',
    ],
    [`((?:${SCRIPT_WORDS})(?: (?:${WRITING}))?) (?:full )?names?`, 'names'],
    [`(?<! address(?:es)? )in (?:the )?((?:${SCRIPT_WORDS})(?: (?:${WRITING}))?)`, 'script'],
    [`(?<! address(?:es)? in )((?:${SCRIPT_WORDS}|${PEOPLES_SCRIPTS}) (?:${WRITING}))`, 'script'],
  ] as const
).map(([pattern, of]) => [wordPattern(pattern), (words) => ({ words, of })]);

const CUE = new RegExp(`${SCRIPT_WORDS}|${PEOPLES_SCRIPTS}`);

/**
 * Returns runs for names or addresses in a script: the field that contains them, or that the country has none.
 * Marks the tokens as used.
 */
export function scriptsIn(
  tokens: readonly Token[],
  { fields }: Country,
  samplesOf: (field: string) => string = () => '',
): readonly Run<Meaning>[] {
  return takeMatches(tokens, PATTERNS, [CUE]).map(({ at, meaning: { words, of } }) => {
    const [plain, native] = of === 'address' ? ['address', 'nativeaddress'] : ['name', 'native'];
    const meaning =
      fields.has(native) && isWrittenIn(words, samplesOf(native))
        ? { selectors: [native], ...(of !== 'names' && { insteadOf: plain }) }
        : { selectors: [], lacking: `${plain} in ${words}` };
    return { from: at, to: at + 1, meaning };
  });
}

/** Returns true if values are written in a script: Israel's are not in Arabic script. */
function isWrittenIn(words: string, values: string): boolean {
  const [, script] = LETTERS.find(([names]) => names.test(words)) ?? [];
  return values === '' || script === undefined || script.test(values);
}

const LETTERS: readonly (readonly [names: RegExp, script: RegExp])[] = [
  [/arabic|urdu/, /[\u0600-\u06ff]/],
  [/hebrew/, /[\u0590-\u05ff]/],
  [/cyrillic|ukrainian|bulgarian|serbian/, /[\u0400-\u04ff]/],
  [/kanji|hanzi|chinese|japanese/, /[\u3400-\u9fff]/],
  [/hang(?:e?)ul|korean/, /[\uac00-\ud7af]/],
  [/amharic|geez/, /[\u1200-\u137f]/],
  [/hindi|devanagari/, /[\u0900-\u097f]/],
  [/bangla|bengali/, /[\u0980-\u09ff]/],
  [/sinhala/, /[\u0d80-\u0dff]/],
  [/greek/, /[\u0370-\u03ff]/],
  [/thai/, /[\u0e00-\u0e7f]/],
];
