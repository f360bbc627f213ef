import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { NameSpellings, namesOf } from './names.ts';

const namesIn = (text: string) =>
  text.split(';').map((entry) => entry.trim().split('=')[0]?.replace('@', ''));

const told = countries.flatMap((each) =>
  (['places', 'banks'] as const).flatMap((table) => {
    const { others } = each.facts[table];
    return others === undefined ? [] : [{ each, code: each.code, table, others }];
  }),
);

it.each(told)('$code has every name of its $table whose other names are told', ({ each, others }) => {
  const { city, region, bank } = namesOf(each);
  for (const name of namesIn(others)) expect([...city.all, ...region.all, ...bank.all]).toContain(name);
});

it.each(countries)('in $code no spelling stands for two cities or two regions', (each) => {
  const { city, region } = namesOf(each);
  for (const names of [city, region])
    for (const [spelling] of names.spellings)
      expect([spelling, names.find(spelling)]).toEqual([spelling, [expect.any(String)]]);
});

describe('names', () => {
  const names = new NameSpellings(['Banco de Chile', 'Banco Chile', 'St. George', 'K&H Bank', 'Åland A/S'], {
    others: new Map([['St. George', ['Georgia', 'SG']]]),
    plain: new Set(['banco', 'bank', 'as']),
    codes: [
      ['12-34', 'K&H Bank'],
      ['20-1…', 'St. George'],
      ['AAAABBCC', 'Banco Chile'],
    ],
    several: true,
  });

  it.each([
    ['banco de chile', ['Banco de Chile']],
    ['Banco Chile', ['Banco Chile']],
    ['de chile', ['Banco de Chile']],
    ['chile', ['Banco Chile']],
    ['st george', ['St. George']],
    ['STGEORGE', ['St. George']],
    ['géorgia', ['St. George']],
    ['k & h', ['K&H Bank']],
    ['aaland', ['Åland A/S']],
    ['Aland AS', ['Åland A/S']],
    ['1234', ['K&H Bank']],
    ['aaaabbccxxx', ['Banco Chile']],
    ['20 19 99', ['St. George']],
    ['2019', []],
    ['bank', []],
    ['', []],
    ['constructor', []],
    ['__proto__', []],
  ])('%j is %j', (spelling, found) => {
    expect(names.find(spelling)).toEqual(found);
  });

  it('that begin alike are all meant by the beginning, or none', () => {
    const all = ['Nord Ost', 'Nord West'];
    expect(new NameSpellings(all, { several: true }).find('nord')).toEqual(all);
    expect(new NameSpellings(all, {}).find('nord')).toEqual([]);
    expect(new NameSpellings(all, {}).find('ost')).toEqual([]);
    expect(new NameSpellings(['Nord Ost', 'Süd'], {}).find('nord')).toEqual(['Nord Ost']);
  });
});
