import type { Body } from './body.ts';

/** A JSON Schema, as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A parameter of the query or the path. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly required?: boolean;
  readonly example?: string;
}

/** What a request brings. */
export interface Input {
  /** The values of the path's parameters, in its order. */
  readonly params: readonly string[];
  /** The first value of a query parameter. */
  query(name: string): string | undefined;
  /** The parsed JSON body; undefined without one. */
  readonly body: unknown;
}

/** What is sent back. */
export interface Answer {
  readonly type: string;
  readonly body: Body;
  /** 200 when left out. */
  readonly status?: number | undefined;
  /** The seed of generated data, for `X-Seed`. */
  readonly seed?: string | undefined;
  /** The file's name, for `Content-Disposition`. */
  readonly file?: string | undefined;
  /** How a small answer goes out, made once where the answer is kept. */
  readonly prepared?: Prepared | undefined;
  /** How many rows were generated, for the metrics. */
  readonly rows?: number | undefined;
}

/** Headers, flat, and a body of one character a byte. */
export interface Prepared {
  readonly head: string[];
  readonly text: string;
}

/** One endpoint: how it is served and how it is described. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Relative to the API's base, parameters in braces. */
  readonly path: string;
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly params?: readonly Parameter[];
  readonly query?: readonly Parameter[];
  readonly body?: { readonly schema: JsonSchema; readonly example: unknown };
  /** The media types of a good answer, each with its schema and an example. */
  readonly ok: Readonly<Record<string, { readonly schema: JsonSchema; readonly example: unknown }>>;
  /** Whether the answer carries `X-Seed`. */
  readonly seeded?: boolean;
  readonly errors: readonly (400 | 404 | 422)[];
  /** The answer, or what makes it: anew for each request of the same address. */
  handle(input: Input): Answer | (() => Answer);
}
