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

/** Names that an editor offers; synonyms and what is known only when the program runs are taken too. */
export type Word<Known extends string> = Known | (string & Record<never, never>);

/** Every spec by its key or its local name; a country takes more synonyms, which are plain strings to the compiler. */
export type Spec =
  | {
      [C in Code]: `${C}.${(keyof Countries[C] & string) | (keyof LocalNames[C] & string) | RecordName}`;
    }[Code]
  | { [C in Code]: `${C}.preset:${Presets[C]}` }[Code]
  | `any.${TypeSpec}`;

/** A generic type, with parameters where it takes some and without where it can do so. */
type TypeSpec = Exclude<keyof Types, NeverBare> | `${Exclude<keyof Types, AlwaysBare>}:${string}`;

type RecordName = 'person' | 'full' | 'company' | 'product';

/** One row of a scenario. */
export interface Line {
  readonly label: string;
  /** Names the row in a table of `layout: 'columns'`; unique in a scenario. */
  readonly code: string;
  readonly value: Value;
}

/** What a spec makes: one row without a count, an array with it. */
export type Generated<S extends Spec, F = undefined, N = undefined> = N extends number
  ? Row<S, F>[]
  : Row<S, F>;

/** One row of a spec, with the fields asked for. */
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
  ? Countries[C][Selector]
  : Selector extends keyof LocalNames[C]
    ? Countries[C][LocalNames[C][Selector] & keyof Countries[C]]
    : Selector extends 'person'
      ? Chosen<C, F, Pick<Countries[C], (PersonKey | PersonKeys[C]) & keyof Countries[C]>>
      : Selector extends 'full'
        ? Chosen<C, F, Countries[C]>
        : Selector extends 'company'
          ? Companies[C]
          : Selector extends 'product'
            ? Product
            : readonly Line[];

/** A record with the fields asked for; where a word is neither key nor local name, any of its fields. */
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

/** A text that the compiler does not know: what holds a variable part is as good as any. */
type Unknown<S extends string> = Record<never, never> extends Record<S, 1> ? unknown : never;

/** One of these names: a text that is written out must be one, any other may be. */
export type Named<S extends string, Names extends string> = Names | (S & Untold<S>);

type Untold<S extends string> = S extends string ? S & Unknown<S> : never;

/**
 * Options whose fields the compiler reads, from a list of those that an editor offers; how many rows are asked for is told
 * beside them.
 */
type Options<F> = Omit<GenerateOptions, 'n' | 'fields'> & { readonly fields?: F | FieldsOffered };
type FieldsOffered = readonly Word<keyof Groups | Groups[keyof Groups] | 'all'>[];
type FieldWords = GenerateOptions['fields'];
type Count<N> = { readonly n: N };
type NoCount = { readonly n?: undefined };

/** Makes the rows of a spec; a spec that is written out must be one. */
export interface Generate {
  /** The rows of a spec that the compiler does not know: one bare value without `n`, an array with it. */
  <S extends string>(spec: S & Unknown<S>, options?: GenerateOptions): Value;
  /** One bare value or record of a spec: `generate('de.iban')`; an array with `n`. */
  <S extends Spec, const F extends FieldWords = undefined>(
    spec: S,
    options?: Options<F> & NoCount,
  ): Generated<S, F>;
  /** The rows of a spec, as many as `n` says: `generate('de.person', { n: 10, seed: 'demo' })`. */
  <S extends Spec, N extends number | undefined, const F extends FieldWords = undefined>(
    spec: S,
    options: Options<F> & Count<N>,
  ): Generated<S, F, N>;
  /** One bare value without `n`, an array with it. */
  <S extends Spec>(spec: S, options: GenerateOptions): Generated<S, string, number | undefined>;
}

/** What each of several specs makes; where they may be any, any values. */
type Each<S extends readonly Spec[], F, N = undefined> = [Spec] extends [S[number]]
  ? Value[]
  : { -readonly [I in keyof S]: Generated<S[I], F, N> };

/** Makes the rows of several specs. */
export interface GenerateMany {
  /** A value of each spec, in their order, all of one seed: specs of one country belong to one person. */
  <const S extends readonly Spec[], const F extends FieldWords = undefined>(
    specs: S,
    options?: Options<F> & NoCount,
  ): Each<S, F>;
  /** The rows of each spec, in their order, all of one seed: row by row, specs of one country belong to one person. */
  <const S extends readonly Spec[], N extends number | undefined, const F extends FieldWords = undefined>(
    specs: S,
    options: Options<F> & Count<N>,
  ): Each<S, F, N>;
  /** What each spec makes, in their order, all of one seed. */
  <S extends string>(specs: readonly Named<S, Spec>[], options?: GenerateOptions): Value[];
}

/** Any number of rows, one at a time. */
export interface EachRow {
  /** Any number of rows, one at a time, of a spec that the compiler does not know. */
  <S extends string>(spec: S & Unknown<S>, options: GenerateOptions): Generator<Value, void, undefined>;
  /** Any number of rows, one at a time, in constant memory. */
  <S extends Spec, const F extends FieldWords = undefined>(
    spec: S,
    options: Options<F> & { readonly n?: number | undefined },
  ): Generator<Row<S, F>, void, undefined>;
}

/** What a record can be asked to be: persons anything, firms where they are and bank, products nothing. */
type Askable<S extends string> = S extends `${string}.${'person' | 'full'}`
  ? Where
  : S extends `${string}.company`
    ? Pick<Where, 'city' | 'region' | 'bank'>
    : unknown;

/** Makes a record with overrides. */
export interface Build {
  /**
   * One record with overrides, for factories: `build('de.person', { sex: 'female', role: 'admin' })`. What rows can be
   * asked to be (`sex`, `age`, `city` …) is asked, so that the record agrees with it; everything else is put in.
   */
  <S extends `${Code}.${RecordName}`, const O extends object = Record<never, never>>(
    spec: S,
    overrides?: O & Askable<S>,
    options?: Omit<GenerateOptions, 'n' | 'fields'>,
  ): Omit<Row<S>, Exclude<keyof O, keyof Askable<S>>> & Omit<O, keyof Askable<S>>;
  /** One record with overrides, of a spec that the compiler does not know. */
  <S extends string>(
    spec: S & Unknown<S>,
    overrides?: object,
    options?: GenerateOptions,
  ): Readonly<Record<string, unknown>>;
}

/** How rows of a JSON Schema are made; how many is told beside it. */
type SchemaRows<C extends string> = Omit<JsonSchemaOptions, 'n' | 'country'> & {
  /** Whose persons and firms the rows speak of; `us` when left out. */
  readonly country?: Named<C, Code> | undefined;
};

/** Makes rows of a JSON Schema; what they are is the caller's to say. */
export interface FromJsonSchema {
  /** One row that satisfies a JSON Schema; an array with `n`. */
  <T = unknown, C extends string = string>(schema: object | boolean, options?: SchemaRows<C> & NoCount): T;
  /** Rows that satisfy a JSON Schema, as many as `n` says. */
  <T = unknown, C extends string = string>(
    schema: object | boolean,
    options: SchemaRows<C> & Count<number>,
  ): T[];
  /** Rows that satisfy a JSON Schema: one without `n`, an array with it. */
  <T = unknown, C extends string = string>(
    schema: object | boolean,
    options?: SchemaRows<C> & { readonly n?: number | undefined },
  ): T | T[];
}

/** A caller's schema whose types an editor offers; those who declare a variable of it have the plain one. */
export interface SchemaOffered<T extends string> extends Omit<Schema, 'fields'> {
  /** The columns. */
  readonly fields: readonly ColumnOffered<T>[];
}

interface ColumnOffered<T extends string> extends Omit<SchemaField, 'type' | 'fields'> {
  /** A generic type with its parameters, or `<country>.<field>`, or `<country>.person` and the like for a record. */
  readonly type?: Named<T, Spec | TypeSpec>;
  /** The columns of a nested object. */
  readonly fields?: readonly ColumnOffered<T>[];
}

/** A request of a batch whose spec an editor offers. */
export interface RequestOffered<S extends string> extends Omit<BatchRequest, 'spec'> {
  /** `<country>.<selector>` or `any.<type>`. */
  readonly spec: Named<S, Spec>;
}

/** A check: the value, and what it should be, by a validator's id or by a spec that one backs. */
export type Check<V extends string = string, S extends string = string> = {
  readonly value: unknown;
  /** Also why it is refused, or what it says. */
  readonly explain?: boolean | undefined;
} & (
  | {
      /** A validator's id, such as `iban`. */
      readonly validator: Named<V, ValidatorId>;
      readonly spec?: string | undefined;
    }
  | {
      /** A spec that a validator backs, such as `de.iban`. */
      readonly spec: Named<S, Spec>;
      readonly validator?: undefined;
    }
);
