import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { ageIn } from './age.ts';
import { numbersIn } from './numbers.ts';

const germany = countries.find(({ code }) => code === 'de') as Country;

function age(query: string): string | undefined {
  return ageOf(query)?.(germany);
}

function ageOf(query: string): ((country: Country) => string) | undefined {
  const tokens = tokensOf(query, () => new Set(['岁', '以上']));
  return ageIn(tokens, numbersIn(tokens), { isPeople: () => false, isKnown: () => true });
}

describe('how old the people of a request are', () => {
  it.each([
    ['aged 30', '30'],
    ['30 years old', '30'],
    ['30-year-old', '30'],
    ['30yo', '30'],
    ['a woman of 30', '30'],
    ['30 ibans', undefined],
    ['aged exactly 30', '30'],
    ['aged no more than 30', '18-30'],
    ['aged beyond 60', '61-99'],
    ['at least 30 and at most 40', '30-40'],
    ['who are at least 40', '40-99'],
    ['who are 30-40', '30-40'],
    ['en mann på 30', '30'],
    ['woman 1990', '35'],
    ['woman 1990s', '26-35'],
    ['woman 2000 rows', undefined],
    ['female 30 rows', undefined],
    ['a customer, 45, from Rome', '45'],
    ['customers, 45, from Rome', undefined],
    ['100+', undefined],
    ['aged 18-25', '18-25'],
    ['18-25', '18-25'],
    ['5-10', undefined],
    ['between 5 and 10 ibans', undefined],
    ['between 20 and 30', '20-30'],
    ['from 20 to 30 years', '20-30'],
    ['over 65', '66-99'],
    ['65 and over', '65-99'],
    ['65+', '65-99'],
    ['5+', undefined],
    ['at least 65 years', '65-99'],
    ['at least 65', undefined],
    ['under 30', '18-29'],
    ['30 or younger', '18-30'],
    ['up to 30 years', '18-30'],
    ['in their 30s', '30-39'],
    ['in her forties', '40-49'],
    ['born 1990', '35'],
    ['born in 1990', '35'],
    ['born on 12 May 1990', '35'],
    ['born 1990-1995', '30-35'],
    ['born between 1990 and 1995', '30-35'],
    ['born before 1960', '66-99'],
    ['birthdays before 1960', '66-99'],
    ['dates of birth between 1970 and 1980', '45-55'],
    ['birth dates from 1985 on', '18-40'],
    ['days before 1960', undefined],
    ['born after 2000', '18-24'],
    ['born since 2000', '18-25'],
    ['born in the 80s', '36-45'],
    ['born in the 1980s', '36-45'],
    ['born in the eighties', '36-45'],
    ['born in 3000', undefined],
    ['1990 doğumlu', '35'],
    ['teenager', '13-19'],
    ['12 years old', '12'],
    ['child', '0-17'],
    ['under 18', '0-17'],
    ['born 2020', '5'],
    ['aged 16 to 20', '16-20'],
    ['born between 2000 and 2015', '10-25'],
    ['pensioner', '65-99'],
    ['old woman', '65-99'],
    ['old data', undefined],
    ['young', '18-29'],
    ['gen x', '45-60'],
    ['adults', '18-99'],
    ['über 40', '41-99'],
    ['30 ans', '30'],
    ['mayores de 65 años', '66-99'],
    ['30岁以上', '30-99'],
    ['aged twenty-five', '25'],
    ['not over 30', '18-30'],
    ['not under 30', '30-99'],
    ['not retired', '18-64'],
    ['over 30 and under 40', '31-39'],
    ['young, aged 20 to 40', '20-29'],
    ['minimum age 21', '21-99'],
    ['more than 30 years', '31-99'],
    ['more than 30', undefined],
    ['born not before 1980', '18-45'],
    ['in her late 40s', '47-49'],
    ['from the nineties', '26-35'],
    ['over 100', undefined],
    ['women over 100 rows', undefined],
    ['women older than 30', '31-99'],
    ['over 17', '18-99'],
    ['aged more than 30', '31-99'],
    ['aged less than 30', '18-29'],
    ['less than 30 years', '18-29'],
    ['less than 30', undefined],
    ['aged at least 30', '30-99'],
    ['aged up to 30', '18-30'],
    ['up to 30', undefined],
    ['maximum age 40', '18-40'],
    ['aged 30 or 31', '30-31'],
    ['born after 1980 and before 1990', '36-44'],
    ['born 1985 or later', '18-40'],
    ['born 1985 or earlier', '40-99'],
    ['born until 1985', '40-99'],
    ['of the early 90s', '26-35'],
    ['in his mid 30s', '34-36'],
    ['in their early twenties', '20-23'],
    ['she is 44', '44'],
  ])('%s: %s', (query, expected) => expect(age(query)).toBe(expected));

  it.each([
    '120 years old',
    'aged 90 to 120',
    'people older than 120',
    'älter als 120',
    'women over 150',
    'aged over 100',
    'women between 90 and 110',
    'born 1900-1950',
  ])('%s is refused', (query) => {
    expect(() => age(query)).toThrow('people are 0 to 99 years old here');
  });

  it('is one', () => {
    expect(age('30 years old, aged 30')).toBe('30');
    expect(() => age('30 years old, born in 1970')).toThrow('ask for one age, not for 55 and 30');
  });

  it('is that of its country for pensioners', () => {
    const pension = ageOf('retired');
    for (const country of countries) {
      const { retires = 65 } = country.facts.life ?? {};
      expect(pension?.(country)).toBe(`${Math.max(...[retires].flat())}-99`);
    }
  });
});
