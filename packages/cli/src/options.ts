import {
  type Format,
  formatOf,
  freshSeed,
  type GenerateOptions,
  LIMITS,
  Problem,
  seedText,
  whole,
} from 'specimen-data';

/** The options, as `parseArgs` takes them. */
export const OPTIONS = {
  n: { type: 'string', short: 'n' },
  seed: { type: 'string', short: 's' },
  fields: { type: 'string', short: 'f' },
  format: { type: 'string', short: 'o' },
  offset: { type: 'string' },
  pretty: { type: 'boolean', short: 'p' },
  all: { type: 'boolean' },
  port: { type: 'string' },
  host: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** The options given. */
export type Given = {
  readonly [K in keyof typeof OPTIONS]?: (typeof OPTIONS)[K]['type'] extends 'boolean' ? boolean : string;
};

/** The rows asked for: as over HTTP, but for the cap on rows. */
export function wanted({
  n,
  seed,
  offset,
  format,
}: Given): GenerateOptions & { seed: string; format: Format } {
  return {
    n: n === undefined ? undefined : whole(n, 'n', 1, Number.MAX_SAFE_INTEGER),
    offset: offset === undefined ? 0 : whole(offset, 'offset', 0, LIMITS.offset),
    seed: seed === undefined ? told(freshSeed()) : seedText(seed),
    format: formatOf(format),
  };
}

/** Tells a person the seed nobody chose, so that the data can be had again. */
export function told(seed: string): string {
  if (process.stderr.isTTY) process.stderr.write(`seed ${seed}\n`);
  return seed;
}

/** JSON that a caller wrote. */
export function parsed(text: string, what: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem('bad', `${what} is not valid JSON`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Problem(
    'bad',
    `${what} must be a JSON object like { "count": 2, "fields": [{ "name": "id", "type": "uuid" }] }`,
  );
}
