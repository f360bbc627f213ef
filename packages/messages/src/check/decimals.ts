import { type DecimalSum, decode, Out } from 'specimen-data/internal';

/** Returns a sum as a decimal text, with at least so many decimals. */
export function sumText(sum: DecimalSum, decimals = 0): string {
  const out = new Out();
  const end = sum.put(out, 0);
  const text = decode(out.bytes, 0, end);
  const missing = decimals - decimalsOf(text);
  return missing > 0 ? `${text}${missing === decimals ? '.' : ''}${'0'.repeat(missing)}` : text;
}

/** Returns the number of digits behind the point. */
export function decimalsOf(text: string): number {
  const number = text.trim();
  const point = number.indexOf('.');
  return point < 0 ? 0 : number.length - point - 1;
}

/** Returns a decimal as JavaScript writes it: `+012.50` as `12.5`. */
export function plainDecimal(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^\s*([+-]?)0*(\d*)\.?(\d*?)0*\s*$/.exec(text) ?? [];
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction && `.${fraction}`}`;
}
