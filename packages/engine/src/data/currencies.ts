/**
 * The currencies: how many decimals people use (fewer than ISO 4217 has on paper where nobody pays with the sub-unit),
 * and what costs one euro in the euro area costs about, 2025. `step` is the smallest step of prices.
 */
interface Currency {
  readonly decimals: number;
  readonly perEuro: number;
  readonly step?: number;
}

const LINES = `
  AED 2 4 · AOA 2 700 · ARS 2 1300 · AUD 2 1.8 · BDT 2 90 · BHD 3 0.42 · BRL 2 5.5 · BWP 2 13 · CAD 2 1.6 · CDF 0 2200
  CHF 2 1.3 5 · CLP 0 950 · CNY 2 6 · COP 0 3600 · CZK 2 22 · DKK 2 9 · DZD 2 110 · EGP 2 38 · ETB 2 110 · EUR 2 1
  GBP 2 0.9 · GHS 2 11 · HKD 2 8.5 · HUF 0 360 · IDR 0 13000 · ILS 2 4.6 · INR 2 60 · ISK 0 190 · JOD 3 0.75 · JPY 0 140
  KES 2 110 · KRW 0 1500 · KWD 3 0.33 · LBP 0 85000 · LKR 2 230 · MAD 2 9 · MUR 2 42 · MXN 2 19 · MYR 2 3.6 · MZN 2 60
  NAD 2 16 · NGN 2 1100 · NOK 2 13 · NZD 2 2 · OMR 3 0.42 · PEN 2 3.6 · PHP 2 48 · PKR 2 190 · PLN 2 3.7 · QAR 2 4
  RON 2 4.2 · RSD 2 100 · RWF 0 1200 · SAR 2 4.1 · SEK 2 12 · SGD 2 1.5 · THB 2 32 · TND 3 2.5 · TRY 2 42 · TZS 0 2200
  UAH 2 40 · UGX 0 3200 · USD 2 1.1 · UYU 2 48 · VND 0 22000 · XAF 0 600 · XOF 0 600 · ZAR 2 17 · ZMW 2 22 · ZWG 2 28`;

const CURRENCIES: ReadonlyMap<string, Currency> = new Map(
  LINES.trim()
    .split(/\s*[·\n]\s*/)
    .map((entry) => {
      const [code = '', decimals, perEuro, step] = entry.trim().split(' ');
      return [
        code,
        { decimals: Number(decimals), perEuro: Number(perEuro), ...(step ? { step: Number(step) } : {}) },
      ];
    }),
);

/** What is known of a currency. */
export function currencyOf(code: string): Currency {
  const currency = CURRENCIES.get(code);
  if (!currency) throw new Error(`no currency ${code}`);
  return currency;
}

/** How many decimals an amount in the currency has. */
export function decimalsOf(code: string): number {
  return currencyOf(code).decimals;
}
