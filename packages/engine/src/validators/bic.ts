import { isoCountries } from '../data/isoCountries.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { LETTERS } from '../kernel/random.ts';
import type { Validator } from '../model.ts';
import { bicChecker } from '../standard/bicChecker.ts';

/**
 * Business identifier code: party prefix 4, country 2, party suffix 2, branch 3 or none, which some print apart
 * (`DEUT DE FF 500`). ISO 9362:2014 opened the prefix to digits, but SWIFT, its registration authority, issues
 * letters only: so letters here. The country is one of ISO 3166-1 or Kosovo's XK.
 */
export const bic: Validator = {
  ...bicChecker(() => countries()),
  make(random) {
    const head = random.chars(4, LETTERS) + random.pick(codes()) + random.pick(FIRST) + random.pick(SECOND);
    return random.chance(0.3) ? `${head}XXX` : head;
  },
};

const codes = onFirstUse(() => [...isoCountries().map(({ code }) => code.toUpperCase()), 'XK'].sort());

const countries = onFirstUse(() => new Set(codes()));

/** The suffix as SWIFT assigns it: neither 0 nor 1 first, never the letter O second. */
const FIRST = `${LETTERS}23456789`;
const SECOND = 'ABCDEFGHIJKLMNPQRSTUVWXYZ';
