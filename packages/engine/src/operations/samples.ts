import { type Value, valuesAt } from '../draw/source.ts';
import { Problem } from '../kernel/problem.ts';
import { RowKey } from '../kernel/random.ts';
import type { World } from '../spec/spec.ts';
import type { SchemaField } from './schemaField.ts';
import { compileSchema } from './schemaSource.ts';

/** Returns some values of a field, or the problem if it cannot be generated. */
export function samplesOf(world: World, field: SchemaField, count: number): readonly Value[] | Problem {
  try {
    const source = compileSchema(world, [{ ...field, name: 'value' }], 1);
    const key = new RowKey('samples');
    const rows = Array.from({ length: count }, (_, i) => valuesAt(source, [key.at(i)])[0]);
    return rows.map((row) => (row as { readonly value: Value }).value);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Returns the number of rows for which a field has distinct values. */
export function distinctRows(world: World, field: SchemaField): number {
  return compileSchema(world, [{ ...field, unique: true }], 1).limit?.rows ?? Number.MAX_SAFE_INTEGER;
}
