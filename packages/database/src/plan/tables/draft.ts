import { type Country, parseFieldType, type TableField, type World } from 'specimen-data/internal';
import type { SchemaColumn, SchemaTable } from '../../schema.ts';
import type { Limits } from '../checks/columnLimits.ts';
import { type Checked, checkedOf } from '../checks/limits.ts';
import type { Here, Meaning } from '../columns/here.ts';
import { spelledOut, wordsOf } from '../columns/words.ts';
import type { Shape } from './shape.ts';

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

/** A table whose fields are being made. */
export class Draft {
  readonly fields = new Map<string, TableField>();
  readonly whys = new Map<string, Omit<Meaning, 'making'>>();
  readonly checked: Checked;
  /** Checks of columns that must differ and may not. */
  readonly unkept: string[] = [];
  /** Columns that are left to their defaults. */
  readonly left = new Set<string>();
  /** The columns of which no value may come twice. */
  readonly singles: ReadonlySet<string>;

  constructor(
    readonly shape: Shape,
    readonly planning: Planning,
  ) {
    const { table } = shape;
    this.checked = checkedOf(table);
    this.singles = new Set([table.primaryKey, ...table.uniques].filter((set) => set.length === 1).flat());
  }

  /** Columns that are not made yet and can be. */
  get open(): readonly SchemaColumn[] {
    return this.shape.table.columns.filter(
      ({ name, filled }) => filled !== 'generated' && !this.fields.has(name) && !this.left.has(name),
    );
  }

  set(name: string, field: TableField, why: string, unsure = false): void {
    this.fields.set(name, field);
    this.whys.set(name, { why, unsure });
  }

  column(name: string): SchemaColumn | undefined {
    return this.shape.table.columns.find((column) => column.name === name);
  }

  limits(name: string): Limits {
    return this.checked.limits.get(name) as Limits;
  }

  /** A column, and what is known around it. */
  here(column: SchemaColumn): Here {
    const { table, subject } = this.shape;
    const { world, country } = this.planning;
    return {
      ...{ world, country, table, subject, column },
      words: wordsOf(spelledOut(column.name)),
      limits: this.limits(column.name),
      unique: this.singles.has(column.name),
      isKey: table.primaryKey.length === 1 && table.primaryKey[0] === column.name,
      used: new Set([...this.fields.values()].flatMap(({ type }) => type ?? [])),
    };
  }

  isReference(column: string): boolean {
    return this.shape.links.some(({ key }) => key.columns.includes(column));
  }

  /** Whether a column is told by other rows: a reference, a number that goes on, a sum. */
  isLinked(column: string): boolean {
    const { type = '' } = this.fields.get(column) ?? {};
    const parsed = parseFieldType(type);
    return this.isReference(column) || parsed.kind === 'sequence' || 'table' in parsed;
  }

  /** Whether a column comes after another, or after one that does. */
  follows(column: string, base: string): boolean {
    const seen = new Set<string>();
    for (let at = this.fields.get(column)?.after; at !== undefined && !seen.has(at); ) {
      if (at === base) return true;
      seen.add(at);
      at = this.fields.get(at)?.after;
    }
    return false;
  }
}
