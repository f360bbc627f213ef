import { luhnDigit } from '../checksum/luhn.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Emirates ID: 784 (the country), year of birth, seven digits, Luhn digit, printed 784-YYYY-NNNNNNN-C.
 * The check is in wide use and holds for issued cards, but the authority (ICP) has not published it.
 * Source: OECD TIN sheet for the United Arab Emirates and Wikipedia (structure).
 */
export const aeEmiratesId = standard<Pick<Citizen, 'born'>>({
  id: 'aeEmiratesId',
  label: 'Emirates ID (United Arab Emirates)',
  written: '###-####-#######-#',
  separators: ' ',
  mend: (number) => number.slice(0, 14) + luhnDigit(number.slice(0, 14)),
  rules: {
    prefix: part([0, 3], /^784$/, 'begins with #, should begin with 784'),
    date: part([3, 7], /^(?:19|20)/, 'birth year is #, should be 1900 to 2099'),
  },
  reads: (number) => ({ birthYear: number.slice(3, 7) }),
  make(random, { born }) {
    const serial = random.digits(7);
    return `784-${born.yyyy}-${serial}-${luhnDigit(`784${born.yyyy}${serial}`)}`;
  },
});
