import type { Exception } from './exception.ts';

export const exceptions: readonly Exception[] = [];
