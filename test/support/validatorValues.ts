import { DIGITS, LETTERS, Random, RowKey } from '../../packages/engine/src/kernel/random.ts';
import type { Validator } from '../../packages/engine/src/model.ts';
import { citizen } from './citizen.ts';

type Maker = Pick<Validator, 'id' | 'make'>;

/** The value a validator makes for a row, the same in every run. */
export function made({ id, make }: Maker, row: number): string {
  const key = new RowKey('laws').at(row);
  return make(new Random(id).start(key), citizen(key));
}

/** That value with one digit or letter replaced by another of its kind, a letter also by a digit. */
export function changed(validator: Maker, row: number): string {
  return changedOnce(made(validator, row), drawn('changed', row));
}

/**
 * The changed value with every character in turn at a second place: where the rule has a check digit, some are
 * right again, so that what else the rule asks decides.
 */
export function changedTwice(validator: Maker, row: number): readonly string[] {
  const value = changed(validator, row);
  const at = drawn('twice', row).pick(places(value));
  return Array.from(kin(value[at] as string), (char) => put(value, at, char));
}

/** A deterministic stream for a row's changes. */
export function drawn(name: string, row: number): Random {
  return new Random(name).start(new RowKey('laws').at(row));
}

function changedOnce(value: string, random: Random): string {
  const at = random.pick(places(value));
  const char = value[at] as string;
  return put(value, at, random.pick(kin(char).replace(char, '')));
}

export function put(value: string, at: number, char: string): string {
  return value.slice(0, at) + char + value.slice(at + 1);
}

/** Where digits and letters stand. */
function places(value: string): readonly number[] {
  return [...value.matchAll(/[0-9A-Z]/gi)].map(({ index }) => index);
}

/** What may stand instead of a character: digits for a digit, letters of its case and digits for a letter. */
function kin(char: string): string {
  if (/\d/.test(char)) return DIGITS;
  return (char === char.toUpperCase() ? LETTERS : LETTERS.toLowerCase()) + DIGITS;
}

/** Works a value out when it is first asked for: not while tests are collected. */
export function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
