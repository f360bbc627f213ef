import { Problem, regex } from 'specimen-data/internal';

/** What a text must look like: a regular expression of ECMA-262. */
export interface Form {
  readonly pattern: string;
  /** Whether capitals count as small letters. */
  readonly anyCase: boolean;
}

/** How a check compares a text with a pattern. */
export interface Matching {
  /** Whether `%` and `_` stand for others. */
  readonly like: boolean;
  readonly anyCase: boolean;
  /** Whether it is of `SIMILAR TO`, which is a regular expression where `%` and `_` stand for others too. */
  readonly similar?: boolean;
}

/** The form that a pattern of a check tells; nothing where it cannot be read. */
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

/** The regular expression of a pattern of `SIMILAR TO`. */
export function similarTo(text: string): string {
  return `^(?:${text.replace(/%/g, '.*').replace(/_/g, '.')})$`;
}

/** What stands in brackets in the regular expressions of databases alone. */
const CLASSES: Readonly<Record<string, string>> = {
  ...{ alpha: 'A-Za-z', digit: '0-9', alnum: 'A-Za-z0-9', upper: 'A-Z', lower: 'a-z', xdigit: '0-9a-f' },
  ...{ space: '\\s', punct: '!-\\/:-@' },
};
