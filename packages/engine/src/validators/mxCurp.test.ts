import { describe, expect, it } from 'vitest';
import { vectors } from '../../../../test/support/vectors.ts';
import { Day, REFERENCE } from '../kernel/day.ts';
import { Random } from '../kernel/random.ts';
import { mxCurp } from './mxCurp.ts';

vectors(mxCurp, {
  // stdnum's tests and Wikipedia (BOXW310820HNERXN09).
  valid: [
    'BOXW310820HNERXN09',
    'HELO990501HVZRPN09',
    'MASI050805MVZRLRA8',
    'COME721110MVZNRR03',
    'TEAM470622HVZZPR07',
    'garS700923hsplxl06',
  ],
  invalid: {
    'a wrong check digit': 'BOXW310820HNERXN08',
    'a day that does not exist': 'BOXW310231HNERXN06',
    'no sex': 'BOXW310820ANERXN05',
    'no state': 'BOXW310820HXXRXN02',
    'a leap day of the other century': 'MASI290229HVZRLR08',
    'a word that must not be': 'CACA310820HNERXN03',
    'no vowel': 'BBXW310820HNERXN07',
    'a vowel among the consonants': 'BOXW310820HNEAXN09',
    'too short': 'BOXW310820HNERXN0',
  },
});

describe('mxCurp', () => {
  const made = (given: string, family: string, family2: string | undefined, home = 'DF') => {
    const name = (text: string) => ({ text, capitals: '' });
    const second = family2 === undefined ? undefined : name(family2);
    const who = { given: name(given), family: name(family), family2: second, home, sex: 'female' } as const;
    return mxCurp.make(new Random('mxCurp'), { ...who, born: new Day(1956, 6, 26), asOf: REFERENCE });
  };

  it('makes the letters of Wikipedia’s example', () => {
    expect(made('Concepción', 'Salgado', 'Briseño').slice(0, 16)).toBe('SABC560626MDFLRN');
  });

  it('passes over María, particles and Ñ, and mends a word that must not be', () => {
    expect(made('María de los Ángeles', 'de la Peña', 'Ñáñez', 'OC').slice(0, 16)).toBe('PEXA560626MOCXXN');
    expect(made('María José', 'Morales', 'Alvarado').slice(0, 16)).toBe('MOAJ560626MDFRLS');
    expect(made('José María', 'Morales', 'Alvarado').slice(0, 4)).toBe('MOAM');
    expect(made('Juan José', 'Morales', 'Alvarado').slice(0, 4)).toBe('MOAJ');
    expect(made('Ofelia', 'Pedrero', 'Domínguez').slice(0, 4)).toBe('PXDO');
    expect(made('María', 'Io', undefined).slice(0, 16)).toBe('IOXM560626MDFXXR');
  });
});
