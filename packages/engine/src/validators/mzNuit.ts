import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NUIT: kind of taxpayer (1 persons, 4 companies, 5 and 7 other bodies …), seven digits, check digit; weights
 * 8-9-4-5-6-7-8-9, the remainder by 11, 10 gives 1. Source: Autoridade Tributária, Decreto 28/2012; the
 * arithmetic fits published numbers (of public companies) without exception but is not printed in the decree.
 */
export const mzNuit = standard({
  id: 'mzNuit',
  label: 'NUIT (Mozambique)',
  written: ['#########', '### ### ###'],
  mend: (number) => number.slice(0, 8) + check(number.slice(0, 8)),
  rules: { prefix: part([0, 1], /[1-9]/, 'first digit is #, should be 1 to 9') },
  wrong: { prefix: zeros(0, 1) },
  reads: (number) => ({ type: KINDS[number.charAt(0)] }),
  make(random) {
    const body = `1${random.int(0, 7)}${random.digits(6)}`;
    return body + check(body);
  },
});

const KINDS: Readonly<Record<string, string>> = { 1: 'person', 4: 'company' };

function check(body: string): string {
  return '01234567891'.charAt(weighted(body, [8, 9, 4, 5, 6, 7, 8, 9]) % 11);
}
