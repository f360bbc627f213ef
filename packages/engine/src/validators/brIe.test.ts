import { expect, it } from 'vitest';
import { vectors } from '../../../../test/vectors.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { brIe } from './brIe.ts';

vectors(brIe, {
  // SINTEGRA's worked examples of São Paulo, Rio de Janeiro, Minas Gerais, Rio Grande do Sul, Paraná, Santa
  // Catarina.
  valid: [
    '110.042.490.114',
    '99.999.99-3',
    '062.307.904/0081',
    '224/3658792',
    '123.45678-50',
    '251.040.852',
    // By hand from the rules: Minas Gerais and Paraná bare, two municipalities of Rio Grande do Sul.
    '0623075070091',
    '004/3658733',
    '464/3606834',
    '2003658794',
  ],
  invalid: {
    'a wrong check digit of São Paulo': '110.042.490.115',
    'of Rio de Janeiro': '99.999.99-4',
    'of Minas Gerais': '062.307.904/0082',
    'of Rio Grande do Sul and Paraná': '224/3658793',
    'of Santa Catarina': '251.040.853',
    zeros: '000.000.000',
    'too short': '123456',
    'another separator': '110-042-490-114',
    'a hyphen before a number of Rio Grande do Sul': '-209/3658792',
    'a municipality 000 of Rio Grande do Sul': '0004577850',
    'a digit too many of Minas Gerais': '062.307.904/00810',
    'a digit too many of Paraná': '123.45678-500',
    'a municipality 498 of Rio Grande do Sul': '498/3658792',
  },
});

it.each([
  ['SP', /^1\d\d\.\d{3}\.\d{3}\.\d{3}$/],
  ['RJ', /^(?:7[89]|8[0-7])\.\d{3}\.\d\d-\d$/],
  ['MG', /^00\d\.\d{3}\.\d{3}\/00\d\d$/],
  ['RS', /^096\/\d{7}$/],
  ['PR', /^90\d\.\d{5}-\d\d$/],
  ['SC', /^25\d\.\d{3}\.\d{3}$/],
  ['BA', /^1\d\d\.\d{3}\.\d{3}\.\d{3}$/],
])('makes a number of %s as the state prints it', (home, form) => {
  for (let row = 0; row < 50; row++) {
    const value = brIe.make(new Random(home).start(new RowKey('x').at(row)), { home });
    expect(value).toMatch(form);
    expect(brIe.valid(value), value).toBe(true);
  }
});
