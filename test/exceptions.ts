/** Where a country cannot meet a rule that all others meet, and why. */
export interface Exception {
  readonly country: string;
  readonly rule: 'few banks' | 'few names' | 'few phones' | 'size';
  readonly reason: string;
}

/** Sorted by country, then by rule. One that excuses nothing fails. */
export const EXCEPTIONS: readonly Exception[] = [
  { country: 'au', rule: 'few phones', reason: 'the block of the numbers for fiction holds ten thousand' },
  {
    country: 'ca',
    rule: 'few phones',
    reason: 'each area code has one hundred numbers reserved for fiction',
  },
  { country: 'cn', rule: 'size', reason: 'each name stands in characters and in pinyin' },
  {
    country: 'de',
    rule: 'few phones',
    reason: 'the ranges reserved for fiction hold some two hundred mobile numbers',
  },
  {
    country: 'et',
    rule: 'size',
    reason: 'three hundred names in Ethiopic, three bytes a letter, beside the Latin spelling',
  },
  { country: 'gr', rule: 'size', reason: 'the names are written in Greek letters, two bytes each' },
  { country: 'il', rule: 'size', reason: 'every name stands in Hebrew and in Latin letters' },
  { country: 'is', rule: 'few banks', reason: 'the country has four commercial banks' },
  { country: 'jp', rule: 'size', reason: 'each name stands in kanji and in Latin letters' },
  { country: 'kr', rule: 'size', reason: 'each name stands in hangul and in Latin letters' },
  { country: 'se', rule: 'few phones', reason: 'the range reserved for fiction holds 95 mobile numbers' },
  { country: 'th', rule: 'size', reason: 'its names stand in pairs of Thai and Latin letters' },
  {
    country: 'ua',
    rule: 'size',
    reason: 'its names stand in Cyrillic, two bytes a letter, with patronymics',
  },
  {
    country: 'us',
    rule: 'few phones',
    reason: 'each area code has one hundred numbers reserved for fiction',
  },
  { country: 'vn', rule: 'few names', reason: 'some sixty family names cover nearly all of Vietnam' },
];
