import { readFileSync } from 'node:fs';
import {
  batchOf,
  catalogue,
  compile,
  compileSchema,
  freshSeed,
  jobFor,
  Problem,
  parseBatch,
  resolve,
  seedText,
  specimen,
  validate,
} from 'specimen-data';
import { fetchWords } from './fetch.ts';
import { type Given, parsed, told, wanted } from './options.ts';
import { writeJson, writeRows } from './output.ts';

/** A command: what it takes besides options, and what it does. */
export interface Command {
  readonly takes: readonly string[];
  run(args: readonly string[], given: Given): Promise<void>;
}

/** `specimen <spec>`. */
export const generate: Command = {
  takes: ['<spec>'],
  run([spec = ''], given) {
    const { format, ...options } = wanted(given);
    return writeRows(jobFor(compile(specimen.world, spec, given.fields), options), format, given.pretty);
  },
};

/** Every other command, by name. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['fetch', { takes: ['"<words>"'], run: ([words = ''], given) => fetchWords(words, given) }],
  [
    'resolve',
    {
      takes: ['"<words>"'],
      run([words = ''], { pretty }) {
        const { query, ok, spec, country, field } = resolve(words);
        return writeJson({ query, ok, spec, country, field }, pretty);
      },
    },
  ],
  [
    'validate',
    {
      takes: ['<value>', '<validator|spec>'],
      async run([value, by = ''], { pretty }) {
        const result = validate({ value, ...(by.includes('.') ? { spec: by } : { validator: by }) });
        await writeJson(result, pretty);
        if (!result.valid) process.exitCode = 1;
      },
    },
  ],
  [
    'schema',
    {
      takes: ['<file|->'],
      run([file = '-'], given) {
        const { count = 1, seed, fields } = parsed(textOf(file), file === '-' ? 'standard input' : file);
        const { format, ...options } = wanted({
          ...given,
          ...(seed === undefined || given.seed !== undefined ? {} : { seed: seedText(seed) }),
        });
        const n = options.n ?? (count as number);
        return writeRows(
          jobFor(compileSchema(specimen.world, fields), { ...options, n }),
          format,
          given.pretty,
        );
      },
    },
  ],
  [
    'batch',
    {
      takes: ['<specs>'],
      run([specs = ''], { seed, fields, pretty }) {
        const shared = {
          seed: seed === undefined ? told(freshSeed()) : seedText(seed),
          ...(fields === undefined ? {} : { fields }),
        };
        return writeJson(batchOf(specimen.world, parseBatch(specs), shared), pretty);
      },
    },
  ],
  ['countries', list('countries', () => catalogue.countries())],
  [
    'country',
    { takes: ['<country>'], run: ([code = ''], { pretty }) => writeJson(catalogue.country(code), pretty) },
  ],
  ['catalog', list('countries', () => catalogue.catalog())],
  ['fields', list('fields', () => catalogue.fields())],
  [
    'field',
    { takes: ['<field>'], run: ([field = ''], { pretty }) => writeJson(catalogue.field(field), pretty) },
  ],
  ['types', list('types', () => catalogue.types())],
  ['validators', list('validators', ({ all }) => catalogue.validators(all ? 'all' : undefined))],
  [
    'serve',
    {
      takes: [],
      async run(_, { port, host }) {
        if (port !== undefined) process.env.PORT = port;
        if (host !== undefined) process.env.HOST = host;
        const { serve } = await import('@specimen/server');
        await mendable(serve());
      },
    },
  ],
  [
    'mcp',
    {
      takes: [],
      async run() {
        const { serveTools } = await import('@specimen/mcp/stdio');
        serveTools(process.env.SPECIMEN_URL);
      },
    },
  ],
]);

/** A list of the catalogue. */
function list(name: string, items: (given: Given) => readonly unknown[]): Command {
  return {
    takes: [],
    run(_, given) {
      const found = items(given);
      return writeJson({ count: found.length, [name]: found }, given.pretty);
    },
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new Problem('bad', `cannot read ${file}: ${(error as Error).message}`);
  }
}

/** A port that is taken and a setting that is none can be mended. */
async function mendable(serving: Promise<void>): Promise<void> {
  try {
    await serving;
  } catch (error) {
    throw new Problem('bad', (error as Error).message);
  }
}
