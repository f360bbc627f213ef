import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { bgEgn } from './bgEgn.ts';
import { bgEik } from './bgEik.ts';
import { bgLnch } from './bgLnch.ts';

/**
 * VAT number (ИН по ДДС), BG and: nine digits, the company's EIK; ten digits, a person's EGN, a foreigner's
 * LNCh or a number of the revenue agency (weights 4-3-2-7-6-5-4-3-2, 11 less the remainder by 11; 11 becomes
 * 0, 10 is not given out). Source: Value Added Tax Act, article 94; EU VIES, algorithm BG. Made numbers are
 * companies'.
 */
export const bgVat: Validator<unknown> = {
  id: 'bgVat',
  label: 'DDS No. (Bulgaria)',
  valid(value) {
    if (!/^(?:BG ?)?\d{9,10}$/i.test(value)) return false;
    const vat = bare(value).replace(/^BG/i, '');
    return vat.length === 9 ? bgEik.valid(vat) : bgEgn.valid(vat) || bgLnch.valid(vat) || isOther(vat);
  },
  make: (random, who) => `BG${bgEik.make(random, who)}`,
};

function isOther(vat: string): boolean {
  const rest = (11 - (weighted(vat.slice(0, 9), [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return !vat.startsWith('000000000') && rest === Number(vat[9]);
}
