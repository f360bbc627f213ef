/** What the build puts in: see scripts/page.mjs. */
declare const WORKER: string;
declare const REFERENCE: string;
declare const SHELL: readonly string[];
declare const REST: readonly string[];

declare module '#catalogue' {
  export interface CountryEntry {
    readonly code: string;
    readonly name: string;
    readonly flag: string;
    readonly currency: string;
    readonly group: string;
    /** The code of three letters, native names, demonyms and nicknames, `_` for a space in one. */
    readonly names: string;
  }
  /** Sorted by name. */
  export const countries: readonly CountryEntry[];
  /** The keys of the formats of rows. */
  export const formats: readonly string[];
  /** The records of every country. */
  export const records: readonly string[];
  export const samples: readonly {
    readonly code: string;
    readonly field: string;
    readonly label: string;
    readonly value: string;
  }[];
}

declare module '#countries' {
  export const loads: Readonly<
    Record<string, () => Promise<Record<string, import('specimen-data').Country>>>
  >;
  /** The names of all, loaded or not. */
  export const named: readonly { readonly code: string; readonly name: string }[];
}
