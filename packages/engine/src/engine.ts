import type { Value } from './draw/source.ts';
import { Problem } from './kernel/problem.ts';
import type { Country, Type } from './model.ts';
import { eachOf, valuesOf } from './operations/rows.ts';
import { type World, worldOf } from './operations/spec.ts';
import { type GenerateOptions, rowsOf } from './options.ts';

/** Generation over a set of countries. */
export interface Engine {
  readonly world: World;
  /** One bare value without `n`, an array with it. */
  generate(spec: string, options?: GenerateOptions): Value;
  /** Several specs with the same options, in their order: one seed, so one persona per country. */
  generateMany(specs: readonly string[], options?: GenerateOptions): Value[];
  /** Any number of rows, one at a time. */
  rows(spec: string, options: GenerateOptions): Generator<Value, void, undefined>;
}

/** An engine over these countries, and generic types where they are given: a program carries only what it names. */
export function engine(countries: readonly Country[], types: ReadonlyMap<string, Type> = new Map()): Engine {
  const world = worldOf(countries, types);
  return {
    world,
    generate: (spec, options) => valuesOf(rowsOf(world, spec, options)),
    generateMany: (specs, options) => specsOf(specs).map((spec) => valuesOf(rowsOf(world, spec, options))),
    rows: (spec, options) => eachOf(rowsOf(world, spec, options)),
  };
}

function specsOf(specs: readonly string[]): readonly string[] {
  if (Array.isArray(specs)) return specs;
  throw new Problem('bad', 'specs must be an array of specs such as "de.iban"');
}
