export { type Condition, conditionsOf } from './plan/conditions.ts';
export { type Plan, type PlanOptions, planOf } from './plan/plan.ts';
export { tableNames } from './plan/tableNames.ts';
export type { Guess } from './plan/tablePlan.ts';
export { introspect } from './read/introspect.ts';
export { readSchema } from './read/readSchema.ts';
export type * from './schema.ts';
