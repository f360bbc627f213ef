import { luhnDigit } from '../checksum/luhn.ts';
import { remainder } from '../checksum/mod97.ts';
import { two } from '../kernel/day.ts';
import { standard } from '../standard/standard.ts';
import { sirenFault } from './frSiren.ts';

/**
 * TVA intracommunautaire: FR, a key of two places, SIREN. A key of digits is 12 + 3 × (SIREN mod 97), mod 97. A key
 * with a letter (never I or O) is a number s in base 34, less 100 after a letter, or in base 24, less 10 after
 * a digit; (SIREN + 1 + s div 11) and s leave the same remainder by 11. Monaco has 000 and six digits
 * in place of the SIREN. Source: CGI article 286 ter; DGFiP's note to VIES.
 */
export const frTva = standard({
  id: 'frTva',
  label: 'TVA (France)',
  written: 'FR[0-9A-HJ-NP-Z][0-9A-HJ-NP-Z]#########',
  prefix: 'FR',
  form: /^(?:FR ?)?[\dA-Z]{2} ?\d{3} ?\d{3} ?\d{3}$/i,
  mend(number) {
    const [key, siren] = [number.slice(0, 2), number.slice(2)];
    return /\D/.test(key) && isLetterKey(key, siren) ? number : digitKey(siren) + siren;
  },
  rules: {
    siren(number) {
      const siren = number.slice(2);
      return /^000(?!000000)/.test(siren) ? undefined : sirenFault(siren);
    },
  },
  reads(number) {
    const isMonaco = number.startsWith('000', 2);
    return { country: isMonaco ? 'mc' : 'fr', siren: isMonaco ? undefined : number.slice(2) };
  },
  make(random) {
    const body = String(random.int(30_000_000, 99_999_999));
    const siren = body + luhnDigit(body);
    return `FR${digitKey(siren)}${siren}`;
  },
});

const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function digitKey(siren: string): string {
  return two((12 + 3 * remainder(siren, 97)) % 97);
}

function isLetterKey(key: string, siren: string): boolean {
  const [first, second] = [CHARACTERS.indexOf(key.charAt(0)), CHARACTERS.indexOf(key.charAt(1))];
  const s = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(s / 11)) % 11 === s % 11;
}
