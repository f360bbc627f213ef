import { Problem, refuseInexact } from 'specimen-data/internal';
import { declaredBy, isTable, readPasted, tableFault } from './csv.ts';
import { call, Refusal } from './engine.ts';
import { documentNames, isDescription } from './jsonDocument.ts';
import { isFields } from './schemaFields.ts';
import type { SqlTable } from './worker/sqlTables.ts';

/** Changes of the address that an imported text causes, with a message about it. */
export interface Imported {
  readonly state?: Readonly<Record<string, string | undefined>>;
  readonly problem?: string;
  readonly note?: string;
  /** The tables to choose from. */
  readonly tables?: readonly string[];
}

/** Choices within a text that contains several schemas or tables. */
export interface Chosen {
  readonly country: string;
  readonly table: string;
}

/** Imports a request body, a JSON Schema, an API description, SQL or a CSV. */
export async function readImport(text: string, chosen: Chosen): Promise<Imported> {
  try {
    if (text.trim() === '') return {};
    const sql = sqlIn(text);
    if (sql === undefined) return readJson(text);
    return readSql(await call('sqlTables', { sql, country: chosen.country }), chosen.table);
  } catch (error) {
    if (error instanceof Problem || error instanceof Refusal) return { problem: error.message };
    return { problem: `This could not be read: ${(error as Error).message}.` };
  }
}

/** Returns SQL that declares the tables of a text; a CSV is declared by its header and values. */
function sqlIn(text: string): string | undefined {
  if (/^\s*[[{]/.test(text) || YAML.test(text)) return undefined;
  if (/\bcreate\s+[\w\s]*table\b/i.test(text)) return text;
  const pasted = readPasted(text);
  if (!isTable(pasted)) return undefined;
  const fault = tableFault(pasted);
  if (fault) throw new Refusal(fault);
  return declaredBy(pasted);
}

const YAML = /^(openapi|swagger)\s*:/m;

function readSql(tables: readonly SqlTable[], chosen: string): Imported {
  const table = tables.find(({ name }) => name === chosen) ?? tables[0];
  const { fields = [], without = [], loosened = [] } = table ?? {};
  const notes = [
    ...(without.length > 0 ? [`Omitted: ${without.join(', ')}.`] : []),
    ...(loosened.length > 0
      ? [
          `One table alone cannot keep every rule of: ${loosened.join(', ')}. “npx -y specimen-cli plan FILE” keeps them, with all tables together.`,
        ]
      : []),
  ];
  return {
    state: { ...NO_DOCUMENT, fields: JSON.stringify(fields) },
    tables: tables.map(({ name }) => name),
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  };
}

const NO_DOCUMENT = { json: undefined, ref: undefined };

function readJson(text: string): Imported {
  const value = parsed(text);
  refuseInexact(text, 'the body');
  const { count, seed, asOf, fields, ...others } = Object(value);
  if (isFields(fields)) return readBody({ count, seed, asOf, fields, others });
  if (!isDescription(value)) return { problem: UNKNOWN };
  const { names, isApi } = documentNames(value);
  if (isApi && names.length === 0) return { problem: 'This description has no schemas in its components.' };
  return { state: { json: JSON.stringify(value), ref: isApi ? names[0] : undefined, fields: undefined } };
}

const UNKNOWN =
  'This is neither a JSON Schema nor the body of a request: the body needs "fields", an array of { name, type }.';

function parsed(text: string): unknown {
  if (YAML.test(text)) throw new Refusal('This is YAML. Convert the description to JSON first.');
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!/^\s*[[{]/.test(text))
      throw new Refusal('This is neither JSON nor a CREATE TABLE statement, nor a CSV with a header.');
    throw new Refusal(`This is not valid JSON: ${(error as Error).message}`);
  }
}

function readBody({
  count,
  seed,
  asOf,
  fields,
  others,
}: {
  readonly count: unknown;
  readonly seed: unknown;
  readonly asOf: unknown;
  readonly fields: unknown;
  readonly others: object;
}): Imported {
  if (![count, seed, asOf].every(isPlain))
    return { problem: 'count must be a number, seed a text or a number, and asOf a day.' };
  const names = Object.keys(others);
  return {
    state: {
      ...NO_DOCUMENT,
      fields: JSON.stringify(fields),
      ...(count === undefined ? {} : { rows: String(count) }),
      ...(seed === undefined ? {} : { seed: String(seed) }),
      ...(asOf === undefined ? {} : { asOf: String(asOf) }),
    },
    ...(names.length === 0
      ? {}
      : { note: `Ignored, because the page has no such option: ${names.join(', ')}.` }),
  };
}

function isPlain(value: unknown): boolean {
  return ['undefined', 'string', 'number'].includes(typeof value);
}
