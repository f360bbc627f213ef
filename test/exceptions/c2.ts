import type { Exception } from './exception.ts';

export const exceptions: readonly Exception[] = [
  { country: 'gr', rule: 'size', reason: 'the names are written in Greek letters, two bytes each' },
  { country: 'il', rule: 'size', reason: 'every name stands in Hebrew and in Latin letters' },
];
