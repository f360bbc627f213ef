import { expect, it } from 'vitest';
import { countries } from '../../countries/index.ts';
import type { Country } from '../../model.ts';
import { scriptsIn } from './script.ts';
import { tokensOf } from './tokens.ts';

function scripts(query: string, code: string): readonly string[] {
  const country = countries.find((each) => each.code === code) as Country;
  return scriptsIn(
    tokensOf(query, () => new Set()),
    country,
  ).map(({ meaning }) => meaning.lacking ?? meaning.selectors.join());
}

it.each([
  ['name in kanji', 'jp', ['native']],
  ['names in the Thai script', 'th', ['native']],
  ['arabic name', 'eg', ['native']],
  ['in cyrillic letters', 'bg', ['native']],
  ['thai name', 'th', []],
  ['address in arabic', 'eg', []],
  ['name in kanji', 'de', ['name in kanji']],
])('%s, %s: %j', (query, code, expected) => expect(scripts(query, code)).toEqual(expected));
