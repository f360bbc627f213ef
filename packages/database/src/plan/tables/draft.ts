import { type Country, parseFieldType, type TableField, type World } from 'specimen-data/internal';
import type { SchemaColumn, SchemaTable } from '../../schema.ts';
import type { Limits } from '../checks/columnLimits.ts';
import { type Checked, checkedOf } from '../checks/limits.ts';
import type { Here, Meaning } from '../columns/here.ts';
import { spelledOut, wordsOf } from '../columns/words.ts';
import type { Shape } from './shape.ts';

/** State shared by all tables of a plan. */
export interface Planning {
  readonly world: World;
  readonly country: Country;
  /** Returns the name of a table in the definition. */
  nameOf(table: SchemaTable): string;
  /** Returns the last key that a table uses. */
  lastOf(table: SchemaTable): number;
  /** Tables that are planned already, for references to them. */
  readonly planned: Map<Shape, readonly TableField[]>;
}

/** A table while its fields are made. */
export class Draft {
  readonly fields = new Map<string, TableField>();
  readonly whys = new Map<string, Omit<Meaning, 'making'>>();
  readonly checked: Checked;
  /** Checks that demand different columns and cannot be satisfied. */
  readonly unkept: string[] = [];
  /** Columns that are omitted so that their default applies. */
  readonly left = new Set<string>();
  /** Columns that are unique by themselves. */
  readonly singles: ReadonlySet<string>;

  constructor(
    readonly shape: Shape,
    readonly planning: Planning,
  ) {
    const { table } = shape;
    this.checked = checkedOf(table);
    this.singles = new Set([table.primaryKey, ...table.uniques].filter((set) => set.length === 1).flat());
  }

  /** Columns that still need a field and can have one. */
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

  /** Returns a column with the facts about its table. */
  here(column: SchemaColumn): Here {
    const { table, subject } = this.shape;
    const { world, country } = this.planning;
    const { fields } = this;
    return {
      ...{ world, country, table, subject, column },
      words: wordsOf(spelledOut(column.name)),
      limits: this.limits(column.name),
      unique: this.singles.has(column.name),
      isKey: table.primaryKey.length === 1 && table.primaryKey[0] === column.name,
      // Few columns need it, and collecting it for each column of a wide table takes long.
      get used() {
        return new Set([...fields.values()].flatMap(({ type }) => type ?? []));
      },
    };
  }

  isReference(column: string): boolean {
    return this.shape.links.some(({ key }) => key.columns.includes(column));
  }

  /** Returns true if the values of a column depend on other rows: a reference, a sequence, a sum. */
  isLinked(column: string): boolean {
    const { type = '' } = this.fields.get(column) ?? {};
    const parsed = parseFieldType(type);
    return this.isReference(column) || parsed.kind === 'sequence' || 'table' in parsed;
  }

  /** Returns true if a column follows another one, directly or not. */
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
