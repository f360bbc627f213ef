import type { Exception } from './exception.ts';

export const exceptions: readonly Exception[] = [
  {
    country: 'ua',
    rule: 'size',
    reason: 'its names stand in Cyrillic, two bytes a letter, with patronymics',
  },
];
