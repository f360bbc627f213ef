import { CONDITIONS } from '../spec/steering.ts';
import { FACT_KEYS } from './facts.ts';
import { type JsonSchema, SERVICE } from './operation.ts';
import { asOf } from './parameters.ts';
import { KIND_PROPERTIES } from './schemaField.ts';
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
      description: `Conditions for the people of all tables: ${CONDITIONS.join(', ')}.`,
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
        name: {
          ...string,
          description: 'Name of the table. It must not be a country code, a generic type, or any.',
        },
        rows: {
          type: 'integer',
          minimum: 1,
          description: 'Number of rows. The children of another table have of and per instead.',
        },
        of: { ...string, description: 'The parent table.' },
        per: {
          type: ['string', 'integer'],
          description: 'Number of rows for each row of the parent table: "2" or "1-3".',
        },
        key: {
          ...string,
          description:
            'The primary key. Default: the first column; if its values could repeat, the first column that is unique or has a generic type of endless values, if there is one.',
        },
        unique: {
          type: 'array',
          items: { type: 'array', minItems: 1, items: string },
          description: 'Sets of columns whose combined values must be unique: [["student_id", "course_id"]].',
        },
        into: { ...string, description: 'Name of the table in the database, if it differs.' },
        from: { type: 'integer', minimum: 0, description: 'Number of its first row. Default: 0.' },
        without: {
          type: 'array',
          items: { type: 'integer', minimum: 0 },
          description: 'Numbers of rows to skip, in ascending order.',
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
          description: `${String(tableFieldSchemas.type?.description)} Also <table>.<column>, sum:<table>.<column>, count:<table>, nth:<table> (the position among the rows of the parent), <country>.company.<field>, <country>.product.<field>, and <country>.person.<fact> with one of ${FACT_KEYS.join(', ')}.`,
        },
        fields: { type: 'array', minItems: 1, items: { $ref: '#/$defs/field' } },
      },
      oneOf: KIND_PROPERTIES.map((kind) => ({ required: [kind] })),
    },
  },
};
