import { mod97Check } from '../checksum/mod97.ts';
import { type SealBytes, sealed, sealedSteps } from '../draw/picture.ts';
import { putText, putTwo } from '../kernel/bytes.ts';
import type { Field, OwnField, Seal, Write } from '../model.ts';
import { ibanChecker, type NationalCheck } from '../standard/ibanChecker.ts';

/**
 * Returns the IBAN field of a country, by its layout (`{ DE }`) and the picture of its BBAN, with the national
 * check digits inside, if there are any.
 */
export function ibanField(
  layout: Readonly<Record<string, string>>,
  bban: Bban,
  checks: Readonly<Record<string, NationalCheck>> = {},
): IbanField {
  return {
    validator: ibanChecker(layout, checks),
    domestic: true,
    shows: () => (showsAccount(bban) ? 'account' : undefined),
    picture({ code }) {
      const check = mod97Check(code);
      const [pattern, write] = typeof bban === 'string' ? [bban] : ['', writerOf(bban)];
      const seal: Seal = (out, from, to) => putTwo(out, from + 2, check(out, from + 4, to));
      return sealedSteps(`${code.toUpperCase()}00${pattern}`, seal, write);
    },
  };
}

/** Returns a writer that draws from the account's own stream, so that all fields with the account's digits agree. */
export function byAccount(pattern: string, seal: SealBytes): Write {
  const write = sealed(pattern, seal);
  return (out, at, _, p) => write(out, at, p.dice('account'), p);
}

type IbanField = OwnField & Pick<Required<Field>, 'validator'>;

type Bban = string | NonNullable<Field['make']> | { readonly write: Write; readonly showsAccount?: boolean };

function showsAccount(bban: Bban): boolean | undefined {
  if (typeof bban === 'string') return /\{account(\.bare)?\}/.test(bban);
  return typeof bban === 'function' ? false : bban.showsAccount;
}

function writerOf(bban: Exclude<Bban, string>): Write {
  return typeof bban === 'function'
    ? (out, at, random, p) => putText(out, at, String(bban(random, p)))
    : bban.write;
}
