import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * VAT registration number: seven digits and two check digits, three more for a branch; GD000-GD499 for departments,
 * HA500-HA999 for health bodies. Weights 8 … 2; sum and check digits together are 0 by 97, or since 2010 (97-55) -55.
 * Old numbers skip 0100000-0999999, 9490001-9700000 and from 9990001; new ones begin at 1000000. GB, or XI for
 * goods in Northern Ireland, may stand in front. Source: HMRC, "VAT registration number validation"; VATGPB9400.
 */
export const gbVat: Validator<unknown> = {
  id: 'gbVat',
  label: 'VAT number (United Kingdom)',
  valid(value) {
    const rest = value.replace(/^(?:GB|XI) ?/i, '');
    if (/^(?:GD ?[0-4]|HA ?[5-9])\d\d$/i.test(rest)) return true;
    return /^\d{3} ?\d{4} ?\d\d(?: ?\d{3})?$/.test(rest) && isRight(bare(rest));
  },
  make(random) {
    const body = String(random.int(1_000_000, 4_499_999));
    return `GB${body}${two((194 - 55 - (sum(body) % 97)) % 97)}`;
  },
};

function isRight(digits: string): boolean {
  const number = Number(digits.slice(0, 7));
  const check = Number(digits.slice(7, 9));
  if (check > 96 || number === 0 || (number >= 100_000 && number <= 999_999)) return false;
  const total = (sum(digits.slice(0, 7)) + check) % 97;
  if (total === 0) return number <= 9_990_000 && (number < 9_490_001 || number > 9_700_000);
  return total === 97 - 55 && number >= 1_000_000;
}

function sum(body: string): number {
  return weighted(body, [8, 7, 6, 5, 4, 3, 2]);
}
