import { WEIGHTED } from '../types/texts.ts';

/** The lowest and the highest number of a range, both included. */
export interface NumberRange {
  readonly low: number;
  readonly high: number;
}

/** One value of an enum; the weight is absent where all values are equally likely. */
export interface Choice {
  readonly value: string;
  readonly weight?: string;
}

/**
 * The type of a dataset column, such as `int:1,9` or `sum:items.amount`. The ranges are absent where the type has its
 * default parameters.
 */
export type FieldType =
  | { readonly kind: 'sequence'; readonly start: number; readonly step: number }
  | { readonly kind: 'int'; readonly range?: NumberRange }
  | { readonly kind: 'float'; readonly range?: NumberRange; readonly decimals?: number }
  | { readonly kind: 'enum'; readonly choices: readonly Choice[] }
  | { readonly kind: 'date' | 'datetime' | 'timestamp'; readonly years?: NumberRange }
  /** A field of a country (`de.iban`) or a column of another table (`orders.id`). */
  | { readonly kind: 'member'; readonly owner: string; readonly name: string }
  /** A value that the rows of another table determine: `sum:items.amount`, `count:items`, `nth:orders`. */
  | { readonly kind: 'sum' | 'count' | 'nth'; readonly table: string; readonly column: string }
  /** Any other generic type, with its parameters as written. */
  | { readonly kind: 'generic'; readonly key: string; readonly params?: string };

/** Parses the type of a column. Parameters that are not well formed stay text; compiling the column reports them. */
export function parseFieldType(text: string): FieldType {
  const relation = parseRelation(text);
  if (relation) return relation;
  const plain = text.replace(/^any\./i, '');
  const colon = plain.indexOf(':');
  const head = colon < 0 ? plain : plain.slice(0, colon);
  const dot = head.indexOf('.');
  if (dot >= 0) return { kind: 'member', owner: plain.slice(0, dot), name: plain.slice(dot + 1) };
  const key = head.toLowerCase();
  const params = colon < 0 ? undefined : plain.slice(colon + 1);
  const read = Object.hasOwn(PARSERS, key) ? PARSERS[key as keyof typeof PARSERS](params) : undefined;
  return read ?? { kind: 'generic', key, ...(params === undefined ? {} : { params }) };
}

/** Prints a type so that `parseFieldType` reads it back. */
export function printFieldType(type: FieldType): string {
  switch (type.kind) {
    case 'sequence':
      return type.start === 1 && type.step === 1 ? 'sequence' : `sequence:${type.start},${type.step}`;
    case 'int':
      return type.range ? `int:${type.range.low},${type.range.high}` : 'int';
    case 'float':
      return type.range ? `float:${printDecimals(type.range, type.decimals)}` : 'float';
    case 'enum':
      return `enum:${type.choices.map(({ value, weight }) => (weight === undefined ? value : `${value}=${weight}`)).join(',')}`;
    case 'date':
    case 'datetime':
    case 'timestamp':
      return type.years ? `${type.kind}:${type.years.low},${type.years.high}` : type.kind;
    case 'member':
      return `${type.owner}.${type.name}`;
    case 'sum':
    case 'count':
    case 'nth':
      return `${type.kind}:${type.table}${type.column === '' ? '' : `.${type.column}`}`;
    case 'generic':
      return type.params === undefined ? type.key : `${type.key}:${type.params}`;
  }
}

/** Parses a type that other rows determine. Its table and column keep the case they are written in. */
function parseRelation(text: string): FieldType | undefined {
  const [, kind, table = '', column = ''] = /^(sum|count|nth):([^.]*)\.?(.*)$/s.exec(text) ?? [];
  return kind === undefined ? undefined : { kind: kind as 'sum' | 'count' | 'nth', table, column };
}

type ParseParams = (params: string | undefined) => FieldType | undefined;

const PARSERS = {
  sequence(params) {
    const [start = 1, step = 1] = numbersIn(params) ?? [Number.NaN];
    return Number.isNaN(start) ? undefined : { kind: 'sequence', start, step };
  },
  int: (params) => ranged(params, (range) => ({ kind: 'int', ...(range ? { range } : {}) })),
  float(params) {
    const decimals = numbersIn(params)?.[2];
    return ranged(params, (range) => ({
      ...{ kind: 'float' },
      ...(range ? { range } : {}),
      ...(decimals === undefined ? {} : { decimals }),
    }));
  },
  enum(params) {
    return params === undefined ? undefined : { kind: 'enum', choices: params.split(',').map(parseChoice) };
  },
  date: (params) => ranged(params, (years) => ({ kind: 'date', ...(years ? { years } : {}) })),
  datetime: (params) => ranged(params, (years) => ({ kind: 'datetime', ...(years ? { years } : {}) })),
  timestamp: (params) => ranged(params, (years) => ({ kind: 'timestamp', ...(years ? { years } : {}) })),
} as const satisfies Readonly<Record<string, ParseParams>>;

/** Builds a type from its range; returns undefined unless the parameters are at least two numbers. */
function ranged(
  params: string | undefined,
  build: (range: NumberRange | undefined) => FieldType,
): FieldType | undefined {
  if (params === undefined) return build(undefined);
  const [low, high] = numbersIn(params) ?? [];
  return low === undefined || high === undefined ? undefined : build({ low, high });
}

/** Returns the numbers between the commas; empty without parameters, undefined if one is no number. */
function numbersIn(params: string | undefined): readonly number[] | undefined {
  if (params === undefined) return [];
  const parts = params.split(',');
  return parts.every((part) => /^-?\d+(\.\d+)?$/.test(part)) ? parts.map(Number) : undefined;
}

function parseChoice(text: string): Choice {
  const value = text.replace(WEIGHTED, '');
  return value === text ? { value } : { value, weight: text.slice(value.length + 1) };
}

/** Prints without an exponent, which no parameter may have. */
function printDecimals({ low, high }: NumberRange, decimals: number | undefined): string {
  const print = (value: number) => {
    const text = String(value);
    return text.includes('e') ? value.toFixed(decimals ?? 2).replace(/\.?0+$/, '') : text;
  };
  return [print(low), print(high), ...(decimals === undefined ? [] : [String(decimals)])].join(',');
}
