import { parseArgs } from 'node:util';
import { nearest, Problem, shown } from 'specimen-data/internal';
import type { Call, Command, Option } from './command.ts';
import { commands } from './commands.ts';
import { meantIn } from './given.ts';
import { COMMON, commandNamed } from './help.ts';
import type { Io } from './io.ts';
import { dashed, SHORT } from './usage.ts';

/** All options of all commands. */
export const OPTIONS: Readonly<Record<string, Option>> = Object.assign(
  {},
  COMMON,
  ...Object.values(commands).map(({ options }) => options),
);

/** Parses the words after `specimen`. */
export function read(args: readonly string[], io: Io): Call & { readonly version: boolean } {
  const { tokens } = parseArgs({ args: [...args], options: KNOWN, strict: false, tokens: true });
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const { name, rest } = named(words);
  const meant = meantBy(tokens);
  const command = commandNamed(commands, name, meantIn({ meant }, name));
  const typed: Record<string, string | true> = {};
  // A command may have an option `--version` of its own; otherwise it prints the version of the program.
  const isOurs = (option: string) => option === 'version' && !Object.hasOwn(command.options, option);
  let version = false;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (isOurs(token.name)) version = true;
    else typed[token.name] = checked(token, command);
  }
  const { help, ...given } = typed;
  const call = { name, command, io, words: rest, meant, version };
  if (help) {
    const of = words.length === 0 || name === 'help' ? rest : [name];
    return { ...call, name: 'help', command: commands.help as Command, words: of, options: {}, ignored: [] };
  }
  const applies = ([option]: readonly [string, unknown]) => Object.hasOwn(command.options, option);
  const entries = Object.entries(given);
  return {
    ...call,
    options: Object.fromEntries(entries.filter(applies)),
    ignored: entries.filter((entry) => !applies(entry)).map(([option]) => option),
  };
}

const KNOWN = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, { value, bare }]) => {
    const short = SHORT[name];
    return [
      name,
      { type: value === undefined || bare ? 'boolean' : 'string', ...(short ? { short } : {}) } as const,
    ];
  }),
);

/** Returns the typed command; a word with a dot is a spec and needs no command. */
function named(words: readonly string[]): { name: string; rest: readonly string[] } {
  const [first, ...rest] = words;
  if (first === undefined) return { name: 'help', rest };
  if (!first.includes('.')) return { name: first, rest };
  const [name = ''] = Object.keys(commands).filter((key) => commands[key]?.nameless);
  return { name, rest: words };
}

/** Returns the words that follow an option with an optional value, with the form in which they would be its value. */
function meantBy(tokens: ReturnType<typeof parseArgs>['tokens'] & object): ReadonlyMap<string, string> {
  const meant = new Map<string, string>();
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    if (token.kind !== 'positional' || before?.kind !== 'option' || before.value !== undefined) return;
    if (OPTIONS[before.name]?.bare) meant.set(token.value, `${before.rawName}=${token.value}`);
  });
  return meant;
}

interface Typed {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

/** Returns the value of a known option; throws if a required value is missing. */
function checked({ name, rawName, value, inlineValue }: Typed, command: Command): string | true {
  const option = [command.options, OPTIONS].find((options) => Object.hasOwn(options, name))?.[name];
  if (!option)
    throw new Problem('unknown-parameter', `unknown option ${printed(rawName)}${mended(name, command)}`, {
      subject: 'option',
      given: rawName,
    });
  if (option.value === undefined) {
    if (value === undefined) return true;
    throw new Problem('bad-parameter', `${rawName} takes no value, not ${shown(value)}`, {
      subject: rawName,
      given: value,
    });
  }
  if (value === undefined && option.bare) return true;
  if (value === undefined || (!inlineValue && isOption(value))) {
    throw new Problem('missing-parameter', `${rawName} requires a value: ${option.text}`, {
      subject: rawName,
    });
  }
  return value;
}

/** Returns the option for a parameter of that name, in this command or in another one; otherwise the most similar option. */
function mended(name: string, command: Command): string {
  const { options } = command;
  const near =
    [options, ...Object.values(commands).map((each) => each.options)]
      .flatMap((some) => Object.keys(some).filter((key) => some[key]?.parameter === name))
      .find((key) => Object.hasOwn(options, key)) ??
    nearest(name, likely(name, options)) ??
    nearest(name, likely(name, OPTIONS));
  if (near !== undefined) return `; did you mean ${dashed(near)}?`;
  if (/^[0-9]/.test(name)) return `; where it is a value, -- stands before it: -- -${name}`;
  const [known] =
    Object.entries(commands).find(([key, each]) => each === command && !each.nameless && key !== 'help') ??
    [];
  return `; specimen help ${known ?? 'COMMAND'} lists its options`;
}

/** Returns options by similarity. A name with omitted letters comes first: `--sed` suggests `--seed`, not `--sex`. */
function likely(typed: string, options: Readonly<Record<string, Option>>): readonly string[] {
  const names = Object.keys(options).filter((name) => name.length > 1);
  const isCut = (name: string) => {
    let at = 0;
    for (const letter of name) if (letter === typed[at]) at++;
    return at === typed.length;
  };
  return [...names.filter(isCut), ...names];
}

/** Returns true if a word is a known option, unlike a value such as -5. */
function isOption(word: string): boolean {
  const name = word.slice(2).split('=', 1)[0] as string;
  return word === '--' || (word.startsWith('--') ? Object.hasOwn(OPTIONS, name) : SHORTS.has(word));
}

const SHORTS: ReadonlySet<string> = new Set(Object.values(SHORT).map((short) => `-${short}`));

/** Returns a name as typed, with quotes if it needs them. */
function printed(name: string): string {
  return /^[\w-]{1,40}$/.test(name) ? name : shown(name);
}
