import { expect, it } from 'vitest';
import { vectors } from '../../../../test/support/vectors.ts';
import { Day } from '../kernel/day.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { itCf } from './itCf.ts';

vectors(itCf, {
  // Agenzia delle Entrate and Wikipedia (the first two), stdnum's tests, validator.js' tests, the tests of
  // python-codicefiscale (digits replaced by letters: one, three, all seven); the code of a public body.
  valid: [
    'MRTMTT91D08F205J',
    'RSSMRA85T10A562S',
    'RCCMNL83S18D969H',
    'DMLPRY77D15H501F',
    'CCCFBA85D03L21VE',
    'CCCFBA85D03LNMVE',
    'CCCFBAURDLPLNMVU',
    'CCC FBA 85 D03 L219 P',
    'rss-mra-85t10-a562-s',
    '80415740580',
  ],
  invalid: {
    'a wrong check letter': 'RSSMRA85T10A562T',
    'replaced digits under the letter of the digits': 'RSSMRA85T10A56NS',
    'a day that does not exist': 'RSSMRA85B30A562G',
    'a month letter that does not exist': 'RSSMRA85F10A562R',
    'a woman’s day over 71': 'RSSMRA85T72A562C',
    'vowels before consonants in the surname': 'ASRMRA85T10A562H',
    'a place letter that does not exist': 'RSSMRA85T10J562B',
    'a place number that does not exist': 'RSSMRA85T10A000W',
    'a country number that does not exist': 'RSSMRA85T10Z012A',
    'a letter that replaces no digit': 'RSSMRA85T10A56AO',
    'too short': 'RSSMRA85T10A562',
    'a numeric code with a wrong check digit': '80415740581',
  },
});

it.each([
  // The names of Agenzia delle Entrate's explanation, and names with few consonants or letters.
  ['MORETTI', 'MATTEO', new Day(1991, 4, 8), 'male', 'F205', 'MRTMTT91D08F205J'],
  ['ROSSI', 'MARIA', new Day(1985, 12, 10), 'female', 'A562', 'RSSMRA85T50A562'],
  ['FO', 'GIANFRANCO', new Day(2001, 1, 31), 'male', 'H501', 'FOXGFR01A31H501'],
  ['AIELLO', 'EA', new Day(1960, 2, 29), 'female', 'Z110', 'LLAEAX60B69Z110'],
] as const)('makes the code of %s %s', (family, given, born, sex, home, code) => {
  const name = (capitals: string) => ({ text: capitals, capitals });
  const random = new Random('cf').start(new RowKey('x').at(0));
  const made = itCf.make(random, { family: name(family), given: name(given), born, sex, home });
  expect(made.slice(0, code.length)).toBe(code);
  expect(itCf.valid(made)).toBe(true);
});
