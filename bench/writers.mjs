// Writers of rows to NDJSON bytes, ours and those of @faker-js/faker.
import { specimen } from 'specimen-data';
import { blocksOf, formats, Pump } from 'specimen-data/surface';
import { compileSchema } from '../packages/engine/dist/operations/schemaSource.js';

const ndjson = formats.get('ndjson');
const encoder = new TextEncoder();

/** Writes n rows of a schema to NDJSON bytes and drops them. */
export function writer(fields, where) {
  const source = compileSchema(specimen.world, fields, 100, where);
  return (n) => {
    let bytes = 0;
    const rows = { source, seed: 'bench', count: n, offset: 0 };
    for (const block of blocksOf(new Pump([{ rows, format: ndjson }]))) bytes += block.length;
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
