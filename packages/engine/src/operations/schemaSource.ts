import { patternOf } from '../draw/pattern.ts';
import type { RowPersona } from '../draw/persona.ts';
import { type Column, isColumn, type Limit, type Node, type Party, Source } from '../draw/source.ts';
import { distinctOf, makeDistinct } from '../draw/uniqueness.ts';
import { ENDLESS, numbered } from '../kernel/numbered.ts';
import { asBad, Problem, shown } from '../kernel/problem.ts';
import { nameOf, Random, RowKey } from '../kernel/random.ts';
import type { Country } from '../model.ts';
import { ableOf } from '../spec/distinct.ts';
import { columnOf } from '../spec/fieldColumn.ts';
import {
  compileSelector,
  fieldKey,
  fieldOwner,
  findCountry,
  isRecordKey,
  personaOf,
  RECORDS,
  recordKeys,
  typeColumn,
  type World,
} from '../spec/spec.ts';
import { openRow, spoiltColumn } from '../spec/spoilt.ts';
import type { Where } from '../spec/steering.ts';
import { constantColumn, cutColumn, mapColumn } from './columnTexts.ts';
import { factColumn } from './facts.ts';
import { FIELD, type FieldSpoiling, type Length, readField } from './schemaField.ts';
import { columnNames, columnSpec, factSpec, genericType, partSpec } from './schemaNames.ts';
import type { TableField } from './tableField.ts';
import { type ReadTableField, TABLE_FIELD } from './tableField.ts';

/** Compiles a schema. Fields of one country in a row share one persona; `where` applies to all personas. */
export function compileSchema(world: World, fields: unknown, most: number, where?: Where): Source {
  const columns = countFields(fields, most);
  if (!Array.isArray(fields) || fields.length === 0 || columns > most) {
    const range = most === Number.MAX_SAFE_INTEGER ? 'one or more' : `1 to ${most}`;
    throw new Problem(
      columns > most ? 'too-large' : 'bad-definition',
      `fields must be an array of ${range} items such as { "name": "iban", "type": "de.iban" }`,
    );
  }
  const scope = new Scope(world, 'schema', 1, where);
  const nodes = scope.read(fields, '')();
  return new Source('schema', { kind: 'record', nodes }, scope.parties, scope.limit);
}

/** Returns the number of columns, including those of nested objects; some number over `most` if there are more. */
export function countFields(fields: unknown, most: number): number {
  return allFields(fields, most).length;
}

/**
 * Returns all fields, including those of nested objects. Stops after more than `most`, because the caller refuses them
 * then. A field that contains itself is nested too deep.
 */
export function allFields(fields: unknown, most: number): readonly (TableField | null)[] {
  const all: (TableField | null)[] = [];
  let level = [fields];
  for (let depth = 0; level.length > 0 && all.length <= most; depth++) {
    if (depth > DEEPEST)
      throw new Problem('too-large', `fields may be nested at most ${DEEPEST} objects deep`);
    const found = level.flatMap((each: unknown): (TableField | null)[] =>
      Array.isArray(each) ? each.slice(0, most + 1) : [],
    );
    for (const field of found) all.push(field);
    level = found.flatMap((field) => (field?.fields === undefined ? [] : [field.fields]));
  }
  return all;
}

/** Maximum nesting of objects; each level is a recursive call. */
const DEEPEST = 100;

/** A column that has been checked. It is built after all columns are checked, because they share personas. */
type Promised = () => Node;

/** Columns that depend on other tables. */
export interface Foreign extends Party {
  /** Returns the column that a field stands for, if it depends on other tables. */
  column(field: ReadTableField, name: string): ForeignColumn | undefined;
}

/** A column that depends on other tables, and its number of values if they are unique. */
export interface ForeignColumn {
  readonly column: Column;
  readonly room?: number;
}

/** The personas that the columns of a row share, or the rows of a list. */
export class Scope {
  readonly parties: Party[] = [];
  limit: Limit | undefined;
  readonly #personas = new Map<string, RowPersona>();

  constructor(
    readonly world: World,
    readonly path: string,
    /** Maximum number of list items per row. */
    readonly share: number,
    readonly where: Where | undefined,
    readonly foreign?: Foreign,
  ) {
    if (foreign) this.parties.push(foreign);
  }

  /** Reads fields; `place` names their object in problems. */
  read(fields: unknown, place: string, path = this.path): () => readonly Node[] {
    if (!Array.isArray(fields) || fields.length === 0)
      throw new Problem('bad-definition', `fields of ${shown(place)} must be an array of at least one field`);
    const of = place === '' ? '' : ` of ${shown(place)}`;
    const properties = this.foreign ? TABLE_FIELD : FIELD;
    const checked = fields.map((field, i) =>
      within(field?.name, () => readField(field, `field ${i + 1}${of}`, properties)),
    ) as ReadTableField[];
    const names = columnNames(this.world, checked);
    const promised = checked.map((field, i) =>
      within(names[i], () => this.#promised(field, names[i] as string, path)),
    );
    return () => promised.map((make) => make());
  }

  #promised(field: ReadTableField, name: string, path: string): Promised {
    const blank = this.#blank(field.blank, `${path}/${name}`);
    const node = field.list ? this.#list(field, name, path, field.list) : this.#node(field, name, path);
    if (field.unique && field.invalid?.share)
      throw new Problem('not-unique', `${shown(name)} cannot be unique: wrong values may repeat`, {
        subject: name,
      });
    const right = field.invalid ? this.#spoilt(node, { ...field.invalid, type: field.type }, name) : node;
    const { most, map } = field;
    return () => {
      const made = { ...right(), key: name };
      const worded = map ? mapColumn(made, map) : made;
      const fitting = most === undefined ? worded : cutColumn(worded, most);
      return blank ? { ...fitting, blank: either(fitting.blank, blank) } : fitting;
    };
  }

  #node(field: ReadTableField, name: string, path: string): Promised {
    const { type, fields, pattern } = field;
    const here = `${path}/${name}`;
    const foreign = this.foreign?.column(field, name);
    if (foreign) {
      const { column, room } = foreign;
      if (field.unique && room === undefined) throw cannot(name, type ?? 'values', this.world);
      if (field.unique) this.#bound(name, room as number);
      return () => column;
    }
    if (type !== undefined) {
      const generic = genericType(type);
      return generic === undefined
        ? this.#ofCountry(type, name, field)
        : this.#ofType(generic, name, here, field);
    }
    if (pattern !== undefined) return this.#ofPattern(pattern, name, here, field);
    if (field.unique) throw cannot(name, fields ? 'an object' : 'a const', this.world);
    if (fields === undefined) return () => constantColumn(field.const, name);
    const nodes = this.read(fields, name, here);
    return () => ({ key: name, nodes: nodes() });
  }

  #ofType(type: string, name: string, path: string, { unique = false }: ReadTableField): Promised {
    const column = typeColumn(this.world, type, path, unique ? numbered : undefined);
    if (unique) {
      if (column.room === 0) throw cannot(name, type, this.world);
      this.#bound(name, column.room);
    }
    this.parties.push(column);
    return () => column;
  }

  #ofPattern(text: string, name: string, path: string, { unique = false }: ReadTableField): Promised {
    const { plain, room, numbered, write } = patternOf(text);
    if (unique) this.#bound(name, room);
    const random = unique ? numbered(`${path}.pattern`) : new Random(`${path}.pattern`);
    let row: RowKey;
    this.parties.push({
      open(opened) {
        row = opened;
      },
    });
    return () => ({ key: name, kind: 'text', plain, put: (out, at) => write(out, at, random.start(row)) });
  }

  #ofCountry(type: string, name: string, { unique = false }: ReadTableField): Promised {
    const { owner, selector } = columnSpec(type);
    const country = asBad(() => findCountry(this.world, owner));
    const word = selector.toLowerCase();
    if (isRecordKey(word)) {
      if (unique) throw cannot(name, type, this.world);
      return this.#record(country, word, name);
    }
    const fact = factSpec(country, selector);
    if (fact) {
      const persona = this.#persona(country, fact.record);
      if (unique) throw cannot(name, type, this.world, persona);
      return () => factColumn(persona, fact.key);
    }
    const part = partSpec(country, selector);
    const persona = this.#persona(country, part?.record);
    const key = part?.key ?? asBad(() => fieldKey(country, selector, RECORDS));
    if (unique) {
      const distinct = distinctOf(country, persona.fields, key);
      if (!distinct) throw cannot(name, type, this.world, persona);
      if (persona.steering.values?.[distinct.key]) throw redrawn(name, type);
      const [room] = makeDistinct(persona, [distinct]);
      this.#bound(name, room as number);
    }
    return () => columnOf(persona, key);
  }

  #record(country: Country, word: string, name: string): Promised {
    if (word === 'person' || word === 'full') {
      const persona = this.#persona(country);
      return () => ({ key: name, nodes: recordKeys(country, word).map((key) => columnOf(persona, key)) });
    }
    const { shape, parties } = compileSelector(country, word, { where: this.where });
    this.parties.push(...parties);
    return () => ({ key: name, nodes: shape.kind === 'record' ? shape.nodes : [] });
  }

  /**
   * Reads a list. Its items are rows of their own, with a seed derived from the path: each row owns as many as it
   * can have at most.
   */
  #list(field: ReadTableField, name: string, path: string, { least, most }: Length): Promised {
    const here = `${path}/${name}`;
    const share = this.share * Math.max(1, most);
    if (share > LARGEST)
      throw new Problem('too-large', `lists in ${shown(name)} have over ${LARGEST} values per row`, {
        subject: name,
      });
    const items = new Scope(this.world, path, share, this.where);
    const item = items.#node(field, name, path);
    if (items.limit) this.#bound(items.limit.name, items.limit.rows * this.share);
    const { parties } = items;
    const random = new Random(`${here}*`);
    const seed = nameOf(`${here}*`);
    const key = new RowKey('');
    let first = 0;
    let count = 0;
    this.parties.push({
      conditions: parties.flatMap(({ conditions = [] }) => conditions),
      open(row) {
        key.under(row, seed);
        first = row.index * most;
        count = least + random.start(row).below(most - least + 1);
      },
    });
    return () => ({
      key: name,
      item: item(),
      count: () => count,
      open(index: number) {
        key.at(first + index);
        for (const party of parties) party.open(key);
      },
    });
  }

  /** Returns the row's person, firm or product, one per country. */
  #persona(country: Country, record: 'person' | 'company' | 'product' = 'person'): RowPersona {
    const place = `${country.code}.${record}`;
    let found = this.#personas.get(place);
    if (!found) {
      found = personaOf(country, record, this.where);
      this.#personas.set(place, found);
      this.parties.push(found);
    }
    return found;
  }

  /** Returns the column with some faulty values. */
  #spoilt(
    right: Promised,
    { share, case: wrong, type = '' }: FieldSpoiling & { readonly type?: string | undefined },
    name: string,
  ): Promised {
    const row = openRow();
    this.parties.push(row);
    return () => {
      const node = right();
      if (!isColumn(node))
        throw new Problem(
          'not-applicable',
          `invalid does not apply to ${shown(name)}, which is not a single value`,
          { subject: name },
        );
      return spoiltColumn(
        { ...node, key: name },
        {
          ...{ case: wrong, share, row },
          owner: fieldOwner(this.world, type.split('.', 1)[0] as string),
        },
      );
    };
  }

  /** Limits the number of rows to the number of values. */
  #bound(name: string, room: number): void {
    const rows = room === ENDLESS ? Number.MAX_SAFE_INTEGER : Math.floor(room / this.share);
    if (rows < (this.limit?.rows ?? Number.MAX_SAFE_INTEGER)) this.limit = { rows, name };
  }

  #blank(blank: number | undefined, path: string): Column['blank'] {
    if (!blank) return undefined;
    const random = new Random(`${path}?`);
    let hit = false;
    this.parties.push({
      open(row) {
        hit = random.start(row).chance(blank);
      },
    });
    return () => hit;
  }
}

/** A column is null if its source is, or by chance. */
function either(own: Column['blank'], drawn: () => boolean): () => boolean {
  return own ? () => own() || drawn() : drawn;
}

/** Maximum number of values in all lists of a row, so that the row numbers of their items stay distinct. */
const LARGEST = 1_000_000;

function redrawn(name: string, type: string): Problem {
  return new Problem(
    'not-unique',
    `${shown(name)} cannot be unique: values of ${type} are drawn again until they fit the wallet in "where"`,
    { subject: name },
  );
}

/** Runs `make`; a problem names the field. */
function within<T>(name: unknown, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Problem) || typeof name !== 'string' || error.subject === name) throw error;
    throw error.with({ place: `field ${shown(name)}` });
  }
}

function cannot(name: string, type: string, world: World, persona?: RowPersona): Problem {
  const types = [...world.types.values()].filter(({ room }) => room).map(({ key }) => key);
  const own = persona
    ? `; of ${persona.country.code} ${ableOf(persona).join(', ')}`
    : ' and some fields of countries';
  return new Problem(
    'not-unique',
    `${shown(name)} cannot be unique: values of ${type} may repeat; these can be unique: pattern, ${types.join(', ')}${own}`,
    { subject: name },
  );
}
