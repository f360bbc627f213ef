import type { Exception } from './exception.ts';

export const exceptions: readonly Exception[] = [
  {
    country: 'ua',
    rule: 'size',
    reason: 'its names stand in Cyrillic, two bytes a letter, with patronymics',
  },
  { country: 'vn', rule: 'few names', reason: 'some sixty family names cover nearly all of Vietnam' },
  { country: 'th', rule: 'size', reason: 'its names stand in pairs of Thai and Latin letters' },
];
