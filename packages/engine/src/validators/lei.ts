import { mod97Digits } from '../checksum/mod97.ts';
import { DIGITS, LETTERS } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { CountryFacts } from '../model.ts';
import { standard } from '../standard/standard.ts';

/**
 * Legal entity identifier: issuer (4), entity (14), two check digits (ISO 7064 MOD 97-10), which are 02 to
 * 98. Source: ISO 17442-1. Places 5 and 6 are 00 since GLEIF's rules of 2012, yet older ones live on (Apple's
 * is HWUPKR0MPOU8FGXBT394): they are made 00 but not required. May be grouped in fours.
 */
export const lei = standard({
  id: 'lei',
  label: 'LEI (ISO 17442)',
  written: '{18*}##',
  form: /^(?:[\dA-Z]{4} ?){4}[\dA-Z]{2}\d{2}$/i,
  mend: (number) => number.slice(0, 18) + mod97Digits(number.slice(0, 18)),
  reads: (number) => ({ issuer: number.slice(0, 4) }),
  make(random, { lei = WORLDWIDE }: Pick<CountryFacts, 'lei'>) {
    const body = `${random.pick(list(lei))}00${random.chars(12, DIGITS + LETTERS)}`;
    return body + mod97Digits(body);
  },
});

/** Prefixes of issuers to firms of all countries: GMEI, London Stock Exchange. */
const WORLDWIDE = '5493 2138';
