import type { Table } from '../datasets/table.ts';
import type { Format } from '../formats/format.ts';
import type { Day } from '../kernel/day.ts';
import { suggestion } from '../kernel/find.ts';
import { readObject } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import type { World } from '../spec/spec.ts';
import { isCondition } from '../spec/steering.ts';
import type { AnswerPart } from './pump.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schema of any JSON value. Some readers of descriptions require a type. */
export const anyJson = { type: ['string', 'number', 'boolean', 'null', 'array', 'object'] } as const;

/** Limits of a surface on one request. */
export interface Caps {
  /** Rows of a request, and of all items of a batch together. */
  readonly rows: number;
  /** Items of a batch. */
  readonly items: number;
  /** Values to validate. */
  readonly checks: number;
  /** Columns of a schema. */
  readonly columns: number;
  /** Rows of all tables in a definition, together with its listed values and skipped numbers. */
  readonly records: number;
  /** Columns of all its tables, and values that one row may depend on, including those of other rows. */
  readonly fields: number;
  readonly cells: number;
  /** Characters of all its patterns, and of all its types, constants and maps. */
  readonly patterns: number;
  readonly characters: number;
  /** True if formats that only make sense in a file are offered. */
  readonly files: boolean;
}

/** Limits of the public surfaces, HTTP and MCP. */
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

/** No limits, for the library and the command. */
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

/** The input of every operation besides its arguments. */
export interface Context {
  readonly world: World;
  readonly caps: Caps;
}

/** A parameter, declared once. Every surface reads and describes it from this declaration. */
export interface Parameter<T = unknown> {
  /** Description in one sentence. */
  readonly text: string;
  /** JSON Schema of its value. */
  readonly schema: JsonSchema;
  readonly required?: boolean;
  /** Reads text of a query, a JSON value or an option. A wrong value is a problem that says what would be right. */
  read(given: unknown, name: string, caps: Caps): T;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** The values that the parameters read. */
export type Arguments<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends Parameter<infer T>
    ? P[Name] extends { readonly required: true }
      ? T
      : T | undefined
    : never;
};

/** The values that a caller gave, by parameter name. */
export type Given = Readonly<Record<string, unknown>>;

/** The result of an operation: a value, a list, or texts and rows that are generated while they are read. */
export type Result = { readonly value: unknown } | ListResult | Texts | RowsResult;

/** `{ count, <property>: […] }`, with entries that are generated while they are read. */
export interface ListResult {
  readonly property: string;
  readonly entries: readonly (() => unknown)[];
}

/** Texts that are generated while they are read. */
interface Texts {
  readonly parts: readonly AnswerPart[];
  /** The parameters that did not apply. */
  readonly ignored: readonly string[];
}

/** Rows between texts. */
export interface RowsResult extends Texts {
  readonly format: Format;
  /** The seed that the rows were generated with. */
  readonly seed: string;
  /** The as-of date, if the caller gave one. */
  readonly asOf?: Day | undefined;
  /** Number of rows. */
  readonly rows: number;
  /** The name of the rows, for file names: `de-person`. */
  readonly name: string;
  /** Related pages by their relation, if the rows are one page of several. */
  readonly pages?: Readonly<Record<string, number>> | undefined;
  /** Errors of single items; each is also in its item. */
  readonly errors?: readonly string[] | undefined;
  /** The tables of the rows, for surfaces that write tables elsewhere than in the response. */
  readonly tables?: readonly Table[] | undefined;
}

/** An operation that every surface offers, declared once with its parameters, texts and result. */
export interface Operation {
  /** A verb or noun, used by the command and the tools. */
  readonly name: string;
  /** Summary in one sentence, without a full stop. */
  readonly summary: string;
  readonly parameters: Parameters;
  /** Names of the required parameters. */
  readonly required: readonly string[];
  /** JSON Schema of the response. */
  readonly result: JsonSchema;
  /** True if it returns rows, which have a seed and come in every format. */
  readonly makes: boolean;
  /** Additional media types of its responses, if a parameter other than `format` decides them. */
  readonly media?: readonly string[];
  /** Parameters of an example; all examples in descriptions are generated from them. */
  readonly example: Given;
  run(context: Context, args: Readonly<Record<string, unknown>>): Result;
}

/** Declares an operation; its `run` receives the values that its parameters read. */
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

/** A response as surfaces send it. */
export interface Answer {
  /** Texts and rows, in order. */
  readonly parts: readonly AnswerPart[];
  readonly pretty: boolean;
  /** The value, if the response has no rows. */
  readonly value?: unknown;
  /** The format of the rows; undefined if the response is a JSON value. */
  readonly format?: Format;
  readonly seed?: string;
  /** The as-of date as `YYYY-MM-DD`, if the caller gave one. */
  readonly asOf?: string | undefined;
  readonly rows: number;
  readonly name?: string;
  /** The parameters that did not apply. */
  readonly ignored: readonly string[];
  /** Related pages, by their relation to this one. */
  readonly pages?: Readonly<Record<string, number>> | undefined;
  /** Errors of single items; each is also in its item. */
  readonly errors?: readonly string[] | undefined;
  /** The tables of the rows, for surfaces that write tables elsewhere than in the response. */
  readonly tables?: readonly Table[] | undefined;
}

/** Reads the arguments and runs the operation. The surface decides about names that are not parameters. */
export function perform(operation: Operation, context: Context, given: Given): Answer {
  const args = readArguments(operation, given, context.caps);
  const pretty = args.pretty === true;
  const result = operation.run(context, args);
  if ('value' in result) {
    const { value } = result;
    return { parts: [jsonText(value, pretty)], pretty: false, value, rows: 0, ignored: NONE };
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
  const { parts, format, seed, rows, name, ignored, pages, errors, tables } = result;
  const asOf = result.asOf?.iso;
  if (!pretty || format.key === 'json')
    return { parts, pretty, format, seed, asOf, rows, name, ignored, pages, errors, tables };
  return { ...result, asOf, pretty: false, ignored: [...ignored, 'pretty'] };
}

const NONE: readonly string[] = [];

function listOf({ property, entries }: ListResult): object {
  return { count: entries.length, [property]: entries.map((entry) => entry()) };
}

function listParts({ property, entries }: ListResult): readonly AnswerPart[] {
  const each = entries.map((entry, i) => () => `${i === 0 ? '' : ','}${JSON.stringify(entry())}`);
  return [`{"count":${entries.length},"${property}":[`, ...each, ']}'];
}

/** Returns a value as JSON. */
export function jsonText(value: unknown, pretty = false): string {
  return pretty ? `${JSON.stringify(value, null, 2)}\n` : JSON.stringify(value);
}

/** Reads a caller's values with the parameters of an operation. */
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

/** Returns the given object; throws a problem if it has other properties than these. */
export function only<T extends object>(names: readonly string[], given: T, what = 'options'): T {
  refuseUnknownProperties(readObject(given, what), names, what);
  return given;
}

/** Refuses unknown properties and suggests the nearest known name. */
export function refuseUnknownProperties(given: object, known: readonly string[], what: string): void {
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
