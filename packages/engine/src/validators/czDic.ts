import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { czIco } from './czIco.ts';
import { czRc } from './czRc.ts';

/**
 * DIČ, tax and VAT number, CZ and: a company's IČO (not beginning with 9), a person's rodné číslo, or nine
 * digits beginning with 6 (VAT groups 699…, persons without a rodné číslo), whose check digit is the
 * weighted sum 8-7-6-5-4-3-2 of the seven digits after the 6, modulo 11, less 2 (−1 becomes 9, −2 becomes
 * 8). Source: Act 280/2009 Coll., § 130; EU VIES, algorithm CZ. Made numbers are companies'.
 */
export const czDic: Validator<unknown> = {
  id: 'czDic',
  label: 'DIČ (Czechia)',
  valid(value) {
    if (!/^(?:CZ ?)?\d{8,10}$/i.test(value)) return false;
    const dic = bare(value).replace(/^CZ/i, '');
    if (dic.length === 8) return czIco.valid(dic);
    return dic.length === 9 && dic[0] === '6' ? dic.endsWith(check(dic.slice(1, 8))) : czRc.valid(dic);
  },
  make: (random, who) => `CZ${czIco.make(random, who)}`,
};

function check(body: string): string {
  return String(((weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11) + 8) % 10);
}
