/** The decimals of the currencies that do not have two (ISO 4217). */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ['BHD', 3],
  ['CLP', 0],
  ['ISK', 0],
  ['JOD', 3],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
  ['OMR', 3],
  ['RWF', 0],
  ['TND', 3],
  ['UGX', 0],
  ['VND', 0],
  ['XAF', 0],
  ['XOF', 0],
]);

/** How many decimals an amount in the currency has. */
export function decimalsOf(currency: string): number {
  return DECIMALS.get(currency) ?? 2;
}
