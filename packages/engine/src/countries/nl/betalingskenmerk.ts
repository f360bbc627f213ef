import { rightWeighted } from '../../checksum/rightWeighted.ts';
import type { Random } from '../../kernel/random.ts';
import { grouped } from '../../kernel/text.ts';

/** A payment reference of sixteen digits, in fours: the first checks the others (Betaalvereniging, specificaties betalingskenmerk). */
export function betalingskenmerk(random: Random): string {
  const body = random.digits(15);
  return grouped(betalingskenmerkDigit(body) + body, [4, 4, 4], ' ');
}

/** Returns the difference to the next multiple of eleven; ten is written 1. */
export function betalingskenmerkDigit(body: string): string {
  const lacking = 11 - (rightWeighted(body, [2, 4, 8, 5, 10, 9, 7, 3, 6, 1]) % 11);
  return String(lacking === 10 ? 1 : lacking % 11);
}
