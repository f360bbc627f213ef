import type { Value } from './draw/source.ts';
import type { JsonSchemaOptions } from './operations/fromJsonSchema.ts';
import type { Where } from './operations/steering.ts';
import type { GenerateOptions } from './options.ts';
import type {
  Companies,
  Countries,
  Groups,
  LocalNames,
  PersonKey,
  PersonKeys,
  Presets,
  Product,
  Types,
} from './specs.ts';

type Code = keyof Countries;

/** Every spec by its key or its local name; a country takes more synonyms, which are plain strings to the compiler. */
export type Spec =
  | {
      [C in Code]: `${C}.${(keyof Countries[C] & string) | (keyof LocalNames[C] & string) | RecordName}`;
    }[Code]
  | { [C in Code]: `${C}.preset:${Presets[C]}` }[Code]
  | `any.${keyof Types}`
  | `any.${keyof Types}:${string}`;

type RecordName = 'person' | 'full' | 'company' | 'product';

/** One row of a scenario. */
export interface Line {
  readonly label: string;
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
      ? Chosen<Countries[C], F, Pick<Countries[C], (PersonKey | PersonKeys[C]) & keyof Countries[C]>>
      : Selector extends 'full'
        ? Chosen<Countries[C], F, Countries[C]>
        : Selector extends 'company'
          ? Companies[C]
          : Selector extends 'product'
            ? Product
            : readonly Line[];

/** A record with the fields asked for; where a word is none of its keys, any of its fields. */
type Chosen<All, F, Plain> = [F] extends [undefined]
  ? Plain
  : F extends keyof Groups | readonly [keyof Groups]
    ? Pick<All, Members<All, F extends readonly [infer G] ? G : F>>
    : [Words<F>] extends [keyof All | keyof Groups | 'all']
      ? Pick<All, Named<All, Words<F>>>
      : Partial<All>;

type Members<All, G> = G extends keyof Groups ? Extract<keyof All, Groups[G]> : never;

type Named<All, W> = W extends keyof All ? W : W extends 'all' ? keyof All : Members<All, W>;

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

/** Options whose fields the compiler reads; how many rows are asked for is told beside them. */
type Options<F> = Omit<GenerateOptions, 'n' | 'fields'> & { readonly fields?: F };
type FieldWords = GenerateOptions['fields'];
type Count<N> = { readonly n: N };
type NoCount = { readonly n?: undefined };

/** Makes the rows of a spec; a spec that is written out must be one. */
export interface Generate {
  <S extends string>(spec: S & Unknown<S>, options?: GenerateOptions): Value;
  <S extends Spec, const F extends FieldWords = undefined>(
    spec: S,
    options?: Options<F> & NoCount,
  ): Generated<S, F>;
  <S extends Spec, N extends number | undefined, const F extends FieldWords = undefined>(
    spec: S,
    options: Options<F> & Count<N>,
  ): Generated<S, F, N>;
  <S extends Spec>(spec: S, options: GenerateOptions): Generated<S, string, number | undefined>;
}

/** Makes the rows of several specs. */
export interface GenerateMany {
  <const S extends readonly Spec[], const F extends FieldWords = undefined>(
    specs: S,
    options?: Options<F> & NoCount,
  ): { -readonly [I in keyof S]: Generated<S[I], F> };
  <const S extends readonly Spec[], N extends number | undefined, const F extends FieldWords = undefined>(
    specs: S,
    options: Options<F> & Count<N>,
  ): { -readonly [I in keyof S]: Generated<S[I], F, N> };
  (specs: readonly string[], options?: GenerateOptions): Value[];
}

/** Any number of rows, one at a time. */
export interface EachRow {
  <S extends string>(spec: S & Unknown<S>, options: GenerateOptions): Generator<Value, void, undefined>;
  <S extends Spec, const F extends FieldWords = undefined>(
    spec: S,
    options: Options<F> & { readonly n?: number | undefined },
  ): Generator<Row<S, F>, void, undefined>;
}

/** Makes a record with overrides. */
export interface Build {
  <S extends `${Code}.${RecordName}`, const O extends object = Record<never, never>>(
    spec: S,
    overrides?: O,
    options?: Omit<GenerateOptions, 'n' | 'fields'>,
  ): Omit<Row<S>, Exclude<keyof O, keyof Where>> & Omit<O, keyof Where>;
  <S extends string>(
    spec: S & Unknown<S>,
    overrides?: object,
    options?: GenerateOptions,
  ): Readonly<Record<string, unknown>>;
}

/** Makes rows of a JSON Schema; what they are is the caller's to say. */
export interface FromJsonSchema {
  <T = unknown>(schema: object | boolean, options?: Omit<JsonSchemaOptions, 'n'> & NoCount): T;
  <T = unknown>(schema: object | boolean, options: Omit<JsonSchemaOptions, 'n'> & Count<number>): T[];
  <T = unknown>(schema: object | boolean, options?: JsonSchemaOptions): T | T[];
}
