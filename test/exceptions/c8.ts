import type { Exception } from './exception.ts';

export const exceptions: readonly Exception[] = [
  { country: 'cn', rule: 'size', reason: 'each name stands in characters and in pinyin' },
  { country: 'jp', rule: 'size', reason: 'each name stands in kanji and in Latin letters' },
  { country: 'kr', rule: 'size', reason: 'each name stands in hangul and in Latin letters' },
];
