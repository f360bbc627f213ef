import { expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { scriptsIn } from './script.ts';

function scripts(query: string, code: string): readonly string[] {
  const country = countries.find((each) => each.code === code) as Country;
  return scriptsIn(
    tokensOf(query, () => new Set()),
    country,
  ).map(({ from, to, meaning }) => `${meaning.lacking ?? meaning.selectors.join()}@${from}-${to}`);
}

it.each([
  ['name in kanji', 'jp', ['native@0-1']],
  ['names in the Thai script', 'th', ['native@0-1']],
  ['arabic name', 'eg', ['native@0-1']],
  ['in cyrillic letters', 'bg', ['native@0-1']],
  ['thai name', 'th', []],
  ['address in arabic', 'eg', ['nativeaddress@1-2']],
  ['5 names in kanji', 'de', ['name in kanji@1-2']],
])('%s, %s: %j', (query, code, expected) => expect(scripts(query, code)).toEqual(expected));
