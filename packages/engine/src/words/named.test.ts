import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { namesOf } from '../spec/names.ts';
import { namedIn } from './named.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary(countries);

function named(query: string, code?: string): readonly string[] {
  const country = countries.find((each) => each.code === code);
  return namedIn(
    vocabulary,
    tokensOf(query, () => vocabulary.unspaced),
    country && { country },
  ).map(({ meaning }) =>
    meaning.map(({ kind, country: { code }, name }) => `${code} ${kind} ${name}`).join(', '),
  );
}

describe('what a request names', () => {
  it.each([
    ['person from Munich', ['de city München']],
    ['Bavaria', ['de region Bayern']],
    ['北京', ['cn city Beijing, cn region Beijing']],
    ['hyderabad', ['in city Hyderabad, pk city Hyderabad']],
    ['Deutsche Bank', ['de bank Deutsche Bank']],
    ['HDFC account', ['in bank HDFC Bank']],
    ['K&H Bank', ['hu bank K&H Bank']],
    ['COBADEFF', ['de bank Commerzbank']],
    ['COBADEFFXXX', ['de bank Commerzbank']],
    ['rupay', ['in brand rupay']],
    ['nothing', []],
    // Words that are also names.
    ['a nice person', []],
    ['from Nice', ['fr city Nice']],
    ['in jos', ['ng city Jos']],
    ['jos', []],
    ['NYC', ['us city New York, us region New York']],
    ['Luxembourg', []],
    ['Georgia', []],
    ['first name', []],
    ['indian bank account', []],
    ['Indian Bank', ['in bank Indian Bank']],
    ['family name', []],
    ['discover names', []],
    ['discover card', ['us brand discover']],
    ['maestro card', ['']],
  ])('%s: %j', (query, expected) => expect(named(query)).toEqual(expected));

  it('is looked for in one country when it is known', () => {
    expect(named('hyderabad', 'pk')).toEqual(['pk city Hyderabad']);
    expect(named('Georgia', 'us')).toEqual(['us region Georgia']);
    expect(named('GTBank', 'ng')).toEqual(['ng bank Guaranty Trust Bank']);
    expect(named('hyderabad', 'de')).toEqual([]);
    expect(named('ON', 'ca')).toEqual([]);
    expect(named('from ON', 'ca')).toEqual(['ca region Ontario']);
  });
});

it.each(countries.map((country) => [country.code, country] as const))(
  'every city and bank of %s is known by its names, and steers to itself',
  (_, country: Country) => {
    const names = namesOf(country);
    for (const kind of ['city', 'region', 'bank'] as const) {
      for (const name of names[kind].all) {
        const found = vocabulary.names.of(phrase(name))?.filter((each) => each.country === country);
        expect(
          found?.map((each) => each.name),
          name,
        ).toContain(name);
        expect(names[kind].find(name)).toEqual([name]);
      }
    }
  },
);

function phrase(name: string): string {
  return tokensOf(name, () => new Set())
    .map(({ word }) => word)
    .join('');
}
