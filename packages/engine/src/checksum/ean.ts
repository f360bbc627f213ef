import { toTen, weighted } from './weighted.ts';

/** GS1 check digit of a body of 12 digits (EAN-13, GLN, ISBN-13): weights 1, 3 from the left. */
export function eanDigit(body: string): string {
  return String(toTen(weighted(body, body.length % 2 === 0 ? [1, 3] : [3, 1])));
}
