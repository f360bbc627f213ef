import type { Command, Option } from './command.ts';

/** The one-letter names of options. */
export const SHORT: Readonly<Record<string, string>> = {
  n: 'n',
  seed: 's',
  format: 'f',
  out: 'o',
  pretty: 'p',
  help: 'h',
  version: 'v',
};

/** A command as it is typed, without its options: `fetch WORDS`. */
export function usageOf(name: string, { takes, nameless, optional }: Command): string {
  const words = takes.map((word) => (optional ? `[${word.name}]` : word.name));
  return [...(nameless ? [] : [name]), ...words].join(' ');
}

/** The name of the option that gives a parameter: `as-of` for `asOf`. */
export function hyphenated(parameter: string): string {
  return parameter.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The name of an option as it is typed: `--seed`, `-n`. */
export function dashed(name: string): string {
  return name.length === 1 ? `-${name}` : `--${name}`;
}

/** An option as it is described: `-s, --seed SEED`. */
export function typedAs(name: string, { value }: Option): string {
  const short = SHORT[name];
  const long = short && short !== name ? `-${short}, ${dashed(name)}` : dashed(name);
  return value === undefined ? long : `${long}${value.startsWith('[') ? '' : ' '}${value}`;
}
