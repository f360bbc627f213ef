import type { Value } from './draw/source.ts';
import type { BatchRequest } from './operations/batch.ts';
import type { JsonSchemaOptions } from './operations/fromJsonSchema.ts';
import type { Schema } from './operations/schema.ts';
import type { SchemaField } from './operations/schemaField.ts';
import type { GenerateOptions } from './options.ts';
import type { Where } from './spec/steering.ts';
import type {
  AlwaysBare,
  Companies,
  Countries,
  Groups,
  LocalNames,
  NeverBare,
  PersonKey,
  PersonKeys,
  Presets,
  Product,
  Types,
  ValidatorId,
} from './specs.ts';

export type Code = keyof Countries;

/** Names that an editor suggests. Synonyms, and names that are known only at run time, are allowed too. */
export type Suggested<Known extends string> = Known | (string & Record<never, never>);

/** Every spec by its key or its local name. Other synonyms of a country are plain strings to the compiler. */
export type Spec =
  | {
      [C in Code]: `${C}.${(keyof Countries[C] & string) | (keyof LocalNames[C] & string) | RecordName}`;
    }[Code]
  | { [C in Code]: `${C}.preset:${Presets[C]}` }[Code]
  | `any.${TypeSpec}`;

/** A generic type: with parameters if it accepts some, and without if it needs none. */
type TypeSpec = Exclude<keyof Types, NeverBare> | `${Exclude<keyof Types, AlwaysBare>}:${string}`;

type RecordName = 'person' | 'full' | 'company' | 'product';

/** One row of a scenario. */
export interface Line {
  readonly label: string;
  /** Name of the row in a table of `layout: 'columns'`; unique in a scenario. */
  readonly code: string;
  readonly value: Value;
}

/** The result of a spec: a single row without a count, an array with it. */
export type Generated<S extends Spec, F = undefined, N = undefined> = N extends number
  ? Row<S, F>[]
  : Row<S, F>;

/** One row of a spec, with the chosen fields. */
export type Row<S extends Spec, F = undefined> = S extends `any.${infer T}`
  ? TypeValue<T>
  : S extends `${infer C extends Code}.${infer Selector}`
    ? Selected<C, Selector, F>
    : never;

type TypeValue<T extends string> = T extends keyof Types
  ? Types[T]
  : T extends `${infer Key extends keyof Types}:${string}`
    ? Types[Key]
    : Value;

type Selected<C extends Code, Selector extends string, F> = Selector extends keyof Countries[C]
  ? NonNullable<Countries[C][Selector]>
  : Selector extends keyof LocalNames[C]
    ? NonNullable<Countries[C][LocalNames[C][Selector] & keyof Countries[C]]>
    : Selector extends 'person'
      ? Chosen<C, F, Pick<Countries[C], (PersonKey | PersonKeys[C]) & keyof Countries[C]>>
      : Selector extends 'full'
        ? Chosen<C, F, Countries[C]>
        : Selector extends 'company'
          ? Companies[C]
          : Selector extends 'product'
            ? Product
            : readonly Line[];

/** A record with the chosen fields. If a word is neither a key nor a local name, any of its fields. */
type Chosen<C extends Code, F, Plain> = [F] extends [undefined]
  ? Plain
  : F extends keyof Groups | readonly [keyof Groups]
    ? Pick<Countries[C], Members<Countries[C], F extends readonly [infer G] ? G : F>>
    : [Words<F>] extends [keyof Countries[C] | keyof LocalNames[C] | keyof Groups | 'all']
      ? Pick<Countries[C], Keys<C, Words<F>> & keyof Countries[C]>
      : Partial<Countries[C]>;

type Members<All, G> = G extends keyof Groups ? Extract<keyof All, Groups[G]> : never;

type Keys<C extends Code, W> = W extends keyof Countries[C]
  ? W
  : W extends 'all'
    ? keyof Countries[C]
    : W extends keyof LocalNames[C]
      ? LocalNames[C][W]
      : Members<Countries[C], W>;

type Words<F> = F extends readonly (infer W)[] ? W : F extends string ? Split<F> : never;

type Split<T extends string> = T extends `${infer Word},${infer Rest}`
  ? Trimmed<Word> | Split<Rest>
  : Trimmed<T>;

type Trimmed<T extends string> = T extends ` ${infer Rest}`
  ? Trimmed<Rest>
  : T extends `${infer Rest} `
    ? Trimmed<Rest>
    : T;

/** A text that is not a literal, such as a template with a variable part. */
type Unknown<S extends string> = Record<never, never> extends Record<S, 1> ? unknown : never;

/** One of these names. A literal must be one of them; a text that is not a literal may have any value. */
export type OneOf<S extends string, Names extends string> = Names | (S & Untold<S>);

type Untold<S extends string> = S extends string ? S & Unknown<S> : never;

/**
 * Options whose fields the compiler reads, with a list for editors. The number of rows is a separate type
 * parameter.
 */
type Options<F> = Omit<GenerateOptions, 'n' | 'fields'> & { readonly fields?: F | FieldsOffered };
type FieldsOffered = readonly Suggested<keyof Groups | Groups[keyof Groups] | 'all'>[];
type FieldWords = GenerateOptions['fields'];
type Count<N> = { readonly n: N };
type NoCount = { readonly n?: undefined };

/** Generates the rows of a spec. A literal spec must be known. */
export interface Generate {
  /** Generates the rows of a spec that the compiler does not know: a single value without `n`, an array with it. */
  <S extends string>(spec: S & Unknown<S>, options?: GenerateOptions): Value;
  /** Generates a single value or record of a spec: `generate('de.iban')`; an array with `n`. */
  <S extends Spec, const F extends FieldWords = undefined>(
    spec: S,
    options?: Options<F> & NoCount,
  ): Generated<S, F>;
  /** Generates `n` rows of a spec: `generate('de.person', { n: 10, seed: 'demo' })`. */
  <S extends Spec, N extends number | undefined, const F extends FieldWords = undefined>(
    spec: S,
    options: Options<F> & Count<N>,
  ): Generated<S, F, N>;
  /** Generates a single value without `n`, an array with it. */
  <S extends Spec>(spec: S, options: GenerateOptions): Generated<S, string, number | undefined>;
}

/** The results of several specs; any values if the specs may be any. */
type Each<S extends readonly Spec[], F, N = undefined> = [Spec] extends [S[number]]
  ? Value[]
  : { -readonly [I in keyof S]: Generated<S[I], F, N> };

/** Generates the rows of several specs. */
export interface GenerateMany {
  /** Generates a value of each spec, in order, with one seed: specs of one country belong to one person. */
  <const S extends readonly Spec[], const F extends FieldWords = undefined>(
    specs: S,
    options?: Options<F> & NoCount,
  ): Each<S, F>;
  /**
   * Generates the rows of each spec, in order, with one seed: in each row, specs of one country belong to one
   * person.
   */
  <const S extends readonly Spec[], N extends number | undefined, const F extends FieldWords = undefined>(
    specs: S,
    options: Options<F> & Count<N>,
  ): Each<S, F, N>;
  /** Generates the result of each spec, in order, with one seed. */
  <S extends string>(specs: readonly OneOf<S, Spec>[], options?: GenerateOptions): Value[];
}

/** Generates any number of rows, one at a time. */
export interface EachRow {
  /** Generates any number of rows, one at a time, of a spec that the compiler does not know. */
  <S extends string>(spec: S & Unknown<S>, options: GenerateOptions): Generator<Value, void, undefined>;
  /** Generates any number of rows, one at a time, in constant memory. */
  <S extends Spec, const F extends FieldWords = undefined>(
    spec: S,
    options: Options<F> & { readonly n?: number | undefined },
  ): Generator<Row<S, F>, void, undefined>;
}

/** The conditions on a record: all for persons, places and banks for firms, none for products. */
type Askable<S extends string> = S extends `${string}.${'person' | 'full'}`
  ? Where
  : S extends `${string}.company`
    ? Pick<Where, 'city' | 'region' | 'bank'>
    : unknown;

/** Generates a record with overrides. */
export interface Build {
  /**
   * Generates one record with overrides, for factories: `build('de.person', { sex: 'female', role: 'admin' })`.
   * Overrides that are conditions (`sex`, `age`, `city` …) steer the record, so that the other fields agree with
   * them; others replace values.
   */
  <S extends `${Code}.${RecordName}`, const O extends object = Record<never, never>>(
    spec: S,
    overrides?: O & Askable<S>,
    options?: Omit<GenerateOptions, 'n' | 'fields'>,
  ): Omit<Row<S>, Exclude<keyof O, keyof Askable<S>>> & Omit<O, keyof Askable<S>>;
  /** Generates one record with overrides, of a spec that the compiler does not know. */
  <S extends string>(
    spec: S & Unknown<S>,
    overrides?: object,
    options?: GenerateOptions,
  ): Readonly<Record<string, unknown>>;
}

/** Options of rows that satisfy a JSON Schema. The number of rows is a separate type parameter. */
type SchemaRows<C extends string> = Omit<JsonSchemaOptions, 'n' | 'country'> & {
  /** The country of the persons and firms in the rows; `us` by default. */
  readonly country?: OneOf<C, Code> | undefined;
};

/** Generates rows that satisfy a JSON Schema. The caller states their type. */
export interface FromJsonSchema {
  /** Generates one row that satisfies a JSON Schema; an array with `n`. */
  <T = unknown, C extends string = string>(schema: object | boolean, options?: SchemaRows<C> & NoCount): T;
  /** Generates `n` rows that satisfy a JSON Schema. */
  <T = unknown, C extends string = string>(
    schema: object | boolean,
    options: SchemaRows<C> & Count<number>,
  ): T[];
  /** Generates rows that satisfy a JSON Schema: a single value without `n`, an array with it. */
  <T = unknown, C extends string = string>(
    schema: object | boolean,
    options?: SchemaRows<C> & { readonly n?: number | undefined },
  ): T | T[];
}

/** A caller's schema, with types that an editor suggests. A declared variable has the plain type. */
export interface SchemaOffered<T extends string> extends Omit<Schema, 'fields'> {
  /** The columns. */
  readonly fields: readonly ColumnOffered<T>[];
}

interface ColumnOffered<T extends string> extends Omit<SchemaField, 'type' | 'fields'> {
  /** A generic type with its parameters, or `<country>.<field>`, or `<country>.person` and the like for a record. */
  readonly type?: OneOf<T, Spec | TypeSpec>;
  /** The columns of a nested object. */
  readonly fields?: readonly ColumnOffered<T>[];
}

/** A request of a batch, with specs that an editor suggests. */
export interface RequestOffered<S extends string> extends Omit<BatchRequest, 'spec'> {
  /** `<country>.<selector>` or `any.<type>`. */
  readonly spec: OneOf<S, Spec>;
}

/** A check: the value, and its standard by a validator's id or by a spec with a validator. */
export type Check<V extends string = string, S extends string = string> = {
  readonly value: unknown;
  /** True to add the reason for a refusal, or the facts that a valid value encodes. */
  readonly explain?: boolean | undefined;
} & (
  | {
      /** The id of a validator, such as `iban`. */
      readonly validator: OneOf<V, ValidatorId>;
      readonly spec?: string | undefined;
    }
  | {
      /** A spec with a validator, such as `de.iban`. */
      readonly spec: OneOf<S, Spec>;
      readonly validator?: undefined;
    }
);
