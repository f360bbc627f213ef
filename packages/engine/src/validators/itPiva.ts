import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import type { Validator } from '../model.ts';

/**
 * Partita IVA: seven digits of the taxpayer's number, three of the office that gave it out, Luhn digit;
 * VIES puts IT before it. Offices are the provinces 001-100, and 120, 121, 888, 999. A taxpayer's
 * number begins at 1. Source: DM 23 December 1976 (codice fiscale numerico); DPR 404/2001; Wikipedia (the
 * table of VAT offices).
 */
export const itPiva: Validator<unknown> = {
  id: 'itPiva',
  label: 'Partita IVA (Italy)',
  valid(value) {
    if (!/^(?:IT[ -]?)?\d{11}$/i.test(value)) return false;
    const number = value.slice(-11);
    return !number.startsWith('0000000') && OFFICES.test(number.slice(7, 10)) && isLuhn(number);
  },
  make(random) {
    const taxpayer = String(random.int(100_000, 1_399_999)).padStart(7, '0');
    const body = taxpayer + String(random.int(1, 100)).padStart(3, '0');
    return body + luhnDigit(body);
  },
};

const OFFICES = /^(?:0(?:0[1-9]|[1-9]\d)|100|12[01]|888|999)$/;
