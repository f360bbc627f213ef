import type { Exception } from './exception.ts';

export const exceptions: readonly Exception[] = [
  {
    country: 'us',
    rule: 'few phones',
    reason: 'each area code has one hundred numbers reserved for fiction',
  },
  {
    country: 'ca',
    rule: 'few phones',
    reason: 'each area code has one hundred numbers reserved for fiction',
  },
  {
    country: 'au',
    rule: 'few phones',
    reason: 'the block of the numbers for fiction holds ten thousand',
  },
];
