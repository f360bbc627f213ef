export {
  type CompiledColumn,
  type CompiledSource,
  compileSource,
  type MaskerOptions,
  type MaskRow,
  masker,
  masksOf,
  maskValue,
  stepsOf,
} from './masker.ts';
export { type ColumnPlan, type PersonPlan, type Plan, readPlan, type SourcePlan } from './plan.ts';
