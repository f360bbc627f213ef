import { Problem, regex } from 'specimen-data/internal';

/** A required form of texts, as an ECMA-262 regular expression. */
export interface Form {
  readonly pattern: string;
  /** True if case is ignored. */
  readonly anyCase: boolean;
}

/** The operator of a pattern comparison in a check. */
export interface Matching {
  /** True if `%` and `_` are wildcards. */
  readonly like: boolean;
  readonly anyCase: boolean;
  /** True for `SIMILAR TO`, a regular expression in which `%` and `_` are wildcards too. */
  readonly similar?: boolean;
}

/** Returns the form that a pattern describes; undefined if it cannot be read. */
export function formOf(text: string, { like, anyCase, similar = false }: Matching): Form | undefined {
  const pattern = similar
    ? similarTo(text)
    : like
      ? `^${text
          .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
          .replace(/%/g, '.*')
          .replace(/_/g, '.')}$`
      : text.replace(/\[:(\w+):\]/g, (sign, name: string) => CLASSES[name] ?? sign);
  try {
    regex(pattern);
    return { pattern, anyCase };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Returns the regular expression of a `SIMILAR TO` pattern. */
export function similarTo(text: string): string {
  return `^(?:${text.replace(/%/g, '.*').replace(/_/g, '.')})$`;
}

/** Character classes that only the regular expressions of databases have. */
const CLASSES: Readonly<Record<string, string>> = {
  ...{ alpha: 'A-Za-z', digit: '0-9', alnum: 'A-Za-z0-9', upper: 'A-Z', lower: 'a-z', xdigit: '0-9a-f' },
  ...{ space: '\\s', punct: '!-\\/:-@' },
};
