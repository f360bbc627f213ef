import type { Exception } from './exception.ts';

export const exceptions: readonly Exception[] = [
  { country: 'se', rule: 'few phones', reason: 'the range reserved for fiction holds 95 mobile numbers' },
  { country: 'is', rule: 'few banks', reason: 'the country has four commercial banks' },
];
