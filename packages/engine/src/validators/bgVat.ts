import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { bgEgnDeclared } from './bgEgn.ts';
import { bgEik, bgEikDeclared } from './bgEik.ts';
import { bgLnchDeclared } from './bgLnch.ts';

/**
 * VAT number (ИН по ДДС), BG and: nine digits, the company's EIK; ten digits, a person's EGN, a foreigner's LNCh or
 * a number of the revenue agency (weights 4-3-2-7-6-5-4-3-2, 11 less the remainder by 11; 11 becomes 0, 10 is never
 * issued). Source: Value Added Tax Act, article 94; EU VIES, algorithm BG. Generated numbers are companies'.
 */
export const bgVat = standard({
  id: 'bgVat',
  label: 'DDS No. (Bulgaria)',
  written: ['BG#########', 'BG##########'],
  prefix: 'BG',
  form: /^(?:BG ?)?\d{9,10}$/i,
  mend(number) {
    if (number.length === 9) return bgEikDeclared.mend(number);
    const dated = bgEgnDeclared.rules.date(number) === undefined ? [bgEgnDeclared.mend(number)] : [];
    const right = [...dated, bgLnchDeclared.mend(number), agencyNumber(number)];
    return right.includes(number) ? number : right[0];
  },
  rules: { series: part([0, -1], /[1-9]/, 'zeros alone are not a number') },
  wrong: bgEikDeclared.wrong,
  reads: (number) => ({ type: number.length === 9 ? 'company' : undefined }),
  make: (random, who) => `BG${bgEik.make(random, who)}`,
});

/** A number of the revenue agency with a correct check digit. */
function agencyNumber(number: string): string | undefined {
  const digit = (11 - (weighted(number.slice(0, 9), [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return digit === 10 ? undefined : number.slice(0, 9) + digit;
}
