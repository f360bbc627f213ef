import type { RowValue } from './draw/source.ts';
import { readObject } from './kernel/limits.ts';
import { Problem, shown } from './kernel/problem.ts';
import type { Country } from './model.ts';
import { eachOf, valuesOf } from './operations/rows.ts';
import { type GenerateOptions, rowsOf } from './options.ts';
import { accountsIn, overridesOf } from './spec/overrides.ts';
import { type Parts, splitSpec, unmet, type World, worldOf } from './spec/spec.ts';
import { isCondition } from './spec/steering.ts';
import type { Build, EachRow, Generate, GenerateMany } from './typed.ts';

export { Problem, type ProblemCode, type ProblemKind } from './kernel/problem.ts';

/** Generation over a set of countries. */
export interface Engine {
  readonly world: World;
  /** Returns a single value without `n`, an array with it. */
  readonly generate: Generate;
  /** Generates several specs with the same options, in order. They share one seed, so one persona per country. */
  readonly generateMany: GenerateMany;
  /** Generates any number of rows, one at a time. */
  readonly rows: EachRow;
  /**
   * Generates one record with overrides, for factories. Overrides that are conditions (`sex`, `age`, `city` …)
   * steer the record, so that the other fields agree with them; others replace values.
   */
  readonly build: Build;
}

/**
 * Returns an engine over these countries. With `types` of `specimen-data/types` it also knows `any.uuid` and the like.
 *
 * @example
 * engine([de]).generate('de.name', { seed: 'demo' }) // 'Andreas Metzger'
 */
export function engine(countries: readonly Country[], parts: Parts = {}): Engine {
  if (!Array.isArray(countries) || !countries.every((each) => each?.code))
    throw new Problem(
      'bad-parameter',
      'countries must be an array such as [de], of specimen-data/countries/de',
      { subject: 'countries' },
    );
  const world = worldOf(countries, readObject(parts, 'parts'));
  const generate = (spec: string, options?: GenerateOptions) => valuesOf(rowsOf(world, spec, options));
  const generateMany = (specs: readonly string[], options?: GenerateOptions) =>
    specsOf(specs).map((spec) => generate(spec, options));
  const rows = (spec: string, options: GenerateOptions) => eachOf(rowsOf(world, spec, options));
  const build = (spec: string, overrides: object = {}, options: GenerateOptions = {}) => {
    const given = readObject(overrides, 'overrides') as Readonly<Record<string, unknown>>;
    const { owner, selector } = splitSpec(spec);
    const isPerson = /^(?:person|full)$/i.test(selector);
    const country = isPerson ? world.countries.get(owner.toLowerCase()) : undefined;
    const { where: asked, values } = overridesOf(country, given, readObject(options, 'options'));
    const { where, ...rest } = options;
    const all = rowsOf(world, spec, { ...rest, n: undefined, where }, { overrides: asked });
    const row = valuesOf(all);
    if (typeof row !== 'object' || row === null || Array.isArray(row))
      throw new Problem('bad-spec', `build generates records such as de.person, not ${shown(spec)}`);
    const kept = unmet(all.source, asked);
    const put = Object.entries(values).filter(
      ([name]) => !isCondition(name) || name === 'name' || kept.includes(name),
    );
    return { ...row, ...accountsIn(country, row as RowValue, values.iban), ...Object.fromEntries(put) };
  };
  // The types of the functions describe results that only the catalogue knows.
  return { world, generate, generateMany, rows, build } as unknown as Engine;
}

function specsOf(specs: readonly string[]): readonly string[] {
  if (Array.isArray(specs)) return specs;
  throw new Problem('bad-parameter', 'specs must be an array of specs such as "de.iban"', {
    subject: 'specs',
  });
}
