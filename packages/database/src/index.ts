export { type Filled, type Filling, fill } from './fill/fill.ts';
export type { Counts } from './fill/places.ts';

export { type Plan, type PlanOptions, planOf } from './plan/plan.ts';
export { tableNames } from './plan/tableNames.ts';
export type { Guess } from './plan/tablePlan.ts';
export { introspect } from './read/introspect.ts';
export { readSchema } from './read/readSchema.ts';
export type * from './schema.ts';
export type { Tables } from './tables.ts';
export { targetFor } from './targets.ts';
