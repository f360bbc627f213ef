import { weightedDigits } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Codice AIC of Italian medicines for people: 0, seven digits, check digit: weights 1 and 2 in turn,
 * the digits of each product added, modulo 10 (no complement). The OCR line puts A before it; the
 * barcode Code 32 writes the same number as six characters in base 32 (digits and the letters but A, E,
 * I, O). Source: DM 10 June 1983 and DM 2 August 2001 (GU 270/2001), technical annex.
 */
export const itAic = standard({
  id: 'itAic',
  label: 'Codice AIC (Italy)',
  written: '#########',
  prefix: 'A',
  form: /^(?:A?\d{9}|[\dB-DF-HJ-NP-Z]{6})$/i,
  alone: (value) => (CODE_32.test(value) ? fromBase32(value.toUpperCase()) : value),
  mend: (code) => code.slice(0, 8) + check(code.slice(0, 8)),
  rules: { prefix: part([0, 1], /0/, 'first digit is #, should be 0') },
  make(random) {
    const body = `0${random.pick('234')}${random.digits(6)}`;
    return body + check(body);
  },
});

const CODE_32 = /^[\dB-DF-HJ-NP-Z]{6}$/i;
const BASE32 = '0123456789BCDFGHJKLMNPQRSTUVWXYZ';

function fromBase32(text: string): string {
  let number = 0;
  for (const character of text) number = number * 32 + BASE32.indexOf(character);
  return String(number).padStart(9, '0');
}

function check(body: string): string {
  return String(weightedDigits(body, [1, 2]) % 10);
}
