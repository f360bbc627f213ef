import { list } from '../kernel/text.ts';
import { part, reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Number of a land register (księga wieczysta): court code, eight digits, check digit, `WA1M/00012345/1`.
 * Weights 1-3-7 repeat over the twelve places; the sum modulo 10 is the digit. Letters count X = 10, A = 11,
 * B = 12 … Z = 33, Q and V are not used. The court code is the regional court's two letters, a digit of the
 * division and the district court's letter. Source: Regulation of the Minister of Justice of 15 February 2016 (Dz.U.
 * 2016 poz. 312), annex 1. Of the annex the regional courts are checked; the some 350 divisions change with
 * every reform.
 */
export const plKw = standard({
  id: 'plKw',
  label: 'Księga wieczysta (Poland)',
  written: '@@[1-9][A-PR-UW-Z]/########/#',
  mend: (number) => number.slice(0, 12) + check(number.slice(0, 12)),
  rules: {
    region: (number) =>
      reasonIf(
        !REGIONS.has(number.slice(0, 2)),
        `${number.slice(0, 2)} is not the code of a regional court, should be one such as WA or KR`,
      ),
    series: part([4, 12], /[1-9]/, 'number of the register is #, should be 00000001 to 99999999'),
  },
  wrong: { series: zeros(4, 12) },
  reads: (number) => ({ issuer: number.slice(0, 4) }),
  make(random) {
    const court = random.pick(COURTS);
    const number = String(random.int(1, 499_999)).padStart(8, '0');
    return `${court}/${number}/${check(court + number)}`;
  },
});

/** Codes of the regional courts. */
const REGIONS = new Set(
  list(`BB BI BY CZ EL GD GL GW JG KA KI KN KO KR KS KZ LD LE LM LU NS OL OP OS PL PO PR PT RA RZ SI SL SR SU SW SZ
    TB TO TR WA WL WR ZA ZG`),
);

/** Divisions of the larger cities, to draw from. */
const COURTS = list(
  'WA1M WA2M WA3M WA4M KR1P PO1P WR1K GD1G LD1M KA1K LU1I BI1B SZ1S BY1B TO1T CZ1C GL1G OP1O',
);

const VALUES = '0123456789XABCDEFGHIJKLMNOPRSTUWYZ';

function check(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += VALUES.indexOf(body.charAt(i)) * ([1, 3, 7][i % 3] as number);
  return String(sum % 10);
}
