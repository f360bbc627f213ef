import { Problem } from './kernel/problem.ts';
import type { Country, Type } from './model.ts';
import { eachOf, valuesOf } from './operations/rows.ts';
import { type World, worldOf } from './operations/spec.ts';
import { type GenerateOptions, rowsOf } from './options.ts';
import type { EachRow, Generate, GenerateMany } from './typed.ts';

/** Generation over a set of countries. */
export interface Engine {
  readonly world: World;
  /** One bare value without `n`, an array with it. */
  readonly generate: Generate;
  /** Several specs with the same options, in their order: one seed, so one persona per country. */
  readonly generateMany: GenerateMany;
  /** Any number of rows, one at a time. */
  readonly rows: EachRow;
}

/** An engine over these countries, and generic types where they are given: a program carries only what it names. */
export function engine(countries: readonly Country[], types: ReadonlyMap<string, Type> = new Map()): Engine {
  const world = worldOf(countries, types);
  const generate = (spec: string, options?: GenerateOptions) => valuesOf(rowsOf(world, spec, options));
  const generateMany = (specs: readonly string[], options?: GenerateOptions) =>
    specsOf(specs).map((spec) => generate(spec, options));
  const rows = (spec: string, options: GenerateOptions) => eachOf(rowsOf(world, spec, options));
  // The catalogue says what they make.
  return { world, generate, generateMany, rows } as unknown as Engine;
}

function specsOf(specs: readonly string[]): readonly string[] {
  if (Array.isArray(specs)) return specs;
  throw new Problem('bad', 'specs must be an array of specs such as "de.iban"');
}
