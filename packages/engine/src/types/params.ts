import { Problem, shown } from '../kernel/problem.ts';
import type { Type } from '../model.ts';

/** A parameter of a type: its default, and its reader, which returns undefined for a wrong text. */
interface Param<T> {
  readonly fallback: T;
  read(text: string): T | undefined;
}

/** Reads the parameters, all or none. Wrong, missing or extra ones are a problem that shows the syntax. */
export function readParams<T extends readonly unknown[]>(
  type: Pick<Type, 'key' | 'params'>,
  given: readonly string[],
  params: { readonly [K in keyof T]: Param<T[K]> },
): T {
  if (given.length === 0) return params.map(({ fallback }) => fallback) as unknown as T;
  if (given.length !== params.length) throw wrong(type, given);
  return params.map((param, i) => {
    const value = param.read((given[i] as string).trim());
    if (value === undefined) throw wrong(type, given);
    return value;
  }) as unknown as T;
}

/** Returns the problem of wrong parameters, with the reason if their syntax is right. */
export function wrong(
  { key, params }: Pick<Type, 'key' | 'params'>,
  given: readonly string[],
  why = '',
): Problem {
  const right = params ? `use ${key}:${params}` : `${key} takes no parameters`;
  const reason = why && `; ${why}`;
  return new Problem(
    'bad-parameter',
    `invalid parameters ${shown(given.join(','))} for ${key}: ${right}${reason}`,
    { subject: key, given: given.join(',') },
  );
}

/** Returns a parameter for a whole number in a range. */
export function wholeParam(fallback: number, min: number, max: number): Param<number> {
  return {
    fallback,
    read(text) {
      const value = /^-?[0-9]{1,16}$/.test(text) ? Number(text) : Number.NaN;
      return Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;
    },
  };
}

/** Returns a parameter for a decimal number in a range. */
export function decimalParam(fallback: number, min: number, max: number): Param<number> {
  return {
    fallback,
    read(text) {
      const value = /^-?[0-9]{1,16}(\.[0-9]{1,12})?$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}
