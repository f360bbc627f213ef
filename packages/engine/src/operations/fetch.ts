import { formats } from '../formats/index.ts';
import { readWhole } from '../kernel/limits.ts';
import { compileSpec, ignoredOf } from '../spec/spec.ts';
import { between, JSON_FORMAT, rowsResult } from './generate.ts';
import { operation } from './operation.ts';
import { asOf, fields, format, layout, n, offset, pretty, q, seed, unique } from './parameters.ts';
import { understand } from './resolve.ts';
import { ref } from './schemas.ts';
import { invalid, rate } from './spoiling.ts';
import { conditions, where, whereIn } from './where.ts';

/** Rows for a request in plain language. */
export const fetch = operation({
  name: 'fetch',
  summary: 'Generate data for a request in plain words',
  parameters: {
    q,
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
  result: ref('Fetched'),
  makes: true,
  example: { q: 'german iban', seed: 'demo' },
  run({ world, caps }, args) {
    const { query, spec, country, field, ignored, ...meant } = understand(world, args.q);
    const { format = formats.get(meant.format ?? '') ?? JSON_FORMAT } = args;
    const n = args.n ?? (meant.n === undefined ? undefined : readWhole(meant.n, 'n', 1, caps.rows));
    const { fields, layout, invalid, rate, unique } = args;
    const asked = { fields, where: whereIn(args), layout, invalid, rate, unique };
    const source = compileSpec(world, spec, {
      ...asked,
      fields: asked.fields ?? meant.fields,
      where: asked.where || meant.where ? { ...meant.where, ...asked.where } : undefined,
      invalid: asked.invalid ?? meant.invalid,
      rate: asked.rate ?? meant.rate,
    });
    // The rate applies to the fault that the words name, too.
    const applied = meant.invalid === undefined ? rate : undefined;
    const made = rowsResult(
      source,
      { ...args, format, n },
      ignoredOf(spec, source, { ...asked, rate: applied }),
    );
    const head = JSON.stringify({ query, spec, country, field, ignored }).slice(0, -1);
    return between(`${head},"data":`, made, '}');
  },
});
