import { computed } from '@preact/signals';
import { refuseInexact } from 'specimen-data/internal';
import { query, set } from './address.ts';
import { basis } from './basis.ts';
import { rowsIn } from './bounds.ts';

/** A column of a schema. Properties without a control on the page are kept as imported. */
export interface SchemaField {
  readonly name?: string;
  readonly type?: string;
  /** A number, or the typed text if it is not a number; the engine then explains the mistake. */
  readonly blank?: number | string;
  readonly unique?: boolean;
  readonly invalid?: number | string | object;
  readonly [property: string]: unknown;
}

const BEGINNING: readonly SchemaField[] = [
  { name: 'id', type: 'sequence' },
  { name: 'customer', type: 'de.name' },
  { name: 'iban', type: 'de.iban' },
  { name: 'plan', type: 'enum:free=3,pro=1' },
  { name: 'joined', type: 'date:2020,2025' },
  { name: 'score', type: 'int:1,100', blank: 0.1 },
];

/** The columns in the address; undefined if they cannot be parsed. */
const written = computed(() =>
  query.value.fields === undefined ? BEGINNING : readFields(query.value.fields),
);
export const unreadable = computed(() => written.value === undefined);
export const fields = computed(() => written.value ?? []);
export const rows = computed(() => query.value.rows ?? '10');

/** Body of the request; undefined while it is incomplete. */
export const body = computed(() => {
  const count = rowsIn(rows.value);
  if (count === undefined || fields.value.length === 0) return undefined;
  return { count, ...basis.value, fields: fields.value };
});

export function setFields(next: readonly SchemaField[]): void {
  set({ fields: JSON.stringify(next) });
}

export function changeField(
  at: number,
  changes: { readonly [Key in keyof SchemaField]?: SchemaField[Key] | undefined },
): void {
  const changed = { ...fields.value[at], ...changes };
  const kept = Object.entries(changed).filter(
    ([key, value]) => !(key in changes) || (value !== undefined && value !== '' && value !== false),
  );
  setFields(fields.value.with(at, Object.fromEntries(kept)));
}

/** Moves a column; the others keep their order. */
export function moveField(from: number, to: number): void {
  const moved = fields.value[from];
  if (!moved || to < 0 || to >= fields.value.length) return;
  setFields(fields.value.toSpliced(from, 1).toSpliced(to, 0, moved));
}

function readFields(text: string): readonly SchemaField[] | undefined {
  try {
    const fields: unknown = JSON.parse(text);
    refuseInexact(text, 'the address');
    return isFields(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}

export function isFields(value: unknown): value is readonly SchemaField[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null);
}
