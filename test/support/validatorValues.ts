import { DIGITS, LETTERS, Random, RowKey } from '../../packages/engine/src/kernel/random.ts';
import type { Validator } from '../../packages/engine/src/model.ts';
import { citizen } from './citizen.ts';

type Maker = Pick<Validator, 'id' | 'make'>;

/** Returns the value that a validator generates for a row, the same in every run. */
export function validValue({ id, make }: Maker, row: number): string {
  const key = new RowKey('laws').at(row);
  return make(new Random(id).start(key), citizen(key));
}

/** Returns that value with one character replaced: a digit by a digit, a letter by a letter or a digit. */
export function changedValue(validator: Maker, row: number): string {
  return changedOnce(validValue(validator, row), changeStream('changed', row));
}

/**
 * Returns the changed value with every character in turn at a second place. Some of them have a right check digit again,
 * so that the other rules decide.
 */
export function twiceChangedValues(validator: Maker, row: number): readonly string[] {
  const value = changedValue(validator, row);
  const at = changeStream('twice', row).pick(places(value));
  return Array.from(kin(value[at] as string), (char) => replaceAt(value, at, char));
}

/** Returns a deterministic random stream for the changes of a row. */
export function changeStream(name: string, row: number): Random {
  return new Random(name).start(new RowKey('laws').at(row));
}

function changedOnce(value: string, random: Random): string {
  const at = random.pick(places(value));
  const char = value[at] as string;
  return replaceAt(value, at, random.pick(kin(char).replace(char, '')));
}

export function replaceAt(value: string, at: number, char: string): string {
  return value.slice(0, at) + char + value.slice(at + 1);
}

/** Returns the positions of digits and letters. */
function places(value: string): readonly number[] {
  return [...value.matchAll(/[0-9A-Z]/gi)].map(({ index }) => index);
}

/** Returns the possible replacements: digits for a digit; letters of its case and digits for a letter. */
function kin(char: string): string {
  if (/\d/.test(char)) return DIGITS;
  return (char === char.toUpperCase() ? LETTERS : LETTERS.toLowerCase()) + DIGITS;
}

/** Computes a value on first use, so not while vitest collects tests. */
export function lazy<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
