import { LETTERS } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
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
        !COUNTRIES.has(number.slice(4, 6)),
        `${number.slice(4, 6)} is no country, should be one of ISO 3166-1`,
      ),
  },
  reads: (number) => ({
    bank: number.slice(0, 4),
    country: number.slice(4, 6).toLowerCase(),
    branch: /^(?:XXX)?$/.test(number.slice(8)) ? undefined : number.slice(8),
  }),
  make(random) {
    const head = random.chars(4, LETTERS) + random.pick(CODES) + random.pick(FIRST) + random.pick(SECOND);
    return random.chance(0.3) ? `${head}XXX` : head;
  },
});

const CODES = list(`
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
  MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
  UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`);

const COUNTRIES = new Set(CODES);

/** The suffix as SWIFT assigns it: neither 0 nor 1 first, never the letter O second. */
const FIRST = `${LETTERS}23456789`;
const SECOND = 'ABCDEFGHIJKLMNPQRSTUVWXYZ';
