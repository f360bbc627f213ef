import type { Exception } from './exception.ts';

export const exceptions: readonly Exception[] = [
  {
    country: 'de',
    rule: 'few phones',
    reason: 'the ranges reserved for fiction hold some two hundred mobile numbers',
  },
];
