import { weighted } from '../checksum/weighted.ts';
import { type Day, three } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf, reasonIf } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * Personal code. Until June 2017: DDMMYY, a century digit (0 1800s, 1 1900s, 2 2000s), three digits and a
 * check digit, 1 less the sum (weights 1 6 3 7 9 10 5 8 4 2) modulo 11, 10 written as 0. Since July 2017:
 * 3, a digit 2-9 and nine random digits, with no date and no check. Printed 6-5. Source: Law on the
 * Register of Natural Persons; PMLP, "Personas koda maiņa". The law is silent on the old check; the formula
 * is the register's, as in the EU's TIN sheet.
 */
export const lvPersonasKodsDeclared: Standard<Pick<Citizen, 'born'>> = {
  id: 'lvPersonasKods',
  label: 'Personas kods (Latvia)',
  gap: 4,
  written: '######-#####',
  mend: (code) => (isUndated(code) ? code : code.slice(0, 10) + check(code.slice(0, 10))),
  rules: {
    century: (code) =>
      reasonIf(
        !isUndated(code) && Number(code[6]) > 2,
        `century is ${code[6]}, should be 0, 1 or 2 for 18YY to 20YY`,
      ),
    date: (code) => (isUndated(code) ? undefined : dated(bornOn, 0, 'DDMMYY')(code)),
  },
  reads: (code) => ({ born: isUndated(code) ? undefined : bornOn(code) }),
  make(random, { born }) {
    const start = born.ddmmyy + String(Math.floor(born.year / 100) - 18);
    let serial = random.int(10, 999);
    while (rest(start + three(serial)) > 9) serial--;
    const code = start + three(serial) + check(start + three(serial));
    return `${code.slice(0, 6)}-${code.slice(6)}`;
  },
};

export const lvPersonasKods = standard(lvPersonasKodsDeclared);

/** Returns whether a code has the form without a birth date. */
function isUndated(code: string): boolean {
  return /^3[2-9]/.test(code);
}

function bornOn(code: string): Day | undefined {
  const year = 1800 + Number(code[6]) * 100 + Number(code.slice(4, 6));
  return dayOf(year, Number(code.slice(2, 4)), Number(code.slice(0, 2)));
}

function check(body: string): string {
  return String(rest(body) % 10);
}

function rest(body: string): number {
  return (1101 - weighted(body, [1, 6, 3, 7, 9, 10, 5, 8, 4, 2])) % 11;
}
