import { luhnDigit } from '../checksum/luhn.ts';
import { coded, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIF of Spanish legal persons (once CIF), also the VAT number after ES: a letter of the legal form,
 * seven digits, control by Luhn as a digit, or as a letter (J for 0, A for 1 … I for 9). A letter for
 * the forms N, P, Q, R, S, W and for non-residents' numbers of before 2008 that begin with 00; a digit
 * for A, B, E, H; either for C, D, F, G, J, U, V. Source: Orden EHA/451/2008; Decreto 2423/1975; AEAT.
 */
export const esCif = standard({
  id: 'esCif',
  label: 'CIF (Spain)',
  written: '@#######[0-9A-J]',
  prefix: 'ES',
  form: /^(?:ES[ -]?)?[A-Z][ -]?\d{7}[ -]?[\dA-J]$/i,
  mend: withCifControl,
  rules: {
    type: (cif) =>
      reasonIf(
        !FORMS.has(cif.charAt(0)),
        `${cif[0]} is not a legal form, should be A-H, J, N, P-S, U, V or W`,
      ),
  },
  reads: (cif) => ({ type: FORMS.get(cif.charAt(0)) }),
  make(random) {
    const body = String(random.int(1, 52)).padStart(2, '0') + random.digits(5);
    return random.pick('ABBB') + body + luhnDigit(body);
  },
});

/** The number with its control set right; where digit and letter are both allowed, of the kind that stands there. */
export function withCifControl(cif: string): string {
  const digit = luhnDigit(cif.slice(1, 8));
  const isLetter = LETTERED.test(cif) || (!NUMBERED.test(cif) && /[A-Z]$/.test(cif));
  return cif.slice(0, 8) + (isLetter ? CONTROL[Number(digit)] : digit);
}

const FORMS = coded(`
  A:public_limited_company B:private_limited_company C:general_partnership D:limited_partnership E:joint_ownership
  F:cooperative G:association_or_foundation H:owners'_association J:civil_partnership N:foreign_entity P:local_authority
  Q:public_body R:religious_body S:government_body U:joint_venture V:other_kind W:non-resident's_establishment`);

const CONTROL = 'JABCDEFGHI';
const LETTERED = /^(?:[NP-SW]|.00)/;
const NUMBERED = /^[ABEH](?!00)/;
