import { csv } from './csv.ts';
import type { Format } from './format.ts';
import { json } from './json.ts';
import { ndjson } from './ndjson.ts';
import { tsv } from './tsv.ts';
import { xml } from './xml.ts';

/** The formats by name that HTTP and MCP offer. */
export const served: ReadonlyMap<string, Format> = byKey(json, csv, ndjson, xml);

/** All formats, for the library and for files. */
export const formats: ReadonlyMap<string, Format> = new Map([...served, ...byKey(tsv)]);

function byKey(...all: readonly Format[]): ReadonlyMap<string, Format> {
  return new Map(all.map((format) => [format.key, format]));
}
