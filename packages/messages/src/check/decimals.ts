import { type DecimalSum, decode, Out } from 'specimen-data/internal';

/** Returns a sum as a decimal text. */
export function sumText(sum: DecimalSum): string {
  const out = new Out();
  const end = sum.put(out, 0);
  return decode(out.bytes, 0, end);
}

/** Returns a decimal as JavaScript writes it: `+012.50` as `12.5`. */
export function plainDecimal(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^\s*([+-]?)0*(\d*)\.?(\d*?)0*\s*$/.exec(text) ?? [];
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction && `.${fraction}`}`;
}
