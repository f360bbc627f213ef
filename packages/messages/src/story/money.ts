import { currencyDigits } from 'specimen-data/internal';

/** Writes an amount in the smallest unit with the digits that its currency has: `1250` EUR is `12.50`. */
export function amountText(units: number, currency: string): string {
  const digits = currencyDigits(currency);
  const text = String(Math.abs(units)).padStart(digits + 1, '0');
  const sign = units < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Reads an amount into the smallest unit; nothing where it is no amount of the currency. */
export function amountUnits(text: string, currency: string): number | undefined {
  const digits = currencyDigits(currency);
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > digits) return undefined;
  const units = Number(whole + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(units) ? units : undefined;
}
