/** Where a country cannot meet a rule that all others meet, and why. */
export interface Exception {
  readonly country: string;
  readonly rule: 'few banks' | 'few names' | 'one postcode';
  readonly reason: string;
}

/** Sorted by country, then by rule. One that excuses nothing fails. */
export const EXCEPTIONS: readonly Exception[] = [
  { country: 'ad', rule: 'few banks', reason: 'the country has three banking groups' },
  {
    country: 'al',
    rule: 'few banks',
    reason: 'of the other five banks no code of their IBANs could be confirmed',
  },
  { country: 'is', rule: 'few banks', reason: 'the country has four commercial banks' },
  {
    country: 'mc',
    rule: 'one postcode',
    reason: 'all of Monaco has 98000; the others belong to single firms and offices (La Poste Monaco)',
  },
  {
    country: 'mk',
    rule: 'few banks',
    reason: 'of the other six banks no leading number could be confirmed',
  },
  {
    country: 'mt',
    rule: 'few banks',
    reason: 'of the other banks, which hardly have accounts of residents, no sort code could be confirmed',
  },
  {
    country: 'na',
    rule: 'few banks',
    reason: 'seven banks have a licence since that of Trustco was cancelled in 2024',
  },
  { country: 'sm', rule: 'few banks', reason: 'the country has four banks' },
  { country: 'vn', rule: 'few names', reason: 'some sixty family names cover nearly all of Vietnam' },
];
