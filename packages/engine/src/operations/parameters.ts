import type { Format } from '../formats/format.ts';
import { formats, served } from '../formats/index.ts';
import { FIRST_AS_OF, LAST_AS_OF, readAsOf } from '../kernel/asOf.ts';
import { type Day, REFERENCE } from '../kernel/day.ts';
import { find } from '../kernel/find.ts';
import { FARTHEST, readText, readWhole } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import { seedText } from '../kernel/seed.ts';
import { LAYOUTS, type Layout, readLayout } from '../spec/presets.ts';
import type { FieldList } from '../spec/spec.ts';
import { type Parameter, SERVICE } from './operation.ts';

export const spec = {
  text: 'What to generate: <country>.<selector> (a field, person, full, company, product, preset:<key>) or any.<type>.',
  schema: { type: 'string' },
  required: true,
  read: readText,
} as const satisfies Parameter<string>;

export const n = {
  text: 'Number of rows, returned as an array. Default: one row without an array.',
  schema: { type: 'integer', minimum: 1, maximum: SERVICE.rows },
  read: (given, name, { rows }) => readWhole(given, name, 1, rows),
} as const satisfies Parameter<number>;

export const offset = {
  text: 'Number of the first row, from 0. Default: 0.',
  schema: { type: 'integer', minimum: 0, maximum: FARTHEST },
  read: (given, name) => readWhole(given, name, 0, FARTHEST),
} as const satisfies Parameter<number>;

export const fields = {
  text: 'Fields of person or full: keys, groups or all, separated by commas.',
  schema: { type: ['string', 'array'], items: { type: 'string' } },
  read(given, name) {
    if (typeof given === 'string' || Array.isArray(given)) return given as FieldList;
    throw new Problem('bad-parameter', { subject: name, expected: 'field keys, groups or "all"', given });
  },
} as const satisfies Parameter<FieldList>;

export const layout = {
  text: 'Layout of a preset: rows (label, code, value) or columns (a table with one column per code). Default: rows.',
  schema: { type: 'string', enum: LAYOUTS },
  read: readLayout,
} as const satisfies Parameter<Layout>;

export const unique = {
  text: 'Fields whose values differ in all rows, separated by commas: id,iban,phone.',
  schema: { type: ['string', 'array'], items: { type: 'string' } },
  read(given, name) {
    const names = typeof given === 'string' ? given.split(',') : given;
    if (Array.isArray(names) && names.every((each) => typeof each === 'string' && each.trim() !== ''))
      return given as FieldList;
    throw new Problem('bad-parameter', {
      subject: name,
      expected: 'field keys such as id,iban,phone',
      given,
    });
  },
} as const satisfies Parameter<FieldList>;

export const seed = {
  text: 'The same seed gives the same data. Default: a random seed.',
  schema: { type: ['string', 'number'], minLength: 1, maxLength: 256 },
  read: seedText,
} as const satisfies Parameter<string>;

export const asOf = {
  text: `The day on which the data is true: ${FIRST_AS_OF} to ${LAST_AS_OF}, or today. Default: ${REFERENCE.iso}.`,
  schema: { type: 'string', pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2}|today)$' },
  read: readAsOf,
} as const satisfies Parameter<Day>;

export const format = {
  text: 'Output format. Default: json.',
  schema: { type: 'string', enum: [...served.keys()] },
  read: (given, name, { files }) =>
    find(files ? formats : served, given, 'unknown-format', { subject: name }),
} as const satisfies Parameter<Format>;

export const pretty = {
  text: '1 prints indented JSON.',
  schema: { type: 'string', enum: ['1'] },
  read(given, name) {
    if (given === '1' || given === true) return true;
    throw new Problem('bad-parameter', { subject: name, expected: '1, or omitted', given });
  },
} as const satisfies Parameter<boolean>;

/** Maximum length of a request in plain language. */
export const LONGEST_REQUEST = 500;

export const q = {
  text: 'A request in plain words, such as "5 German IBANs", or a spec.',
  schema: { type: 'string', maxLength: LONGEST_REQUEST },
  required: true,
  read(given, name) {
    const words = readText(given, name);
    if (words.trim() === '') throw new Problem('missing-parameter', { subject: name, expected: q.text });
    return words;
  },
} as const satisfies Parameter<string>;
