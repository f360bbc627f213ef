import { pathOf } from '../plan/tables/tableNames.ts';
import type { SchemaTable } from '../schema.ts';
import type { Refusal } from '../session.ts';

/** Outcome of filling a table. */
export interface TableReport {
  readonly table: string;
  readonly rows: number;
  readonly status: 'filled' | 'left out' | 'excluded';
  /** Reason for omitting the table. */
  readonly reason?: string;
  /** Name of the rule that the rows broke. */
  readonly constraint?: string;
  /** Advice for changing the plan. */
  readonly hint?: string;
}

/** Reports a table whose rows the database refused in every plan. */
export function leftOut(table: SchemaTable, { reason, constraint, kind, column }: Refusal): TableReport {
  const name = pathOf(table);
  const columns = column === undefined ? columnNames(table, constraint) : [column];
  const check = table.constraints?.find((each) => each.name === constraint)?.check;
  const fields = columns.length === 0 ? 'its columns' : columns.join(', ');
  return {
    ...{ table: name, rows: 0, status: 'left out', reason },
    ...(constraint === undefined ? {} : { constraint }),
    hint:
      HINTS[kind]?.({ name, fields, check }) ??
      `write fields for ${fields} into the plan, or --exclude ${name}`,
  };
}

interface Around {
  readonly name: string;
  readonly fields: string;
  readonly check: string | undefined;
}

const HINTS: Readonly<Record<string, ((around: Around) => string) | undefined>> = {
  check: ({ fields, check }) =>
    `write fields for ${fields} into the plan whose values keep the check${check === undefined ? '' : ` ${check}`}`,
  null: ({ fields }) => `write a field for ${fields} into the plan, such as "const" or "values"`,
  unique: ({ fields }) => `write a field for ${fields} into the plan with "unique": true, or fewer "rows"`,
  right: ({ name }) => `grant INSERT on ${name}, or --exclude ${name}`,
  reference: ({ name, fields }) =>
    `write values for ${fields} into the plan that exist, or --exclude ${name}`,
};

/** Reports a table that needs an omitted table. */
export function leftOutFor(table: SchemaTable, needed: string): TableReport {
  return {
    ...{ table: pathOf(table), rows: 0, status: 'left out' },
    reason: `it needs rows of ${needed}, which is left out and empty`,
    hint: `fill ${needed} first`,
  };
}

function columnNames({ constraints = [] }: SchemaTable, constraint: string | undefined): readonly string[] {
  return constraints.find(({ name }) => name === constraint)?.columns ?? [];
}
