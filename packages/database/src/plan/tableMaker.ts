import type { Country, TableField, World } from 'specimen-data/surface';
import type { SchemaColumn, SchemaTable } from '../schema.ts';
import { type DateColumn, datesOf, isDateName, stageOf } from './dates.ts';
import { withinDays } from './days.ts';
import { type Here, type Making, type Meaning, scaleOf } from './here.ts';
import { type Checked, checkedOf, type Order } from './limits.ts';
import { entriesFor } from './lookups.ts';
import { meaningOf } from './meaning.ts';
import { pairsIn, type Range, rangeOf, splitBelow } from './ranges.ts';
import { referencesOf } from './references.ts';
import type { Shape } from './shape.ts';
import { bare, wordsOf } from './words.ts';

/** What a column was taken for, and why. */
export interface Guess {
  readonly table: string;
  readonly column: string;
  /** The type in the definition; nothing where the column is left out. */
  readonly meaning: string | undefined;
  readonly why: string;
  /** Whether nothing but its type told what it is: worth a look. */
  readonly unsure: boolean;
}

/** What all tables of a plan share. */
export interface Planning {
  readonly world: World;
  readonly country: Country;
  /** What tables are called in the definition. */
  nameOf(table: SchemaTable): string;
  /** The last key of a table that is in use. */
  lastOf(table: SchemaTable): number;
  /** The tables that are planned already, for what others refer to. */
  readonly planned: Map<Shape, readonly TableField[]>;
}

/** Makes the fields of one table: what refers to others first, then the rest. */
export class TableMaker {
  readonly fields = new Map<string, TableField>();
  readonly #why = new Map<string, Omit<Meaning, 'making'>>();
  readonly #shape: Shape;
  readonly #planning: Planning;
  readonly #checked: Checked;
  readonly #singles: ReadonlySet<string>;

  constructor(shape: Shape, planning: Planning) {
    const { table } = shape;
    this.#shape = shape;
    this.#planning = planning;
    this.#checked = checkedOf(table);
    this.#singles = new Set([table.primaryKey, ...table.uniques].filter((set) => set.length === 1).flat());
    for (const [name, { field, why }] of referencesOf(shape, planning.nameOf)) this.#set(name, field, why);
    for (const column of this.#open()) this.#own(column);
    this.#dates();
    this.#numbersInOrder();
    this.#numbersInPairs();
  }

  guesses(table: string): readonly Guess[] {
    const columns = this.#shape.table.columns.map((column) => {
      const field = this.fields.get(column.name);
      const { why = LEFT_OUT[column.filled ?? 'other'], unsure = field === undefined && !column.filled } =
        this.#why.get(column.name) ?? {};
      return { table, column: column.name, meaning: field && shownMaking(field), why, unsure };
    });
    const unkept = this.#checked.orders.filter((order) => !this.#keeps(order)).map(({ check }) => check);
    const strange = Array.from(new Set([...this.#checked.strange, ...unkept]), (check) => ({
      ...{ table, column: '', meaning: undefined, unsure: true },
      why: `a check that was not understood: ${check.replace(/\s+/g, ' ')}`,
    }));
    return [...columns, ...strange];
  }

  /** Whether the columns of an order follow each other, have ranges that do, or one of them is left out. */
  #keeps({ before, after }: Order): boolean {
    const [one, other] = [this.fields.get(before), this.fields.get(after)];
    if (!one || !other || this.#follows(after, before)) return true;
    if (![one, other].every(({ type = '' }) => /^(int|float):/.test(type))) return false;
    const [low, high] = [one, other].map((field) => rangeOf(this.#planning.world, field));
    return low !== undefined && high !== undefined && low.high < high.low;
  }

  /** Whether a column comes after another, or after one that does. */
  #follows(column: string, base: string): boolean {
    const seen = new Set<string>();
    for (let at = this.fields.get(column)?.after; at !== undefined && !seen.has(at); ) {
      if (at === base) return true;
      seen.add(at);
      at = this.fields.get(at)?.after;
    }
    return false;
  }

  /** Columns that are not made yet and can be. */
  #open(): readonly SchemaColumn[] {
    return this.#shape.table.columns.filter(
      ({ name, filled }) => filled !== 'generated' && !this.fields.has(name),
    );
  }

  #set(name: string, field: TableField, why: string, unsure = false): void {
    this.fields.set(name, field);
    this.#why.set(name, { why, unsure });
  }

  #own(column: SchemaColumn): void {
    const { name, nullable } = column;
    const meaning =
      this.#keyMeaning(column) ??
      this.#listed(column) ??
      this.#ofParent(column) ??
      (this.#isDate(column) ? undefined : meaningOf(this.#here(column)));
    if (!meaning) return;
    if (meaning.unsure && column.filled === 'default' && !this.#singles.has(name)) return;
    if (meaning.unsure && nullable && column.type.kind === 'json') return;
    const isFree = nullable && !this.#shape.table.primaryKey.includes(name) && !this.#limits(name).filled;
    this.#set(
      name,
      { name, ...meaning.making, ...(isFree ? { blank: blankOf(column) } : {}) },
      meaning.why,
      meaning.unsure,
    );
  }

  #limits(name: string): Here['limits'] {
    return this.#checked.limits.get(name) as Here['limits'];
  }

  #here(column: SchemaColumn): Here {
    const { table, subject } = this.#shape;
    const { world, country } = this.#planning;
    const unique = this.#singles.has(column.name);
    const used = new Set([...this.fields.values()].flatMap(({ type }) => type ?? []));
    return {
      world,
      country,
      table,
      subject,
      column,
      words: wordsOf(column.name),
      limits: this.#limits(column.name),
      unique,
      used,
    };
  }

  /** A primary key of one column: a number that goes on, or what is unique of its type. */
  #keyMeaning(column: SchemaColumn): Meaning | undefined {
    const { table } = this.#shape;
    const isKey = table.primaryKey.length === 1 && table.primaryKey[0] === column.name;
    const { among } = this.#limits(column.name);
    if (column.type.kind === 'integer' && !among && (isKey || column.filled === 'identity')) {
      const last = isKey ? this.#planning.lastOf(table) : 0;
      const { least = 1 } = this.#limits(column.name);
      const start = Math.max(last + 1, least, 1);
      return {
        making: { type: start === 1 ? 'sequence' : `sequence:${start},1` },
        why: isKey ? 'primary key' : 'identity',
      };
    }
    const isCode = column.type.kind === 'text' && (column.type.exactly === 36 || column.type.most === 36);
    if (isKey && isCode) return { making: { type: 'uuid' }, why: 'primary key' };
    return undefined;
  }

  /** A name or a code in a table that only names things. */
  #listed(column: SchemaColumn): Meaning | undefined {
    const { table, isLookup, rows } = this.#shape;
    const entries = isLookup ? entriesFor(table.name) : undefined;
    if (!entries || entries.length < rows || column.type.kind !== 'text') return undefined;
    const last = bare(wordsOf(column.name).at(-1) ?? '');
    const which = /^(name|title|label|nombre|nom|nome|bezeichnung|nazwa|libelle|designation)$/.test(last)
      ? 'name'
      : /^(code|slug|key|iso|iso2|id|abbreviation|symbol|kuerzel|codigo|cod)$/.test(last)
        ? 'code'
        : undefined;
    if (which === undefined) return undefined;
    const isSlug = last === 'slug' || last === 'key';
    const values = entries.slice(0, rows).map((entry) => (isSlug ? slugOf(entry.name) : entry[which]));
    const { most = 1e9, fewest } = this.#limits(column.name);
    if (values.some(({ length }) => length > most || length < fewest)) return undefined;
    return {
      making: { values, ...(this.#singles.has(column.name) ? { unique: true } : {}) },
      why: 'name and table',
    };
  }

  /** A column that repeats one of the row referred to: `customer_email` where `customer_id` refers to customers. */
  #ofParent(column: SchemaColumn): Meaning | undefined {
    if (column.type.kind !== 'text' || this.#singles.has(column.name)) return undefined;
    const words = wordsOf(column.name);
    for (const { key, target, later } of this.#shape.links) {
      const [first = ''] = key.columns;
      const stem = wordsOf(first).slice(0, -1);
      const field = this.fields.get(first);
      if (
        later ||
        target === this.#shape ||
        stem.length === 0 ||
        stem.join() !== words.slice(0, stem.length).join()
      )
        continue;
      const rest = words.slice(stem.length).join('');
      const other = this.#planning.planned
        .get(target)
        ?.find(({ name = '' }) => wordsOf(name).join('') === rest);
      const theirs = target.table.columns.find(({ name }) => name === other?.name);
      const { most = 1e9 } = this.#limits(column.name);
      if (!other || theirs?.type.kind !== 'text' || (theirs.type.most ?? 1e9) > most) continue;
      const { row, same } = field ?? {};
      const type = `${this.#planning.nameOf(target.table)}.${other.name}`;
      if (theirs.nullable && !column.nullable) continue;
      return {
        making: { type, ...(row ? { row } : {}), ...(same ? { same } : {}) },
        why: 'of the row referred to',
      };
    }
    return undefined;
  }

  #isDate({ type, name }: SchemaColumn): boolean {
    if (this.#limits(name).among) return false;
    if (type.kind === 'date' || type.kind === 'timestamp') return true;
    const { most = 99, least } = this.#limits(name);
    if (!isDateName(wordsOf(name))) return false;
    return (
      (type.kind === 'text' && most >= 10) ||
      (type.kind === 'integer' && type.bits >= 32 && (least ?? 0) <= 0)
    );
  }

  /** Dates follow each other, and those of the parent. */
  #dates(): void {
    const { parent, subject } = this.#shape;
    const columns = this.#open().filter((column) => this.#isDate(column));
    const dates = columns.map((column): DateColumn => {
      const { name, type, nullable } = column;
      const { most = 99 } = this.#limits(name);
      const dayOnly =
        type.kind === 'date' ||
        (type.kind === 'text' &&
          (most < 20 ||
            /^(date|datum|fecha|data|on|dob|birthday|birthdate|geburtsdatum)$/.test(
              bare(wordsOf(name).at(-1) ?? ''),
            )));
      return {
        name,
        words: wordsOf(name),
        form: type.kind === 'integer' ? 'int' : dayOnly ? 'date' : 'datetime',
        nullable,
      };
    });
    const theirs =
      parent &&
      this.#planning.planned
        .get(parent.target)
        ?.find(
          ({ name = '', type = '' }) =>
            /^(date|datetime)/.test(type) &&
            stageOf(wordsOf(name)).stage < 2 &&
            stageOf(wordsOf(name)).stage > 0,
        );
    const base =
      parent && theirs ? `${this.#planning.nameOf(parent.target.table)}.${theirs.name}` : undefined;
    const made = datesOf(dates, this.#checked.orders, base);
    for (const column of columns) {
      const { stage, blank } = stageOf(wordsOf(column.name));
      const making = made.get(column.name) as Making;
      const born =
        stage === 0 && column.type.kind !== 'timestamp' && subject !== 'company'
          ? { type: `${this.#planning.country.code}.dob` }
          : undefined;
      const isFree = column.nullable && !this.#limits(column.name).filled;
      const unique = this.#singles.has(column.name)
        ? { type: making.type?.includes(':') ? making.type : `${making.type}:2000,2025`, unique: true }
        : undefined;
      const usual = unique ?? born ?? making;
      const { days } = this.#limits(column.name);
      const field: TableField = {
        name: column.name,
        ...(days && making.type !== 'int' ? withinDays(this.#planning, usual, days) : usual),
        ...(isFree ? { blank } : {}),
      };
      this.#set(column.name, field, field.after ? `name and type, after ${field.after}` : 'name and type');
    }
  }

  /** Numbers whose names put them in order share what is usual. */
  #numbersInPairs(): void {
    const { world } = this.#planning;
    for (const { before, after } of pairsIn([...this.fields.keys()])) {
      const [one, other] = [this.fields.get(before), this.fields.get(after)] as [TableField, TableField];
      const column = this.#shape.table.columns.find(({ name }) => name === after) as SchemaColumn;
      const isNumber = /^(integer|decimal|float)$/.test(column.type.kind) && !this.#isDate(column);
      const isOpen = [before, after].every(
        (name) => !this.#isLinked(name) && this.fields.get(name)?.after === undefined,
      );
      const [low, high] = [rangeOf(world, one), rangeOf(world, other)];
      if (isNumber && isOpen && low && high && low.high > high.low) this.#split(low, one, column, high.high);
    }
  }

  /** Numbers that a check puts in order. */
  #numbersInOrder(): void {
    for (const { before, after, strictly } of this.#checked.orders) {
      const [one, other] = [this.fields.get(before), this.fields.get(after)];
      const column = this.#shape.table.columns.find(({ name }) => name === after);
      const isNumber =
        column?.type.kind === 'integer' || column?.type.kind === 'decimal' || column?.type.kind === 'float';
      const isOpen = other?.after === undefined || this.#follows(before, other.after);
      if (!one || !other || !isNumber || !isOpen || this.#isLinked(after) || this.#isDate(column)) continue;
      if (this.#follows(before, after) || this.#follows(after, before)) continue;
      const range = rangeOf(this.#planning.world, one);
      const { greatest = Number.POSITIVE_INFINITY } = this.#limits(after);
      const [least = 0] = this.#span(one, after, strictly).split('-').map(Number);
      if ((range?.high ?? 1000) + least > greatest) {
        if (range && !this.#isLinked(before)) this.#split(range, one, column, greatest);
        continue;
      }
      const scale = /^float:[^,]*,[^,]*,(\d+)/.exec(other.type ?? '')?.[1] ?? '2';
      const type = column.type.kind === 'integer' ? 'int' : scale === '2' ? 'float' : `float:0,1,${scale}`;
      const { blank } = other;
      this.#set(
        after,
        {
          name: after,
          type,
          after: before,
          within: this.#span(one, after, strictly),
          ...(blank ? { blank } : {}),
        },
        'check',
      );
    }
  }

  /** Gives a number the lower part of what is left below the limit of another, and the other the upper one. */
  #split(range: Range, one: TableField, column: SchemaColumn, greatest: number): void {
    const { least = 0 } = this.#limits(column.name);
    const scale = scaleOf(column);
    const parts = splitBelow(range, { least, greatest, scale });
    if (!parts) return;
    for (const [i, field] of [one, this.fields.get(column.name) as TableField].entries()) {
      const { low, high } = parts[i] as Range;
      const type =
        scale === 0 ? `int:${Math.ceil(low)},${Math.floor(high)}` : `float:${low},${high},${scale}`;
      const { name = '', blank } = field;
      this.#set(name, { name, type, ...(blank ? { blank } : {}) }, 'order of two columns');
    }
  }

  /** Whether a column is told by other rows: a reference, a number that goes on, a sum. */
  #isLinked(column: string): boolean {
    const { type = '' } = this.fields.get(column) ?? {};
    const isReference = this.#shape.links.some(({ key }) => key.columns.includes(column));
    return isReference || /^(sequence|sum:|count:|nth:)/.test(type);
  }

  /** By how much a number may exceed another so that it keeps its own limits. */
  #span({ type = '' }: TableField, after: string, strictly: boolean): string {
    const [, low = '0', high = '0'] = /^(?:int|float):(-?[\d.]+),(-?[\d.]+)/.exec(type) ?? [];
    const { least: floor = 0, greatest = Number.POSITIVE_INFINITY } = this.#limits(after);
    const least = Math.max(strictly ? 1 : 0, Math.ceil(floor - Number(low)));
    return `${least}-${Math.max(least, Math.min(least + 50, Math.floor(greatest - Number(high))))}`;
  }
}

/** A name as addresses write it. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

const LEFT_OUT = {
  default: 'left to its default',
  identity: 'left to the database',
  generated: 'generated by the database',
  other: 'left null: nothing is known of its type',
};

/** How often a column that may be null is. */
function blankOf({ name, type }: SchemaColumn): number {
  const words = bare(wordsOf(name).join('_'));
  if (/middle|line_?2|address_?2|addr_?2|suffix|fax|zusatz|complement/.test(words)) return 0.6;
  return type.kind === 'boolean' ? 0.02 : 0.1;
}

/** A field as a table shows it. */
function shownMaking({ name, ...making }: TableField): string {
  const { type, pattern, values, blank: _, ...rest } = making;
  const what =
    type ??
    pattern ??
    (values ? `one of ${values.length} values` : 'const' in rest ? JSON.stringify(rest.const) : '');
  const { unique, row } = rest;
  return [what, ...(unique ? ['unique'] : []), ...(row ? [`row ${row}`] : [])].join(' ');
}
