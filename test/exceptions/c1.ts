import type { Exception } from './exception.ts';

export const exceptions: readonly Exception[] = [
  { country: 'us', rule: 'few phones', reason: 'each area code has one hundred numbers reserved for fiction' },
];
