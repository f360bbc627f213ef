import type { Source } from '../draw/source.ts';
import type { Format } from '../formats/format.ts';
import { formats } from '../formats/index.ts';
import type { Day } from '../kernel/day.ts';
import { freshSeed } from '../kernel/seed.ts';
import { refuseRepeats } from '../spec/distinct.ts';
import { compileSpec, ignoredOf } from '../spec/spec.ts';
import { operation, type RowsResult } from './operation.ts';
import { asOf, fields, format, layout, n, offset, pretty, seed, spec, unique } from './parameters.ts';
import type { Rows } from './rows.ts';
import { ref } from './schemas.ts';
import { invalid, rate } from './spoiling.ts';
import { conditions, where, whereIn } from './where.ts';

/** Generates values, records and scenarios of a spec. */
export const generate = operation({
  name: 'generate',
  summary: 'Generate values, records or presets of a country, or generic values',
  parameters: {
    spec,
    n,
    offset,
    fields,
    ...conditions,
    where,
    layout,
    invalid,
    rate,
    unique,
    seed,
    asOf,
    format,
    pretty,
  },
  result: ref('Data'),
  makes: true,
  example: { spec: 'de.iban', seed: 'demo' },
  run({ world }, args) {
    const { spec, fields, layout, invalid, rate, unique } = args;
    const asked = { fields, where: whereIn(args), layout, invalid, rate, unique };
    const source = compileSpec(world, spec, asked);
    return rowsResult(source, args, ignoredOf(spec, source, asked));
  },
});

/** Parameters of generation other than the source. */
export interface Wanted {
  readonly n?: number | undefined;
  readonly offset?: number | undefined;
  readonly seed?: string | undefined;
  readonly asOf?: Day | undefined;
  readonly format?: Format | undefined;
}

/** Returns the result of generating rows of a source. */
export function rowsResult(
  source: Source,
  { n, offset = 0, seed = freshSeed(), asOf, format = JSON_FORMAT }: Wanted,
  ignored: readonly string[] = [],
): RowsResult {
  refuseRepeats(source, offset + (n ?? 1));
  const rows: Rows = { source, seed, asOf, count: n, offset };
  return { parts: [{ rows, format }], format, seed, asOf, rows: n ?? 1, name: source.name, ignored };
}

/** Puts rows between two texts in JSON. In other formats they stand alone. */
export function between(before: string, made: RowsResult, after: string): RowsResult {
  return made.format.key === 'json' ? { ...made, parts: [before, ...made.parts, after] } : made;
}

export const JSON_FORMAT = formats.get('json') as Format;
