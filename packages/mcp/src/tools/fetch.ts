import { compile, LIMITS, resolve, specimen, whole } from 'specimen-data';
import { addressOf } from '../address.ts';
import { fieldsOf, textOf, wantedOf } from '../arguments.ts';
import { rowsOf, rowsReply, rowsSchema } from '../rows.ts';
import { object, string } from '../schema.ts';
import type { Tool } from '../tool.ts';
import { COUNT, FORMAT, OFFSET, RECORD_FIELDS, SEED } from './parameters.ts';

/** Data of a request in words. */
export const fetch: Tool = {
  name: 'fetch',
  title: 'Fetch test data in words',
  description:
    'Generate test data from a request in plain words that names a country and, optionally, a field and a number. Use it first when the user asks in words; spec in the answer is what was understood. Examples: {"query":"5 German IBANs"}; {"query":"name and CPF from Brazil","count":10,"seed":"demo"}.',
  input: object(
    {
      query: { ...string, description: 'Such as "Kenyan phone number" or "pesel".' },
      count: COUNT,
      fields: RECORD_FIELDS,
      seed: SEED,
      format: FORMAT,
      offset: OFFSET,
    },
    ['count', 'fields', 'seed', 'format', 'offset'],
  ),
  output: rowsSchema({ query: string, spec: string, country: string, field: { type: ['string', 'null'] } }),
  call(args, site) {
    const query = textOf(args, 'query', '"german iban"');
    const { spec, country, field, fields: named, n } = resolve(query);
    const asked = wantedOf(args);
    const wanted =
      asked.n === undefined && n !== undefined ? { ...asked, n: whole(n, 'count', 1, LIMITS.rows) } : asked;
    const fields = fieldsOf(args) ?? named;
    const rows = rowsOf(compile(specimen.world, spec, fields), wanted);
    const reply = rowsReply(rows, wanted, { url: addressOf(site, spec, fields, wanted), how: 'GET' });
    const meant = { query, spec, country, field };
    const text =
      wanted.format.key === 'json'
        ? `${JSON.stringify(meant).slice(0, -1)},"data":${reply.text}}`
        : reply.text;
    return { ...reply, text, structured: { ...meant, ...reply.structured } };
  },
};
