import { luhnDigit } from '../checksum/luhn.ts';
import { valueAt } from '../checksum/weighted.ts';
import { DIGITS, LETTERS } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * ISIN: country, nine letters or digits of the national number, a Luhn digit over all with letters as two
 * digits (A = 10). Source: ISO 6166. The prefix is an ISO 3166 code or one of ISO 6166's own: XS
 * (Euroclear and Clearstream), EU, EZ (derivatives), XT (tokens), XA-XD and XF (substitutes by CUSIP).
 * Decided: XK and AN (dissolved, still traded) pass too. Swaps of a letter's neighbours can go unseen.
 */
export const isin = standard<{ readonly code?: string | undefined } | undefined>({
  id: 'isin',
  label: 'ISIN (ISO 6166)',
  written: '@@*********#',
  mend: (number) => number.slice(0, 11) + check(number.slice(0, 11)),
  rules: {
    country: (number) =>
      reasonIf(
        !COUNTRIES.has(number.slice(0, 2)) && !OTHERS.has(number.slice(0, 2)),
        `${number.slice(0, 2)} is neither a country nor a prefix of ISO 6166, should be one such as US or XS`,
      ),
  },
  reads(number) {
    const country = number.slice(0, 2);
    return { country: COUNTRIES.has(country) ? country.toLowerCase() : undefined };
  },
  make(random, who) {
    const code = who?.code ?? random.pick(ISSUERS);
    const body = code + random.chars(2, DIGITS + LETTERS) + random.digits(7);
    return body + check(body);
  },
});

const ISSUERS = ['US', 'DE', 'FR', 'GB', 'CH', 'JP', 'NL', 'SE', 'CA', 'AU'];

const COUNTRIES = new Set(
  list(`
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
    CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
    GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO
    JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR
    MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO
    RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV
    TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`),
);

const OTHERS = new Set(list('AN EU EZ XA XB XC XD XF XK XS XT'));

function check(body: string): string {
  let digits = '';
  for (let i = 0; i < body.length; i++) digits += valueAt(body, i);
  return luhnDigit(digits);
}
