import { toTen, weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Australian company number: eight digits and a check digit, weights 8 to 1, to the next ten. Printed in
 * groups of three. Source: ASIC, "Australian Company Number (ACN) digit check".
 */
export const auAcn: Validator<unknown> = {
  id: 'auAcn',
  label: 'ACN (Australia)',
  valid(value) {
    if (!/^\d{3}[ -]?\d{3}[ -]?\d{3}$/.test(value)) return false;
    const acn = bare(value);
    return !/^0{8}/.test(acn) && acn.endsWith(check(acn.slice(0, 8)));
  },
  make(random) {
    return acnOf(random.int(100, 68999999));
  },
};

/** The printed ACN of eight digits. */
export function acnOf(number: number): string {
  const body = String(number).padStart(8, '0');
  return `${body.slice(0, 3)} ${body.slice(3, 6)} ${body.slice(6)}${check(body)}`;
}

function check(body: string): string {
  return String(toTen(weighted(body, [8, 7, 6, 5, 4, 3, 2, 1])));
}
