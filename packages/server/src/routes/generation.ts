import { rowsOf, wanted } from '../generation.ts';
import * as P from '../parameters.ts';
import type { Route } from '../route.ts';
import { selectorSource, typeSource } from '../sources.ts';
import { anyFormat, IBAN, UUID } from './media.ts';

/** Values, records and scenarios of a country; generic values. */
export const generationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/{country}/{selector}',
    id: 'generate',
    tag: 'Generation',
    summary: 'Generate a field, a record or a scenario of a country',
    params: [P.COUNTRY, P.SELECTOR],
    query: [P.N, P.OFFSET, P.FIELDS, P.SEED, P.FORMAT, P.PRETTY],
    ok: anyFormat('iban', IBAN),
    seeded: true,
    errors: [400, 404],
    handle(input) {
      const [country, selector] = input.params;
      const want = wanted(input);
      return rowsOf(selectorSource(country as string, selector as string, want.fields), want);
    },
  },
  {
    method: 'GET',
    path: '/any/{type}',
    id: 'generateType',
    tag: 'Generation',
    summary: 'Generate values of a generic type',
    params: [P.TYPE],
    query: [P.N, P.OFFSET, P.FIELDS, P.SEED, P.FORMAT, P.PRETTY],
    ok: anyFormat('uuid', UUID),
    seeded: true,
    errors: [400],
    handle(input) {
      const want = wanted(input);
      return rowsOf(typeSource(input.params[0] as string), want);
    },
  },
];
