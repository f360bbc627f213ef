import { RowPersona } from '../draw/persona.ts';
import { type Column, type Node, Source } from '../draw/source.ts';
import { LIMITS } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { Random, type RowKey } from '../kernel/random.ts';
import type { Country } from '../model.ts';
import {
  columnOf,
  compileSelector,
  fieldKey,
  findCountry,
  splitSpec,
  typeColumn,
  type World,
} from './spec.ts';

/** A caller's schema: rows that mix generic types and country fields. */
export interface Schema {
  readonly count?: number;
  readonly seed?: string | number;
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

/** Compiles a schema. Country fields of one row share one persona per country. */
export function compileSchema(world: World, fields: unknown, most = Number.POSITIVE_INFINITY): Source {
  if (!Array.isArray(fields) || fields.length === 0 || fields.length > most) {
    const range = Number.isFinite(most) ? `1 to ${most}` : 'at least one';
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
  if (isType(world, type)) {
    const column = typeColumn(world, type, `schema/${name}`);
    parties.push(column);
    return column;
  }
  const { owner, selector } = columnSpec(type);
  const country = inSchema(() => findCountry(world, owner));
  const word = selector.toLowerCase();
  if (RECORDS.includes(word)) {
    const { shape, parties: others } = compileSelector(country, word);
    parties.push(...others);
    return { key: name, nodes: shape.kind === 'record' ? shape.nodes : [] };
  }
  return columnOf(
    persona(country),
    inSchema(() => fieldKey(country, selector, 'bad', `field of ${country.code}`)),
  );
}

const RECORDS = ['person', 'full', 'company', 'product'];

/** Whether a type is generic: it has no dot before its parameters. */
function isType(world: World, type: string): boolean {
  const name = type.split(':')[0] as string;
  return !name.includes('.') || world.types.has(name.toLowerCase());
}

function columnSpec(type: string): { owner: string; selector: string } {
  const { owner, selector } = splitSpec(type);
  if (selector.toLowerCase().startsWith('preset:') || owner.toLowerCase() === 'any') {
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

/** The columns' names: given ones must differ; left out ones are made different. */
function namesOf(world: World, fields: readonly unknown[]): readonly string[] {
  const taken = new Set<string>();
  const checked = fields.map((field, i) => {
    const { name, type } = (typeof field === 'object' && field !== null ? field : {}) as Partial<SchemaField>;
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
  if (isType(world, type)) return (type.split(':')[0] as string).toLowerCase();
  const { owner, selector } = splitSpec(type);
  const country = inSchema(() => findCountry(world, owner));
  const word = selector.toLowerCase();
  if (RECORDS.includes(word)) return word;
  return inSchema(() => fieldKey(country, selector, 'bad', `field of ${country.code}`));
}

/** Text that every format can carry: not over the limit, no half of a surrogate pair. */
function wellFormed(text: string, what: string): void {
  if (text.length > LIMITS.text) throw new Problem('bad', `${what} is over ${LIMITS.text} characters`);
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
