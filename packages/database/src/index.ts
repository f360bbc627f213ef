export type * from './schema.ts';
export type { Tables } from './tables.ts';
export { targetFor } from './targets.ts';
