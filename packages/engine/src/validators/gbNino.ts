import { list } from '../kernel/text.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * National Insurance number: two letters, six digits, A to D. D, F, I, Q, U and V begin none and follow none, O
 * does not follow, and BG, GB, KN, NK, NT, TN and ZZ are not allocated. There is no check digit. HMRC's form with
 * the last letter unknown is not accepted: the number is not whole. Source: HMRC, NIM39110.
 */
export const gbNino = standard({
  id: 'gbNino',
  label: 'National Insurance number (United Kingdom)',
  written: '@@ ## ## ## @',
  rules: {
    prefix: part(
      [0, 2],
      /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]$/,
      'prefix # is not allocated, should be one such as AB or JT',
    ),
    suffix: part([8], /[A-D]/, 'suffix is #, should be A to D'),
  },
  make(random) {
    const pair = () => random.digits(2);
    return `${random.pick(PREFIXES)} ${pair()} ${pair()} ${pair()} ${random.pick('ABCD')}`;
  },
});

const PREFIXES = list(`
  AA AB AE AH AK AL AM AP AR AS AT AW AX AY AZ EA EB EE EH EK EL EM EP ER ES ET EW EX EY EZ HA HB HE HH HK HL HM HP HR
  JA JB JC JE JG JH JJ JK JL JM JN JP JR JS JT JW JX JY JZ NA NB NE NH NL NM NP NR NS NW NX NY NZ PA PB PC PE PG PH PJ
  SA SB SC SE SG SH SJ SK SL SM SN SP SR SS ST SW SX SY SZ TA TB TE TH TK TL TM TP TR TS TT TW TX TY TZ`);
