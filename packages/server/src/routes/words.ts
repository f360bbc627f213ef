import { LIMITS, resolve, whole } from '@specimen/engine';
import { prettied, wrapped } from '../body.ts';
import { isPretty, jsonAnswer, rowsOf, wanted } from '../generation.ts';
import * as P from '../parameters.ts';
import type { Answer, Input, Route } from '../route.ts';
import { ref } from '../schemas.ts';
import { selectorSource } from '../sources.ts';
import { anyFormat, IBAN, json, required } from './media.ts';

const EXAMPLE = { query: 'german iban', spec: 'de.iban', country: 'de', field: 'iban' };

/** Requests in plain language. */
export const wordRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/fetch',
    id: 'fetch',
    tag: 'Plain language',
    summary: 'Generate what a request in words asks for',
    query: [P.Q, P.N, P.OFFSET, P.FIELDS, P.SEED, P.FORMAT, P.PRETTY],
    ok: anyFormat('iban', IBAN, ref('Fetched'), { ...EXAMPLE, data: IBAN }),
    seeded: true,
    errors: [400, 422],
    handle: fetchWords,
  },
  {
    method: 'GET',
    path: '/resolve',
    id: 'resolve',
    tag: 'Plain language',
    summary: 'Tell which spec a request in words stands for',
    query: [P.Q, P.PRETTY],
    ok: json(ref('Resolution'), { ...EXAMPLE, ok: true }),
    errors: [400, 422],
    handle(input) {
      const { query, ok, spec, country, field } = resolve(required(input, 'q'));
      return jsonAnswer({ query, ok, spec, country, field }, isPretty(input.query('pretty')));
    },
  },
];

function fetchWords(input: Input): Answer {
  const want = wanted(input);
  const { query, spec, country, field, fields, n } = resolve(required(input, 'q'));
  const counted =
    want.n === undefined && n !== undefined ? { ...want, n: whole(n, 'n', 1, LIMITS.rows) } : want;
  const source = selectorSource(country, spec.slice(country.length + 1), want.fields ?? fields?.join(','));
  const rows = rowsOf(source, { ...counted, pretty: false })();
  if (want.format.key !== 'json') return rows;
  const head = JSON.stringify({ query, spec, country, field }).slice(0, -1);
  const body = wrapped(`${head},"data":`, rows.body, '}');
  return { ...rows, body: want.pretty ? prettied(body) : body };
}
