interface Pair {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}
export interface Request {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly url: { readonly raw: string; readonly variable: readonly Pair[] };
    readonly header?: readonly Pair[];
    readonly body?: { readonly raw: string };
  };
}
export interface Collection {
  readonly variable: readonly Pair[];
  readonly item: readonly { readonly name: string; readonly item: readonly Request[] }[];
}
export function collectionOf(description: object): Collection;
