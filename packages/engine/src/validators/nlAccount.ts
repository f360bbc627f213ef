import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Dutch account of 9 or 10 digits under the eleven-test: Σ digit × place, counted from the right, is divisible
 * by 11. Printed `41.71.64.300` or as the ten digits of the IBAN. ING's former giro numbers and newer banks do
 * not follow the test, so `iban` does not ask for it. Source: Betaalvereniging Nederland, "Elfproef".
 */
export const nlAccount: Validator<unknown> = {
  id: 'nlAccount',
  label: 'Account number (Netherlands)',
  valid: (value) =>
    /^(?!0+$)(?:\d{9,10}|\d\d[. ]\d\d[. ]\d\d[. ]\d{3})$/.test(value) && isEleven(bare(value)),
  make: (random) => withElevenCheck(`0${random.int(10000000, 99999999)}0`),
};

/** The ten-digit account with its last digit set right; a body that has none is counted up to one that has. */
export function withElevenCheck(account: string): string {
  const body = account.slice(0, -1);
  const check = (11 - (weighted(body, PLACES) % 11)) % 11;
  if (check < 10) return body + check;
  return withElevenCheck(`${Number(body) + 1}0`.padStart(account.length, '0'));
}

function isEleven(account: string): boolean {
  return weighted(account.padStart(10, '0'), PLACES) % 11 === 0;
}

const PLACES = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
