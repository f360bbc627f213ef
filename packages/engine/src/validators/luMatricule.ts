import { luhnDigit } from '../checksum/luhn.ts';
import { verhoeffDigit } from '../checksum/verhoeff.ts';
import { isDay } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * National identification number: YYYYMMDD, three digits that mean nothing, the Luhn digit and the Verhoeff
 * digit, both of the first eleven. Source: law of 19 June 2013 on the identification of natural persons,
 * article 2, and the Grand-Ducal regulation of 28 November 2013; OECD, Luxembourg TIN sheet.
 */
export const luMatricule: Validator<Pick<Citizen, 'born'>> = {
  id: 'luMatricule',
  label: 'Matricule (Luxembourg)',
  valid(value) {
    if (!/^(?:1[89]|20)\d\d ?\d\d ?\d\d ?\d{3} ?\d\d$/.test(value)) return false;
    const digits = bare(value);
    return isBirth(digits) && digits.endsWith(checks(digits.slice(0, 11)));
  },
  make(random, { born }) {
    const body = born.yyyy + born.mm + born.dd + random.digits(3);
    return body + checks(body);
  },
};

function isBirth(digits: string): boolean {
  return isDay(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6, 8)));
}

function checks(body: string): string {
  return luhnDigit(body) + verhoeffDigit(body);
}
