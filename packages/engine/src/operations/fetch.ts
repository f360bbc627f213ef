import { formats } from '../formats/index.ts';
import { whole } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import { JSON_FORMAT, rowsResult } from './generate.ts';
import { operation } from './operation.ts';
import { fields, format, n, offset, pretty, q, seed } from './parameters.ts';
import { understand } from './resolve.ts';
import { ref } from './schemas.ts';
import { compile, ignoredOf } from './spec.ts';
import { conditions, where, whereIn } from './where.ts';

/** Data of a request in words. */
export const fetch = operation({
  name: 'fetch',
  summary: 'Generate what a request in words asks for',
  parameters: { q, n, offset, fields, ...conditions, where, seed, format, pretty },
  result: ref('Fetched'),
  makes: true,
  example: { q: 'german iban', seed: 'demo' },
  run({ world, caps }, args) {
    const { query, spec, country, field, ignored, ...meant } = understand(world, args.q);
    if (meant.invalid !== undefined)
      throw new Problem(
        'unresolved',
        'values that are wrong on purpose cannot be generated; ask for valid ones',
      );
    const { format = formats.get(meant.format ?? '') ?? JSON_FORMAT } = args;
    const n = args.n ?? (meant.n === undefined ? undefined : whole(meant.n, 'n', 1, caps.rows));
    const where = whereIn(args);
    const source = compile(world, spec, {
      fields: args.fields ?? meant.fields,
      where: where || meant.where ? { ...meant.where, ...where } : undefined,
    });
    const head = JSON.stringify({ query, spec, country, field, ignored }).slice(0, -1);
    const made = rowsResult(source, { ...args, format, n }, (part) =>
      format.key === 'json' ? [`${head},"data":`, part, '}'] : [part],
    );
    return { ...made, ignored: ignoredOf(spec, source, { fields: args.fields, where }) };
  },
});
