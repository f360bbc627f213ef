import type { Format } from '../formats/format.ts';
import type { Day } from '../kernel/day.ts';
import { suggestion } from '../kernel/find.ts';
import { object } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import type { World } from '../spec/spec.ts';
import { isCondition } from '../spec/steering.ts';
import type { Part } from './pump.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Any JSON value: readers of descriptions want a schema to say its type. */
export const anyJson = { type: ['string', 'number', 'boolean', 'null', 'array', 'object'] } as const;

/** How much a surface lets a caller ask for at once. */
export interface Caps {
  /** Rows of a request, and of all items of a batch. */
  readonly rows: number;
  /** Items of a batch. */
  readonly items: number;
  /** Values to validate. */
  readonly checks: number;
  /** Columns of a schema. */
  readonly columns: number;
  /** Rows of all tables of a dataset that the caller defines, values that it lists and numbers that a table passes over. */
  readonly records: number;
  /** Columns of all its tables, and how many values the making of a row may take, those of other rows among them. */
  readonly fields: number;
  readonly cells: number;
  /** Characters of all its patterns, and of all its types, constants and maps. */
  readonly patterns: number;
  readonly characters: number;
  /** Whether formats that are for files alone are offered too. */
  readonly files: boolean;
}

/** The caps of what is open to everyone: HTTP and MCP. */
export const SERVICE: Caps = {
  rows: 1000,
  items: 50,
  checks: 1000,
  columns: 100,
  records: 10_000,
  fields: 2000,
  cells: 10_000,
  patterns: 10_000,
  characters: 150_000,
  files: false,
};

/** No caps, for the library and the command. */
export const NO_CAPS: Caps = {
  rows: Number.MAX_SAFE_INTEGER,
  items: Number.MAX_SAFE_INTEGER,
  checks: Number.MAX_SAFE_INTEGER,
  columns: Number.MAX_SAFE_INTEGER,
  records: Number.MAX_SAFE_INTEGER,
  fields: Number.MAX_SAFE_INTEGER,
  cells: Number.POSITIVE_INFINITY,
  patterns: Number.MAX_SAFE_INTEGER,
  characters: Number.MAX_SAFE_INTEGER,
  files: true,
};

/** What operations work on. */
export interface Context {
  readonly world: World;
  readonly caps: Caps;
}

/** A parameter, declared once: every surface reads it and describes it from here. */
export interface Parameter<T = unknown> {
  /** What it is, in a sentence. */
  readonly text: string;
  /** Its value in JSON. */
  readonly schema: JsonSchema;
  readonly required?: boolean;
  /** Reads a query's text, a JSON value or an option alike; what is wrong is a problem that says what would be right. */
  read(given: unknown, name: string, caps: Caps): T;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** What was read of each parameter. */
export type Arguments<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends Parameter<infer T>
    ? P[Name] extends { readonly required: true }
      ? T
      : T | undefined
    : never;
};

/** What a caller gave, by the parameters' names. */
export type Given = Readonly<Record<string, unknown>>;

/** What an operation answers: a value, a list, or texts and rows that are made as they are read. */
export type Result = { readonly value: unknown } | List | Texts | Made;

/** `{ count, <property>: […] }`, whose entries are made as they are read. */
export interface List {
  readonly property: string;
  readonly entries: readonly (() => unknown)[];
}

/** Texts that are made as they are read. */
interface Texts {
  readonly parts: readonly Part[];
  /** The parameters that did not apply. */
  readonly ignored: readonly string[];
}

/** Rows, among texts. */
export interface Made extends Texts {
  readonly format: Format;
  /** The seed that was used. */
  readonly seed: string;
  /** The as-of date, if one was asked for. */
  readonly asOf?: Day | undefined;
  /** How many rows. */
  readonly rows: number;
  /** What the rows are called, for file names: `de-person`. */
  readonly name: string;
  /** Where the rows are a page of more: the pages to go to, by their relation to it. */
  readonly pages?: Readonly<Record<string, number>> | undefined;
  /** What is wrong with single items; each is told in its item too. */
  readonly errors?: readonly string[] | undefined;
}

/** What every surface offers: declared once with its parameters, its texts and its result. */
export interface Operation {
  /** A verb or noun, as the command and the tools call it. */
  readonly name: string;
  /** What it does, in a sentence without its full stop. */
  readonly summary: string;
  readonly parameters: Parameters;
  /** The names of the parameters that must be given. */
  readonly required: readonly string[];
  /** The JSON it answers. */
  readonly result: JsonSchema;
  /** Whether it answers rows: they carry a seed and come in every format. */
  readonly makes: boolean;
  /** Further media types of its answers, where a parameter other than `format` decides them. */
  readonly media?: readonly string[];
  /** Parameters that show what it does; the examples in all descriptions are made by them. */
  readonly example: Given;
  run(context: Context, args: Readonly<Record<string, unknown>>): Result;
}

/** Declares an operation; its `run` has what its parameters read. */
export function operation<const P extends Parameters>(
  declared: Omit<Operation, 'parameters' | 'required' | 'run' | 'makes'> & {
    readonly parameters: P;
    readonly makes?: boolean;
    run(context: Context, args: Arguments<P>): Result;
  },
): Operation & { readonly parameters: P } {
  const names = Object.keys(declared.parameters);
  const required = names.filter((name) => declared.parameters[name]?.required);
  return { makes: false, ...declared, required } as Operation & { readonly parameters: P };
}

/** An answer as surfaces send it. */
export interface Answer {
  /** Texts and rows, one after the other. */
  readonly parts: readonly Part[];
  readonly pretty: boolean;
  /** What is answered, where it is no rows. */
  readonly value?: unknown;
  /** The format of the rows; none where a value is answered as JSON. */
  readonly format?: Format;
  readonly seed?: string;
  /** The as-of date as `YYYY-MM-DD`, if one was asked for. */
  readonly asOf?: string | undefined;
  readonly rows: number;
  readonly name?: string;
  /** The parameters that did not apply. */
  readonly ignored: readonly string[];
  /** The pages to go to, by their relation to this one. */
  readonly pages?: Readonly<Record<string, number>> | undefined;
  /** What is wrong with single items; each is told in its item too. */
  readonly errors?: readonly string[] | undefined;
}

/** Reads the arguments and runs the operation. Names that are not parameters are for the surface to tell of or refuse. */
export function perform(operation: Operation, context: Context, given: Given): Answer {
  const args = readArguments(operation, given, context.caps);
  const pretty = args.pretty === true;
  const result = operation.run(context, args);
  if ('value' in result) {
    const { value } = result;
    return { parts: [textOf(value, pretty)], pretty: false, value, rows: 0, ignored: NONE };
  }
  if ('entries' in result) {
    return {
      parts: listParts(result),
      pretty,
      get value() {
        return listOf(result);
      },
      rows: 0,
      ignored: NONE,
    };
  }
  if (!('seed' in result)) return { ...result, pretty, rows: 0 };
  const { parts, format, seed, rows, name, ignored, pages, errors } = result;
  const asOf = result.asOf?.iso;
  if (!pretty || format.key === 'json')
    return { parts, pretty, format, seed, asOf, rows, name, ignored, pages, errors };
  return { ...result, asOf, pretty: false, ignored: [...ignored, 'pretty'] };
}

const NONE: readonly string[] = [];

function listOf({ property, entries }: List): object {
  return { count: entries.length, [property]: entries.map((entry) => entry()) };
}

function listParts({ property, entries }: List): readonly Part[] {
  const each = entries.map((entry, i) => () => `${i === 0 ? '' : ','}${JSON.stringify(entry())}`);
  return [`{"count":${entries.length},"${property}":[`, ...each, ']}'];
}

/** A value as JSON. */
export function textOf(value: unknown, pretty = false): string {
  return pretty ? `${JSON.stringify(value, null, 2)}\n` : JSON.stringify(value);
}

/** Reads what a caller gave by the parameters of an operation. */
export function readArguments(
  { parameters, required }: Operation,
  given: Given,
  caps: Caps,
): Readonly<Record<string, unknown>> {
  const args: Record<string, unknown> = {};
  for (const name in given) {
    const value = given[name];
    if (value === undefined || !Object.hasOwn(parameters, name)) continue;
    args[name] = (parameters[name] as Parameter).read(value, name, caps);
  }
  for (const name of required)
    if (args[name] === undefined)
      throw new Problem('missing-parameter', { subject: name, expected: parameters[name]?.text });
  return args;
}

/** What a caller gave, which must be an object with no other properties than these. */
export function only<T extends object>(names: readonly string[], given: T, what = 'options'): T {
  refuseUnknown(object(given, what), names, what);
  return given;
}

/** Refuses properties that nothing reads, with the nearest name that is known. */
export function refuseUnknown(given: object, known: readonly string[], what: string): void {
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    const near =
      known.includes('where') && isCondition(name)
        ? `; did you mean "where.${name}"?`
        : suggestion(name, known);
    const all = known.length > 0 ? `; it has ${known.join(', ')}` : '';
    throw new Problem('unknown-parameter', `${what} has no property ${shown(name)}${near || all}`, {
      subject: 'property',
      given: name,
    });
  }
}
