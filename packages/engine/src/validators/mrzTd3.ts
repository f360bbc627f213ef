import { isoCountries } from '../data/isoCountries.ts';
import { decode, Out, putText } from '../kernel/bytes.ts';
import type { Day } from '../kernel/day.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { LETTERS } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { Citizen, Sex, Validator } from '../model.ts';
import { mrzChecker } from '../standard/mrzChecker.ts';
import { BlankTd3, putTd3, type State } from '../standard/mrzLines.ts';
import type { Bearer } from '../standard/mrzNames.ts';
import { coded } from '../standard/rules.ts';

/**
 * Passport (TD3) machine readable zone: two lines of 44. First: P, kind, issuer, FAMILY<<GIVEN. Second: number
 * (9), nationality, birth, sex, expiry, personal number (14), with a check digit after each and one over all.
 * Source: ICAO Doc 9303 parts 3 and 4. Unknown month or day of birth may be `<<`; the check digit of an empty
 * personal number `<` or 0. Decided: the specimen state UTO passes, small letters do not.
 */
export const mrzTd3: Validator<Pick<Citizen, 'born' | 'sex' | 'given' | 'family' | 'asOf'>> = {
  ...mrzChecker(() => states()),
  make(random, { born, sex, given, family, asOf }) {
    const country = random.pick(ISSUERS);
    const number = random.pick(LETTERS) + random.digits(8);
    const expires = asOf.plus(random.int(30, 3650));
    return td3({
      country,
      number,
      nationality: country,
      born,
      sex,
      expires,
      family: family.text,
      given: given.text,
    });
  },
};

interface Passport extends State {
  /** At most nine letters and digits. */
  readonly number: string;
  readonly born: Day;
  readonly sex: Sex;
  readonly expires: Day;
  readonly family: string;
  readonly given: string;
}

/** The two lines of a passport's machine readable zone, joined by a line break. */
export function td3(passport: Passport): string {
  const { sex, born, expires, number } = passport;
  const surname = { text: passport.family };
  const put: Bearer['put'] = (_, out, at) => putText(out, at, number);
  const end = putTd3(
    scratch,
    0,
    { sex, born, expires, surname, forenames: passport.given, put },
    new BlankTd3(passport),
  );
  return decode(scratch.bytes, 0, end);
}

const scratch = new Out();

/** States to make passports of. */
const ISSUERS = [
  'FRA',
  'DEU',
  'ESP',
  'ITA',
  'POL',
  'NLD',
  'SWE',
  'GBR',
  'USA',
  'CAN',
  'AUS',
  'BRA',
  'IND',
  'JPN',
  'ZAF',
];

/** ISO 3166-1 alpha-3, and the codes of Doc 9303 part 3, section 5: Germany, British kinds, organisations, stateless. */
const states = onFirstUse(
  () =>
    new Map([
      ...isoCountries()
        .filter(({ letters }) => letters !== 'DEU')
        .map(({ letters, code }) => [letters, code] as const),
      ...coded('D<<:de GBD:gb GBN:gb GBO:gb GBP:gb GBS:gb'),
      ...list(`RKS EUE UNO UNA UNK XBA XIM XCC XCE XCO XEC XES XDC XMP XOM XPO XXA XXB XXC XXX UTO`).map(
        (code) => [code, undefined] as const,
      ),
    ]),
);
