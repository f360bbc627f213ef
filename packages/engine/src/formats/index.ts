import { csv } from './csv.ts';
import type { Format } from './format.ts';
import { json } from './json.ts';
import { ndjson } from './ndjson.ts';
import { tsv } from './tsv.ts';
import { xml } from './xml.ts';

/** The formats by name, for the library and for files. */
export const formats: ReadonlyMap<string, Format> = new Map(
  [json, csv, ndjson, xml, tsv].map((format) => [format.key, format]),
);

/** Those that HTTP and MCP offer. */
export const served: ReadonlyMap<string, Format> = new Map([...formats].filter(([key]) => key !== tsv.key));
