import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { remainder } from '../checksum/mod97.ts';
import { two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * TVA intracommunautaire: FR, a key of two places, SIREN. A key of digits is 12 + 3 × (SIREN mod 97), mod 97. A key
 * with a letter (never I or O) is a number s in base 34, less 100 after a letter, or in base 24, less 10 after
 * a digit; (SIREN + 1 + s div 11) and s leave the same remainder by 11. Monaco has 000 and six digits
 * in place of the SIREN. Source: CGI article 286 ter; DGFiP's note to VIES.
 */
export const frTva: Validator<unknown> = {
  id: 'frTva',
  label: 'TVA (France)',
  valid(value) {
    const printed = value.replace(/^FR ?/i, '');
    if (!/^[0-9A-HJ-NP-Z]{2} ?\d{3} ?\d{3} ?\d{3}$/i.test(printed)) return false;
    const number = bare(printed).toUpperCase();
    const [key, siren] = [number.slice(0, 2), number.slice(2)];
    if (siren === '000000000' || !(isLuhn(siren) || siren.startsWith('000'))) return false;
    return /\d\d/.test(key) ? key === digitKey(siren) : isLetterKey(key, siren);
  },
  make(random) {
    const body = String(random.int(30_000_000, 99_999_999));
    const siren = body + luhnDigit(body);
    return `FR${digitKey(siren)}${siren}`;
  },
};

const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function digitKey(siren: string): string {
  return two((12 + 3 * remainder(siren, 97)) % 97);
}

function isLetterKey(key: string, siren: string): boolean {
  const [first, second] = [CHARACTERS.indexOf(key.charAt(0)), CHARACTERS.indexOf(key.charAt(1))];
  const s = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(s / 11)) % 11 === s % 11;
}
