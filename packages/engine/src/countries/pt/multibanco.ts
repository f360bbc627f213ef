import { weighted } from '../../checksum/weighted.ts';
import { two } from '../../kernel/day.ts';

/** SIBS's check digits, over the entity, the seven digits before them and the amount in eight digits of cents. */
export function multibancoDigits(entity: string, body: string, amount: number): string {
  const cents = String(Math.round(amount * 100)).padStart(8, '0');
  return two(98 - (weighted(entity + body + cents, SIBS) % 97));
}

const SIBS = [51, 73, 17, 89, 38, 62, 45, 53, 15, 50, 5, 49, 34, 81, 76, 27, 90, 9, 30, 3];
