import { LIMITS } from '@specimen/engine';
import type { Parameter } from './route.ts';
import { ref } from './schemas.ts';

/** The parameters of the path. */
export const COUNTRY: Parameter = {
  name: 'country',
  description: 'A country code, in any case.',
  schema: ref('CountryCode'),
  example: 'de',
};
export const SELECTOR: Parameter = {
  name: 'selector',
  description:
    'A field key, a synonym or the local name of an identifier; person, full, company, product; or preset:<key>.',
  schema: { type: 'string' },
  example: 'iban',
};
export const FIELD: Parameter = {
  name: 'field',
  description: 'A field key, a synonym or the local name of an identifier.',
  schema: { type: 'string' },
  example: 'iban',
};
export const TYPE: Parameter = {
  name: 'type',
  description: 'A generic type, with its parameters after a colon: int:1,9.',
  schema: { anyOf: [ref('TypeKey'), { type: 'string', pattern: '^[A-Za-z0-9]+:' }] },
  example: 'uuid',
};

/** The parameters of the query. */
export const N: Parameter = {
  name: 'n',
  description: 'How many rows; one bare row when left out, an array otherwise.',
  schema: { type: 'integer', minimum: 1, maximum: LIMITS.rows },
};
export const OFFSET: Parameter = {
  name: 'offset',
  description: "The first row of the seed's endless table.",
  schema: { type: 'integer', minimum: 0, maximum: LIMITS.offset, default: 0 },
};
export const FIELDS: Parameter = {
  name: 'fields',
  description:
    'For person and full: field keys parted by commas, a group (identity, contact, banking, payment, tax, transaction, work, online) or all.',
  schema: { type: 'string' },
  example: 'name,iban',
};
export const SEED: Parameter = {
  name: 'seed',
  description: 'The same seed gives the same data. Drawn at random when left out; X-Seed tells which it was.',
  schema: { type: 'string', minLength: 1, maxLength: 256 },
  example: 'demo',
};
export const FORMAT: Parameter = {
  name: 'format',
  description: 'How the rows are written.',
  schema: ref('Format'),
};
export const PRETTY: Parameter = {
  name: 'pretty',
  description: '1 prints JSON with line breaks.',
  schema: { type: 'string', enum: ['1'] },
};
export const Q: Parameter = {
  name: 'q',
  description: 'A request in words, or a spec.',
  schema: { type: 'string' },
  required: true,
  example: '5 German IBANs',
};
export const SPECS: Parameter = {
  name: 'specs',
  description:
    'Items <country>.<selector>[:<count>][@<fields>], parted by commas; fields joined by plus signs.',
  schema: { type: 'string' },
  required: true,
  example: 'ke.person:2@name+phone,de.preset:kyc',
};
export const VALUE: Parameter = {
  name: 'value',
  description: 'The value to check.',
  schema: { type: 'string' },
  required: true,
  example: 'DE89370400440532013000',
};
export const VALIDATOR: Parameter = {
  name: 'validator',
  description: 'A validator id.',
  schema: { anyOf: [ref('ValidatorId'), { type: 'string' }] },
  example: 'iban',
};
export const SPEC: Parameter = {
  name: 'spec',
  description: 'A country field, such as pl.pesel.',
  schema: { type: 'string' },
};
export const SET: Parameter = {
  name: 'set',
  description: 'all lists the further validators too.',
  schema: { type: 'string', enum: ['all'] },
};
