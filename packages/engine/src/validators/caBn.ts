import { luhnDigit } from '../checksum/luhn.ts';
import type { Random } from '../kernel/random.ts';
import { joinWithOr } from '../kernel/text.ts';
import { coded, part, reasonIf, zeros } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * Business Number: nine digits, the last by Luhn, and, for a program account, two letters (RC corporation
 * tax, RT GST/HST, RP payroll, RM customs, RR charity, RZ returns, RD and RG excise, RN insurance) and 0001
 * upwards. Source: Canada Revenue Agency, RC2 "The Business Number and your CRA program accounts".
 */
export const caBnDeclared: Standard<unknown> = {
  id: 'caBn',
  label: 'Business Number (Canada)',
  written: ['######### @@####', '#########'],
  form: /^\d{5}[- ]?\d{4}(?:[- ]?[A-Z]{2}[- ]?\d{4})?$/i,
  mend: (number) => number.slice(0, 8) + luhnDigit(number.slice(0, 8)) + number.slice(9),
  rules: {
    prefix: part([0, 1], /[1-9]/, 'begins with 0, should begin with 1 to 9'),
    program: (number) =>
      reasonIf(
        number.length > 9 && !PROGRAMS.has(number.slice(9, 11)),
        `program ${number.slice(9, 11)} does not exist, should be ${joinWithOr([...PROGRAMS.keys()])}`,
      ),
    account: part([11], /^(?!0000)/, 'account is 0000, should be 0001 to 9999'),
  },
  wrong: { prefix: zeros(0, 1), account: (number) => `${number.slice(0, 9)}RC0000` },
  reads: (number) => ({ program: PROGRAMS.get(number.slice(9, 11)) }),
  make: (random) => `${bnNumber(random)} RC0001`,
};

export const caBn = standard(caBnDeclared);

const PROGRAMS = coded(`
  RC:corporation_tax RD:excise RG:excise RM:customs RN:insurance RP:payroll RR:charity RT:GST/HST RZ:returns`);

/** The nine digits: those of today begin with 1, 7 or 8. */
export function bnNumber(random: Random): string {
  const body = random.pick('178') + random.digits(7);
  return body + luhnDigit(body);
}
