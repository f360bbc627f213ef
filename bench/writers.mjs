// Writers of rows to NDJSON bytes, ours and those of @faker-js/faker.
import { specimen } from 'specimen-data';
import { blocksOf, NO_CAPS, operations, Pump, perform } from 'specimen-data/internal';

const encoder = new TextEncoder();

/** Writes n rows of a schema to NDJSON bytes and drops them. */
export function writer(fields, where) {
  const context = { world: specimen.world, caps: NO_CAPS };
  const { parts } = perform(operations.schema, context, { fields, where, seed: 'bench', format: 'ndjson' });
  return (n) => {
    let bytes = 0;
    const made = parts.map((part) => (part.rows ? { ...part, rows: { ...part.rows, count: n } } : part));
    for (const block of blocksOf(new Pump(made))) bytes += block.length;
    return bytes;
  };
}

export function fakerLines(make) {
  return (n) => {
    let bytes = 0;
    for (let i = 0; i < n; i++) bytes += encoder.encode(`${JSON.stringify(make())}\n`).length;
    return bytes;
  };
}
