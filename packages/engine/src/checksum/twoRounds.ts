/**
 * The Baltic check digit: weights 1, 2 … 9, 1 … modulo 11; if that leaves 10, weights 3, 4 … 9, 1 …; if that leaves
 * 10 again, 0.
 */
export function twoRoundsDigit(body: string): string {
  const first = round(body, 0);
  return String(first < 10 ? first : round(body, 2) % 10);
}

function round(body: string, shift: number): number {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += (body.charCodeAt(i) - 48) * (((i + shift) % 9) + 1);
  return sum % 11;
}
