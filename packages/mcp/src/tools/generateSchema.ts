import { compileSchema, LIMITS, Problem, specimen, whole } from 'specimen-data';
import { absent, formatIn, seedOf } from '../arguments.ts';
import { rowsOf, rowsReply, rowsSchema } from '../rows.ts';
import { object, string } from '../schema.ts';
import type { Tool } from '../tool.ts';
import { COUNT, FORMAT, SEED } from './parameters.ts';

/** Rows of a caller's own columns. */
export const generateSchema: Tool = {
  name: 'generate_schema',
  title: 'Generate rows of your own schema',
  description:
    'Generate rows whose columns you define, mixing generic types (list_types) and country fields; fields of one country in a row belong to one person. Use it for a table or fixture of a given shape. Examples: {"count":10,"fields":[{"name":"id","type":"uuid"},{"name":"customer","type":"de.name"},{"name":"iban","type":"de.iban"}]}; {"fields":[{"name":"score","type":"int:1,100","blank":0.1}],"format":"csv","seed":"demo"}.',
  input: object(
    {
      fields: {
        type: 'array',
        minItems: 1,
        maxItems: LIMITS.schemaFields,
        description: 'The columns.',
        items: object(
          {
            name: { ...string, description: 'Left out: the type or field key.' },
            type: { ...string, description: 'Such as uuid, int:1,9, enum:a,b, de.iban, us.person.' },
            blank: { type: 'number', minimum: 0, maximum: 1, description: 'Probability of null.' },
          },
          ['name', 'blank'],
        ),
      },
      count: { ...COUNT, description: 'How many rows. Left out: 1.' },
      seed: SEED,
      format: FORMAT,
    },
    ['count', 'seed', 'format'],
  ),
  output: rowsSchema(),
  call(args, site) {
    if (!absent(args.count) && typeof args.count !== 'number') {
      throw new Problem('bad', `count must be a whole number from 1 to ${LIMITS.rows}`);
    }
    const wanted = {
      n: whole(args.count ?? 1, 'count', 1, LIMITS.rows),
      offset: 0,
      ...seedOf(args),
      format: formatIn(args),
    };
    const source = compileSchema(specimen.world, args.fields, LIMITS.schemaFields);
    const { key } = wanted.format;
    const url = `${site}/api/v1/schema${key === 'json' ? '' : `?format=${key}`}`;
    return rowsReply(rowsOf(source, wanted), wanted, {
      url,
      how: 'POST the same count, seed and fields as JSON to',
    });
  },
};
