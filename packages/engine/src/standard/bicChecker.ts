import type { Checker } from '../model.ts';
import { NO_COUNTRIES, reasonIf } from './rules.ts';
import { checker } from './standard.ts';

/** Returns the checks of BICs, for countries given by their two letters. */
export function bicChecker(countries: () => ReadonlySet<string>): Checker {
  return checker({
    id: 'bic',
    label: 'ISO 9362',
    written: ['@@@@@@**', '@@@@@@*****'],
    form: /^[A-Z]{4}( ?)[A-Z]{2}\1[A-Z\d]{2}(?:\1[A-Z\d]{3})?$/i,
    rules: {
      country: (number) =>
        reasonIf(
          !countries().has(number.slice(4, 6)),
          `${number.slice(4, 6)} is not a country, should be one of ISO 3166-1`,
        ),
    },
    wrong: {
      country: (number, random) => number.slice(0, 4) + random.pick(NO_COUNTRIES) + number.slice(6),
    },
    reads: (number) => ({
      bank: number.slice(0, 4),
      country: number.slice(4, 6).toLowerCase(),
      branch: /^(?:XXX)?$/.test(number.slice(8)) ? undefined : number.slice(8),
    }),
  });
}
