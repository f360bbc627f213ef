import type { Exception } from './exception.ts';

export const exceptions: readonly Exception[] = [
  {
    country: 'et',
    rule: 'size',
    reason: 'three hundred names in Ethiopic, three bytes a letter, beside the Latin spelling',
  },
];
