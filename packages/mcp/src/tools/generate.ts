import { compile, specimen } from 'specimen-data';
import { addressOf } from '../address.ts';
import { fieldsOf, textOf, wantedOf } from '../arguments.ts';
import { rowsOf, rowsReply, rowsSchema } from '../rows.ts';
import { object, string } from '../schema.ts';
import type { Tool } from '../tool.ts';
import { COUNT, FORMAT, OFFSET, RECORD_FIELDS, SEED } from './parameters.ts';

/** Data of an exact spec. */
export const generate: Tool = {
  name: 'generate',
  title: 'Generate test data',
  description:
    'Generate synthetic, format-true test data from an exact spec: <country>.<field>, .person, .full, .company, .product or .preset:<key>, or any.<type>. Use it when you know the spec; describe_country and list_types tell what there is, fetch takes plain words. Examples: {"spec":"de.iban","count":5,"seed":"demo"}; {"spec":"br.person","fields":"name,id,phone","count":20,"format":"csv"}.',
  input: object(
    {
      spec: {
        ...string,
        description: 'Such as de.iban, pl.pesel, ke.person, us.company, in.preset:kyc, any.int:1,6.',
      },
      count: COUNT,
      fields: RECORD_FIELDS,
      seed: SEED,
      format: FORMAT,
      offset: OFFSET,
    },
    ['count', 'fields', 'seed', 'format', 'offset'],
  ),
  output: rowsSchema({ spec: string }),
  call(args, site) {
    const spec = textOf(args, 'spec', '"de.iban"');
    const wanted = wantedOf(args);
    const fields = fieldsOf(args);
    const source = compile(specimen.world, spec, fields);
    const url = addressOf(site, spec, fields, wanted);
    const reply = rowsReply(rowsOf(source, wanted), wanted, { url, how: 'GET' });
    return { ...reply, structured: { spec, ...reply.structured } };
  },
};
