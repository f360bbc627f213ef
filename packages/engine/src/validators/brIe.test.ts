import { expect, it } from 'vitest';
import { vectors } from '../../../../test/support/vectors.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { brIe } from './brIe.ts';

vectors(brIe, {
  // SINTEGRA's worked examples of São Paulo, Rio de Janeiro, Minas Gerais, Rio Grande do Sul, Paraná, Santa
  // Catarina; of Alagoas, Bahia (by ten and by eleven), Ceará, the Federal District, Espírito Santo, Goiás,
  // Maranhão, Mato Grosso, its South, Paraíba, Pará, Pernambuco, Piauí, Rio Grande do Norte and Sergipe.
  valid: [
    '110.042.490.114',
    '99.999.99-3',
    '062.307.904/0081',
    '224/3658792',
    '123.45678-50',
    '251.040.852',
    '240000048',
    '123456-63',
    '612345-57',
    '1000003-06',
    '06000001-5',
    '07.300.001/001-09',
    '301188327',
    '10.987.654-7',
    '120000385',
    '0013000001-9',
    '28.040.538-3',
    '16000001-7',
    '15-999999-5',
    '0321418-40',
    '012345679',
    '20.040.040-1',
    '27123456-3',
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
    'of the Federal District': '07.300.001/001-08',
    'of Mato Grosso': '0013000001-8',
    'of Pernambuco': '0321418-41',
    'of Bahia': '123456-64',
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
  ['BA', /^1\d{6}-\d\d$/],
  ['DF', /^07\.\d{3}\.\d{3}\/001-\d\d$/],
  ['MT', /^0013\d{6}-\d$/],
  ['GO', /^1[01]\.\d{3}\.\d{3}-\d$/],
  ['PA', /^15-\d{6}-\d$/],
  ['PE', /^0\d{6}-\d\d$/],
  ['AL', /^24\.\d{3}\.\d{3}-\d$/],
  ['AM', /^0[45]\.\d{3}\.\d{3}-\d$/],
  ['MA', /^12\.\d{3}\.\d{3}-\d$/],
  ['MS', /^28\.\d{3}\.\d{3}-\d$/],
  ['PI', /^19\.\d{3}\.\d{3}-\d$/],
  ['RN', /^20\.\d{3}\.\d{3}-\d$/],
  ['CE', /^06\d{6}-\d$/],
  ['ES', /^08\d{6}-\d$/],
  ['PB', /^16\d{6}-\d$/],
  ['SE', /^27\d{6}-\d$/],
])('makes a number of %s as the state prints it', (home, form) => {
  for (let row = 0; row < 50; row++) {
    const value = brIe.make(new Random(home).start(new RowKey('x').at(row)), { home });
    expect(value).toMatch(form);
    expect(brIe.valid(value), value).toBe(true);
    expect(brIe.reads(value).region).toBe(home);
    expect(brIe.formatted(brIe.bare(value))).toBe(value);
  }
});
