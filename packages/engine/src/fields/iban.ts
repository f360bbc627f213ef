import { mod97Check } from '../checksum/mod97.ts';
import { picture, type Seal, sealed } from '../draw/picture.ts';
import { Piece, putPiece, putText, putTwo } from '../kernel/bytes.ts';
import type { Field, OwnField, Write } from '../model.ts';
import { ibanChecker, type NationalCheck } from '../standard/ibanChecker.ts';

/** The IBAN of a country, by its layout (`{ DE }`), whose BBANs are these, with the check that it puts inside them, if there is one. */
export function ibanField(
  layout: Readonly<Record<string, string>>,
  bban: Bban,
  checks: Readonly<Record<string, NationalCheck>> = {},
): IbanField {
  const putBban = bbanWriter(bban);
  return {
    validator: ibanChecker(layout, checks),
    shows: () => (showsAccount(bban) ? 'account' : undefined),
    writer({ code }) {
      const letters = new Piece(code.toUpperCase());
      const check = mod97Check(code);
      return (out, at, random, p) => {
        const from = putPiece(out, at, letters) + 2;
        const to = putBban(out, from, random, p);
        putTwo(out, at + 2, check(out, from, to));
        return to;
      };
    },
  };
}

/** A sealed picture that is drawn from the account's own stream, so that every field with the account's digits reads the same. */
export function byAccount(pattern: string, seal: Seal): Write {
  const write = sealed(pattern, seal);
  return (out, at, _, p) => write(out, at, p.dice('account'), p);
}

type IbanField = OwnField & Pick<Required<Field>, 'validator'>;

type Bban = string | NonNullable<Field['make']> | { readonly write: Write; readonly showsAccount?: boolean };

function showsAccount(bban: Bban): boolean | undefined {
  if (typeof bban === 'string') return /\{account(\.bare)?\}/.test(bban);
  return typeof bban === 'function' ? false : bban.showsAccount;
}

function bbanWriter(bban: Bban): Write {
  if (typeof bban === 'string') return picture(bban);
  return typeof bban === 'function'
    ? (out, at, random, p) => putText(out, at, String(bban(random, p)))
    : bban.write;
}
