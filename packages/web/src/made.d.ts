/** Constants that the build inserts: see scripts/page.mjs. */
declare const WORKER: string;
declare const REFERENCE: string;
declare const GUIDE: boolean;
declare const SHELL: readonly string[];
declare const REST: readonly string[];

declare module '#catalogue' {
  export interface CountryEntry {
    readonly code: string;
    readonly name: string;
    readonly flag: string;
    readonly currency: string;
    readonly group: string;
    /** Three-letter code, native names, demonyms and nicknames; `_` stands for a space within a name. */
    readonly names: string;
  }
  /** Sorted by name. */
  export const countries: readonly CountryEntry[];
  /** Keys of the row formats. */
  export const formats: readonly string[];
  /** Records that every country has. */
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
  /** Names of all countries, loaded or not. */
  export const named: readonly { readonly code: string; readonly name: string }[];
}
