import { blocksOf, compile, jobFor, resolve, specimen, valuesOf } from 'specimen-data';
import { type Given, wanted } from './options.ts';
import { write, writeJson, writeRows } from './output.ts';

/** `specimen fetch`: what was understood with its data as JSON, or only the data in another format. */
export async function fetchWords(words: string, given: Given): Promise<void> {
  const { query, spec, country, field, fields, n } = resolve(words);
  const { format, ...options } = wanted(given);
  const source = compile(specimen.world, spec, given.fields ?? fields);
  const job = jobFor(source, { ...options, n: options.n ?? n });
  if (format.key !== 'json') return writeRows(job, format, false);
  const meant = { query, spec, country, field };
  if (given.pretty) return writeJson({ ...meant, data: valuesOf(job) }, true);
  await write(around(`${JSON.stringify(meant).slice(0, -1)},"data":`, blocksOf(job, format), '}'));
}

function* around(head: string, middle: Iterable<Uint8Array>, tail: string): Generator<string | Uint8Array> {
  yield head;
  yield* middle;
  yield tail;
}
