import { RowPersona } from '../draw/persona.ts';
import { type Column, type Node, Source } from '../draw/source.ts';
import { formats } from '../formats/index.ts';
import { LONGEST, whole } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { Random, type RowKey } from '../kernel/random.ts';
import type { Country } from '../model.ts';
import { rowsResult } from './generate.ts';
import { operation, type Parameter, refuseUnknown, SERVICE } from './operation.ts';
import { format, offset, pretty, seed } from './parameters.ts';
import { ref } from './schemas.ts';
import {
  columnOf,
  compileSelector,
  fieldKey,
  findCountry,
  RECORDS,
  splitSpec,
  typeColumn,
  type World,
} from './spec.ts';

/** A caller's schema: rows that mix generic types and country fields. */
export interface Schema {
  readonly count?: number;
  readonly seed?: string | number;
  /** The first row; 0 when left out. */
  readonly offset?: number;
  readonly fields: readonly SchemaField[];
}

export interface SchemaField {
  /** The column's name; the type or field key when left out. */
  readonly name?: string;
  /** A generic type with its parameters, or `<country>.<field>`, or `<country>.person` and the like for a record. */
  readonly type: string;
  /** The probability that the value is null, 0 to 1. */
  readonly blank?: number;
}

const columns = {
  text: 'The columns, each { name, type, blank }: a generic type such as uuid, a country field such as de.iban, or a record such as us.person.',
  schema: { type: 'array', minItems: 1, maxItems: SERVICE.columns, items: ref('SchemaField') },
  required: true,
  read: (given) => given,
} as const satisfies Parameter;

const count = {
  text: 'How many rows; 1 when left out.',
  schema: { type: 'integer', minimum: 1, maximum: SERVICE.rows },
  read(given, name, { rows }) {
    if (typeof given !== 'string') return whole(given, name, 1, rows);
    throw new Problem('bad', `${name} must be a number, not the text ${shown(given)}`);
  },
} as const satisfies Parameter<number>;

const EXAMPLE = {
  count: 2,
  seed: 'demo',
  fields: [
    { name: 'id', type: 'uuid' },
    { name: 'customer', type: 'de.name' },
    { name: 'iban', type: 'de.iban' },
    { name: 'score', type: 'int:1,100', blank: 0.1 },
  ],
};

/** Rows of the caller's own shape. */
export const schema = operation({
  name: 'schema',
  summary: 'Generate rows of your own schema',
  parameters: { fields: columns, count, offset, seed, format, pretty },
  result: ref('Rows'),
  makes: true,
  example: EXAMPLE,
  run: ({ world, caps }, { fields, count = 1, ...wanted }) =>
    rowsResult(compileSchema(world, fields, caps.columns), { ...wanted, n: count }),
});

/** How to write a schema, for people. */
export const schemaHelp = operation({
  name: 'schemaHelp',
  summary: 'Tell how to write a schema',
  parameters: { pretty },
  result: { type: 'object' },
  example: {},
  run: () => ({ value: HELP }),
});

const HELP = {
  usage: `POST a JSON body to this address; ?format=${[...formats.keys()].join('|')}`,
  body: {
    count: `rows, 1 to ${SERVICE.rows}; 1 when left out`,
    seed: 'any string of 1 to 256 characters; the same seed gives the same rows',
    offset: offset.text,
    fields: [
      {
        name: 'the column; the type or field key when left out',
        type: 'a generic type (see /types), <country>.<field>, or <country>.person, .full, .company, .product for a record',
        blank: 'the probability of null, 0 to 1',
      },
    ],
  },
  example: EXAMPLE,
};

/** Compiles a schema. Country fields of one row share one persona per country. */
export function compileSchema(world: World, fields: unknown, most: number): Source {
  if (!Array.isArray(fields) || fields.length === 0 || fields.length > most) {
    const range = most === Number.MAX_SAFE_INTEGER ? 'at least one' : `1 to ${most}`;
    throw new Problem(
      'bad',
      `fields must be an array of ${range} items like { "name": "iban", "type": "de.iban" }`,
    );
  }
  const parties: { open(row: RowKey): void }[] = [];
  const personas = new Map<Country, RowPersona>();
  const persona = (country: Country): RowPersona => {
    let found = personas.get(country);
    if (!found) {
      found = new RowPersona(country, country.code, country.fields);
      personas.set(country, found);
      parties.push(found);
    }
    return found;
  };
  const names = namesOf(world, fields);
  const nodes = fields.map((field: SchemaField, i): Node => {
    const name = names[i] as string;
    const node = nodeOf(world, field.type, name, persona, parties);
    const blank = blankOf(field.blank, name, parties);
    return { ...node, key: name, ...(blank ? { blank } : {}) };
  });
  return new Source('schema', { kind: 'record', nodes }, parties);
}

function nodeOf(
  world: World,
  type: string,
  name: string,
  persona: (country: Country) => RowPersona,
  parties: { open(row: RowKey): void }[],
): Node {
  const generic = genericType(type);
  if (generic !== undefined) {
    const column = typeColumn(world, generic, `schema/${name}`);
    parties.push(column);
    return column;
  }
  const { owner, selector } = columnSpec(type);
  const country = inSchema(() => findCountry(world, owner));
  const word = selector.toLowerCase();
  if (isRecord(word)) {
    const { shape, parties: others } = compileSelector(country, word);
    parties.push(...others);
    return { key: name, nodes: shape.kind === 'record' ? shape.nodes : [] };
  }
  return columnOf(
    persona(country),
    inSchema(() => fieldKey(country, selector, 'bad', `field of ${country.code}`)),
  );
}

function isRecord(word: string): boolean {
  return (RECORDS as readonly string[]).includes(word);
}

/** The generic type that a column's type is (`uuid`, `any.uuid`), if it is one: it has no dot before its parameters. */
function genericType(type: string): string | undefined {
  const generic = type.replace(/^any\./i, '');
  return (generic.split(':')[0] as string).includes('.') ? undefined : generic;
}

function columnSpec(type: string): { owner: string; selector: string } {
  const { owner, selector } = splitSpec(type);
  if (selector.toLowerCase().startsWith('preset:')) {
    throw new Problem(
      'bad',
      `${shown(type)} cannot be a column; use a generic type, a country's field or a record`,
    );
  }
  return { owner, selector };
}

/** In a body a name that is not known is a bad value, not a missing page. */
function inSchema<T>(look: () => T): T {
  try {
    return look();
  } catch (error) {
    throw error instanceof Problem ? new Problem('bad', error.message) : error;
  }
}

const PROPERTIES = ['name', 'type', 'blank'];

/** The columns' names: given ones must differ; left out ones are made different. */
function namesOf(world: World, fields: readonly unknown[]): readonly string[] {
  const taken = new Set<string>();
  const checked = fields.map((field, i) => {
    const given = (typeof field === 'object' && field !== null ? field : {}) as Partial<SchemaField>;
    refuseUnknown(given, PROPERTIES, `field ${i + 1}`);
    const { name, type } = given;
    if (typeof type !== 'string' || type === '') {
      throw new Problem(
        'bad',
        `field ${i + 1} needs a type: a generic type such as "uuid" or a country field such as "de.iban"`,
      );
    }
    wellFormed(type, 'type');
    if (name === undefined) return { type };
    if (typeof name !== 'string') throw new Problem('bad', `name must be a string, not ${shown(name)}`);
    wellFormed(name, 'name');
    if (taken.has(name)) throw new Problem('bad', `two fields are named ${shown(name)}; names must differ`);
    taken.add(name);
    return { name, type };
  });
  return checked.map(({ name, type }) => {
    if (name !== undefined) return name;
    const base = defaultName(world, type);
    let free = base;
    for (let i = 2; taken.has(free); i++) free = `${base}_${i}`;
    taken.add(free);
    return free;
  });
}

function defaultName(world: World, type: string): string {
  const generic = genericType(type);
  if (generic !== undefined) return (generic.split(':')[0] as string).toLowerCase();
  const { owner, selector } = splitSpec(type);
  const country = inSchema(() => findCountry(world, owner));
  const word = selector.toLowerCase();
  if (isRecord(word)) return word;
  return inSchema(() => fieldKey(country, selector, 'bad', `field of ${country.code}`));
}

/** Text that every format can carry: not over the limit, no half of a surrogate pair. */
function wellFormed(text: string, what: string): void {
  if (text.length > LONGEST) throw new Problem('bad', `${what} is over ${LONGEST} characters`);
  if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text)) {
    throw new Problem('bad', `${what} holds half of a surrogate pair; it must be well-formed Unicode`);
  }
}

function blankOf(blank: unknown, name: string, parties: { open(row: RowKey): void }[]): Column['blank'] {
  if (blank === undefined) return undefined;
  if (typeof blank !== 'number' || !(blank >= 0 && blank <= 1)) {
    throw new Problem('bad', `blank must be a number from 0 to 1, not ${shown(blank)}`);
  }
  if (blank === 0) return undefined;
  const random = new Random(`schema/${name}?`);
  let hit = false;
  parties.push({
    open(row) {
      hit = random.start(row).chance(blank);
    },
  });
  return () => hit;
}
