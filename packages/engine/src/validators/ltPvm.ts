import { twoRoundsDigit } from '../checksum/twoRounds.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * VAT payer code: LT and nine digits (legal persons of old) or twelve, the last but one 1, the last the
 * check digit modulo 11 in two rounds. Source: State Tax Inspectorate (VMI); VIES, structure of VAT
 * numbers.
 */
export const ltPvm = standard({
  id: 'ltPvm',
  label: 'PVM kodas (Lithuania)',
  written: ['LT############', '#########'],
  prefix: 'LT',
  form: /^(?:LT ?)?(?:\d{9}|\d{12})$/i,
  mend: (code) => code.slice(0, -1) + twoRoundsDigit(code.slice(0, -1)),
  rules: {
    type: part([-2, -1], /1/, 'last digit but one is #, should be 1'),
    series: part([0, -2], /[1-9]/, 'zeros alone are not a number'),
  },
  wrong: { series: (code) => code.slice(-2).padStart(code.length, '0') },
  make(random) {
    const body = `1000${random.int(0, 1)}${random.digits(5)}1`;
    return `LT${body}${twoRoundsDigit(body)}`;
  },
});
