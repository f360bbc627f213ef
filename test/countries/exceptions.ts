/** Where a country cannot meet a rule that all others meet, and why. */
export interface Exception {
  readonly country: string;
  readonly rule: 'few banks' | 'few names';
  readonly reason: string;
}

/** Sorted by country, then by rule. One that excuses nothing fails. */
export const EXCEPTIONS: readonly Exception[] = [
  { country: 'is', rule: 'few banks', reason: 'the country has four commercial banks' },
  {
    country: 'na',
    rule: 'few banks',
    reason: 'seven banks have a licence since that of Trustco was cancelled in 2024',
  },
  { country: 'vn', rule: 'few names', reason: 'some sixty family names cover nearly all of Vietnam' },
];
