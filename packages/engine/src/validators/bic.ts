import { isoCountries } from '../data/isoCountries.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { LETTERS } from '../kernel/random.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Business identifier code: party prefix 4, country 2, party suffix 2, branch 3 or none, which some print apart
 * (`DEUT DE FF 500`). ISO 9362:2014 opened the prefix to digits, but SWIFT, its registration authority, gives
 * out letters only: so letters here. The country is one of ISO 3166-1 or Kosovo's XK.
 */
export const bic = standard({
  id: 'bic',
  label: 'ISO 9362',
  written: ['@@@@@@**', '@@@@@@*****'],
  form: /^[A-Z]{4}( ?)[A-Z]{2}\1[A-Z\d]{2}(?:\1[A-Z\d]{3})?$/i,
  rules: {
    country: (number) =>
      reasonIf(
        !countries().has(number.slice(4, 6)),
        `${number.slice(4, 6)} is no country, should be one of ISO 3166-1`,
      ),
  },
  reads: (number) => ({
    bank: number.slice(0, 4),
    country: number.slice(4, 6).toLowerCase(),
    branch: /^(?:XXX)?$/.test(number.slice(8)) ? undefined : number.slice(8),
  }),
  make(random) {
    const head = random.chars(4, LETTERS) + random.pick(codes()) + random.pick(FIRST) + random.pick(SECOND);
    return random.chance(0.3) ? `${head}XXX` : head;
  },
});

const codes = onFirstUse(() => [...isoCountries().map(({ code }) => code.toUpperCase()), 'XK'].sort());

const countries = onFirstUse(() => new Set(codes()));

/** The suffix as SWIFT assigns it: neither 0 nor 1 first, never the letter O second. */
const FIRST = `${LETTERS}23456789`;
const SECOND = 'ABCDEFGHIJKLMNPQRSTUVWXYZ';
