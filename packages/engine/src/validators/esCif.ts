import { luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * NIF of Spanish legal persons (once CIF), also the VAT number after ES: a letter of the legal form,
 * seven digits, control by Luhn as a digit, or as a letter (J for 0, A for 1 … I for 9). A letter for
 * the forms N, P, Q, R, S, W and for non-residents' numbers of before 2008 that begin with 00; a digit
 * for A, B, E, H; either for C, D, F, G, J, U, V. Source: Orden EHA/451/2008; Decreto 2423/1975; AEAT.
 */
export const esCif: Validator<unknown> = {
  id: 'esCif',
  label: 'CIF (Spain)',
  valid(value) {
    if (!/^(?:ES[ -]?)?[A-HJNP-SUVW][ -]?\d{7}[ -]?[\dA-J]$/i.test(value)) return false;
    const cif = bare(value).slice(-9).toUpperCase();
    const digit = luhnDigit(cif.slice(1, 8));
    return (
      (cif[8] === digit && !LETTERED.test(cif)) || (cif[8] === CONTROL[Number(digit)] && !NUMBERED.test(cif))
    );
  },
  make(random) {
    const body = String(random.int(1, 52)).padStart(2, '0') + random.digits(5);
    return random.pick('ABBB') + body + luhnDigit(body);
  },
};

const CONTROL = 'JABCDEFGHI';
const LETTERED = /^(?:[NP-SW]|.00)/;
const NUMBERED = /^[ABEH](?!00)/;
