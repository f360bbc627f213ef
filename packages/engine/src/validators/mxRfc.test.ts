import { describe, expect, it } from 'vitest';
import { vectors } from '../../../../test/support/vectors.ts';
import { Day } from '../kernel/day.ts';
import { Random } from '../kernel/random.ts';
import type { Name } from '../model.ts';
import { mxRfc } from './mxRfc.ts';

vectors(mxRfc, {
  // SAT's paper on the homoclave (GODE561231GR8), python-stdnum's and stdnum's tests, PEMEX (PME380607P35).
  valid: [
    'GODE 561231 GR8',
    'GODE561231GR8',
    'MAB-930714-8T4',
    'RET130705MD5',
    'PME380607P35',
    'mhtr93041179a',
  ],
  invalid: {
    'a wrong check digit': 'GODE561231GR9',
    'a day that does not exist': 'GODE560231GR4',
    'a word that must not be': 'CACA561231GR5',
    'a homoclave with 0': 'GODE561231G09',
    'the generic one of the public': 'XAXX010101000',
    'no homoclave': 'GODE561231',
    'too short': 'GO561231GR8',
  },
});

describe('mxRfc', () => {
  const made = (given: string, family: string, family2: string, born: Day) => {
    const [a, b, c] = [given, family, family2].map((text) => ({ text, capitals: '' })) as [Name, Name, Name];
    return mxRfc.make(new Random('mxRfc'), { given: a, family: b, family2: c, born });
  };

  it('makes the homoclave of SAT’s worked example', () => {
    expect(made('Emma', 'Gómez', 'Díaz', new Day(1956, 12, 31))).toBe('GODE561231GR8');
  });

  it('takes the second letter from the given name after a short surname, and X for a bad word', () => {
    expect(made('Jorge', 'Ek', 'Cruz', new Day(1970, 1, 2)).slice(0, 4)).toBe('ECJO');
    expect(made('Ofelia', 'Pedrero', 'Domínguez', new Day(1970, 1, 2)).slice(0, 4)).toBe('PEDX');
  });
});
