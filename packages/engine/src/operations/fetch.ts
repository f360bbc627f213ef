import { whole } from '../kernel/limits.ts';
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
    const { q, fields, format = JSON_FORMAT, n } = args;
    const { query, spec, country, field, fields: named, n: number } = understand(world, q);
    const counted = number === undefined ? undefined : whole(number, 'n', 1, caps.rows);
    const where = whereIn(args);
    const source = compile(world, spec, { fields: fields ?? named, where });
    const head = JSON.stringify({ query, spec, country, field }).slice(0, -1);
    const made = rowsResult(source, { ...args, format, n: n ?? counted }, (part) =>
      format.key === 'json' ? [`${head},"data":`, part, '}'] : [part],
    );
    return { ...made, ignored: ignoredOf(spec, source, { fields, where }) };
  },
});
