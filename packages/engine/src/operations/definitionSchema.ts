import { CONDITIONS } from '../spec/steering.ts';
import { FACT_KEYS } from './facts.ts';
import { type JsonSchema, SERVICE } from './operation.ts';
import { asOf } from './parameters.ts';
import { KINDS } from './schemaField.ts';
import { tableFieldSchemas } from './tableField.ts';

const string = { type: 'string' };

/** An example of a definition. */
export const definitionExample = {
  seed: 'demo',
  tables: [
    {
      name: 'clinics',
      rows: 3,
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'city', type: 'de.city' },
      ],
    },
    {
      name: 'patients',
      rows: 20,
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'clinic_id', type: 'clinics.id' },
        { name: 'name', type: 'de.name' },
        { name: 'born', type: 'de.dob' },
        { name: 'visits', type: 'count:visits' },
        { name: 'paid', type: 'sum:visits.fee' },
      ],
    },
    {
      name: 'visits',
      of: 'patients',
      per: '0-4',
      fields: [
        { name: 'id', type: 'uuid' },
        { name: 'patient_id', type: 'patients.id' },
        { name: 'patient', type: 'patients.name' },
        { name: 'day', type: 'date:2024,2025' },
        { name: 'fee', type: 'float:20,200,2' },
      ],
    },
  ],
};

/** The JSON Schema of a definition. */
export const definitionSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A dataset: tables that belong together',
  type: 'object',
  required: ['tables'],
  additionalProperties: false,
  properties: {
    seed: { type: ['string', 'number'], description: 'The same seed gives the same rows.' },
    asOf: { type: 'string', description: asOf.text },
    where: {
      type: 'object',
      description: `What the people of all tables shall be: ${CONDITIONS.join(', ')}.`,
    },
    tables: {
      type: 'array',
      minItems: 1,
      items: { $ref: '#/$defs/table' },
      description: `Over HTTP at most ${SERVICE.items} tables, with ${SERVICE.fields} columns and ${SERVICE.records} rows in all.`,
    },
  },
  examples: [definitionExample],
  $defs: {
    table: {
      type: 'object',
      required: ['name', 'fields'],
      additionalProperties: false,
      properties: {
        name: { ...string, description: 'Not that of a country, of a generic type, or any.' },
        rows: { type: 'integer', minimum: 1, description: 'How many rows; or of and per.' },
        of: { ...string, description: 'The table whose rows have these.' },
        per: { type: ['string', 'integer'], description: 'How many each of them has: "2", or "1-3".' },
        key: {
          ...string,
          description:
            'The primary key; when left out the first column, or where its values would come twice the first that is unique or a generic type of endless values, if any.',
        },
        unique: {
          type: 'array',
          items: { type: 'array', minItems: 1, items: string },
          description: 'Columns that together have no values twice: [["student_id", "course_id"]].',
        },
        into: { ...string, description: 'What a database calls the table, where that cannot be its name.' },
        from: { type: 'integer', minimum: 0, description: 'The number of its first row; 0 when left out.' },
        without: {
          type: 'array',
          items: { type: 'integer', minimum: 0 },
          description: 'Numbers of rows that are passed over, in ascending order.',
        },
        fields: { type: 'array', minItems: 1, items: { $ref: '#/$defs/field' } },
      },
      oneOf: [{ required: ['rows'] }, { required: ['of', 'per'] }],
    },
    field: {
      type: 'object',
      additionalProperties: false,
      properties: {
        ...tableFieldSchemas,
        type: {
          ...string,
          description: `${String(tableFieldSchemas.type?.description)} Also <table>.<column>, sum:<table>.<column>, count:<table> and nth:<table>, the number of the row among its parent's; <country>.company.<field>, <country>.product.<field>, and <country>.person.<fact>: ${FACT_KEYS.join(', ')}.`,
        },
        fields: { type: 'array', minItems: 1, items: { $ref: '#/$defs/field' } },
      },
      oneOf: KINDS.map((kind) => ({ required: [kind] })),
    },
  },
};
