import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * VAT registration number: seven digits and two check digits, three more for a branch; GD000-GD499 for departments,
 * HA500-HA999 for health bodies. Weights 8 … 2; sum and check digits together are 0 by 97, or since 2010 (97-55) -55.
 * Old numbers skip 0100000-0999999, 9490001-9700000 and from 9990001; new ones begin at 1000000. GB, or XI for
 * goods in Northern Ireland, may stand in front. Source: HMRC, "VAT registration number validation"; VATGPB9400.
 */
export const gbVat = standard({
  id: 'gbVat',
  label: 'VAT number (United Kingdom)',
  written: ['GB#########', '############', 'GD[0-4]##', 'HA[5-9]##'],
  prefix: ['GB', 'XI'],
  form: /^(?:(?:GB|XI) ?)?(?:\d{3} ?\d{4} ?\d\d(?: ?\d{3})?|(?:GD|HA) ?\d{3})$/i,
  mend(number) {
    if (isBody(number)) return number;
    const [old, later] = [withCheck(number, 0), withCheck(number, 55)];
    if (!isLater(number) || (number === old && !isGap(number))) return old;
    return later;
  },
  rules: {
    series: (number) =>
      reasonIf(
        !isBody(number) && /^(?:0[1-9]|0{7})/.test(number),
        `${number.slice(0, 7)} is never issued, should be 0000001 to 0099999 or from 1000000 on`,
      ),
  },
  wrong: { series: zeros(0, 7) },
  make(random) {
    const body = String(random.int(1_000_000, 4_499_999));
    return `GB${withCheck(body, 55)}`;
  },
});

/** Returns whether it is the number of a department or a health body, which has no check digits. */
function isBody(number: string): boolean {
  return /^[GH]/.test(number);
}

function isLater(number: string): boolean {
  return Number(number.slice(0, 7)) >= 1_000_000;
}

/** Returns whether the number is in a gap of the old series. */
function isGap(number: string): boolean {
  const serial = Number(number.slice(0, 7));
  return serial > 9_990_000 || (serial > 9_490_000 && serial <= 9_700_000);
}

/** The number with the check digits that bring the sum to 0 by 97 after so much is added. */
function withCheck(number: string, plus: number): string {
  const body = number.slice(0, 7);
  return body + two((194 - plus - (sum(body) % 97)) % 97) + number.slice(9);
}

function sum(body: string): number {
  return weighted(body, [8, 7, 6, 5, 4, 3, 2]);
}
