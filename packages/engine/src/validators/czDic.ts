import { weighted } from '../checksum/weighted.ts';
import { DIGITS } from '../kernel/random.ts';
import { standard } from '../standard/standard.ts';
import { czIco, czIcoDeclared } from './czIco.ts';
import { czRcDeclared } from './czRc.ts';

/**
 * DIČ, tax and VAT number, CZ and: a company's IČO (not beginning with 9), a person's rodné číslo, or nine digits
 * beginning with 6 (VAT groups 699…, persons without a rodné číslo), whose check digit is the weighted sum
 * 8-7-6-5-4-3-2 of the seven digits after the 6, modulo 11, less 2 (−1 becomes 9, −2 becomes 8). Source: Act
 * 280/2009 Coll., § 130; EU VIES, algorithm CZ. Generated numbers are companies'.
 */
export const czDic = standard({
  id: 'czDic',
  label: 'DIČ (Czechia)',
  written: ['CZ########', 'CZ#########', 'CZ##########'],
  prefix: 'CZ',
  form: /^(?:CZ ?)?\d{8,10}$/i,
  mend(number) {
    if (isCompany(number)) return czIcoDeclared.mend(number);
    return isOther(number) ? number.slice(0, 8) + check(number.slice(1, 8)) : czRcDeclared.mend(number);
  },
  rules: {
    prefix: (number) => (isCompany(number) ? czIcoDeclared.rules.prefix(number) : undefined),
    series: (number) => (isCompany(number) ? czIcoDeclared.rules.series(number) : undefined),
    date: (number) => (isPerson(number) ? czRcDeclared.rules.date(number) : undefined),
    short: (number) => (isPerson(number) ? czRcDeclared.rules.short(number) : undefined),
  },
  wrong: {
    series: (number) => (isCompany(number) ? '00000001' : number),
    date: (number, random) =>
      isPerson(number)
        ? number.slice(0, 2) + (number.charAt(2) < '5' ? 13 : 63) + random.digits(2) + number.slice(6)
        : `${random.int(54, 99)}13${random.digits(6)}`,
    checksum: (number, random) => number.slice(0, isPerson(number) ? 9 : -1) + random.pick(DIGITS),
  },
  reads: (number) => {
    if (isCompany(number)) return { type: 'company' };
    return isPerson(number) ? { type: 'person', ...czRcDeclared.reads(number) } : {};
  },
  make: (random, who) => `CZ${czIco.make(random, who)}`,
});

function isCompany(dic: string): boolean {
  return dic.length === 8;
}

/** A VAT group, or somebody without a rodné číslo. */
function isOther(dic: string): boolean {
  return dic.length === 9 && dic.startsWith('6');
}

function isPerson(dic: string): boolean {
  return !isCompany(dic) && !isOther(dic);
}

function check(body: string): string {
  return String(((weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11) + 8) % 10);
}
