import { Problem, shown, suggestion } from 'specimen-data/internal';
import type { Command, Option } from './command.ts';
import { dashed, typedAs, usageOf } from './usage.ts';
import { wrapped } from './wrapped.ts';

type Commands = Readonly<Record<string, Command>>;

/** Returns the help of all commands. */
export function generalHelp(commands: Commands, width: number): string {
  const entries = Object.entries(commands);
  const nameless = entries.filter(([, command]) => command.nameless);
  const named = entries.filter(([, command]) => !command.nameless);
  return [
    'Format-true synthetic test data.\n',
    ...nameless.map(([name, command]) => `Usage: specimen ${usageOf(name, command)} [options]`),
    '       specimen COMMAND [options]\n',
    ...nameless.map(([, command]) => details(command, width)),
    'Commands:',
    list(
      named.map(([name, command]) => [usageOf(name, command), command.summary]),
      width,
    ),
    ...wrapped(END, width),
    '',
  ].join('\n');
}

const END =
  'specimen help COMMAND shows the options of a command. Exit codes: 0 success, 1 a value is not valid, 2 a mistake or a failure.';

/** Returns the help of one command. */
export function helpOf(commands: Commands, name: string, width: number): string {
  const command = commandNamed(commands, name);
  const summary = wrapped(`${command.summary}.`, width).join('\n');
  return `${summary}\n\nUsage: specimen ${usageOf(name, command)} [options]\n\n${details(command, width)}`;
}

/** Returns the command with a name, or `generate` for a spec; throws a problem with the nearest name. */
export function commandNamed(commands: Commands, name: string, meant = ''): Command {
  if (Object.hasOwn(commands, name)) return commands[name] as Command;
  const nameless = Object.values(commands).find((command) => command.nameless);
  if (nameless && name.includes('.')) return nameless;
  const option = Object.hasOwn(COMMON, name) ? `; did you mean ${dashed(name)}?` : '';
  const near = suggestion(name, Object.keys(commands));
  const mend =
    meant || option || near || '; a spec has a dot, such as de.iban; specimen help lists the commands';
  throw new Problem('unknown-parameter', `unknown command ${shown(name)}${mend}`, {
    subject: 'command',
    given: name,
  });
}

/** Options that every command has. */
export const COMMON: Readonly<Record<string, Option>> = {
  help: { text: 'Shows this help.' },
  version: { text: 'Prints the version.' },
};

function details({ takes, options, example, more = [], explains }: Command, width: number): string {
  const words = takes.map(({ name, text }) => [name, text] as const);
  const typed = Object.entries({ ...options, ...COMMON, ...options }).map(
    ([name, option]) => [typedAs(name, option), option.text] as const,
  );
  const input = example?.input === undefined ? '' : `echo '${example.input}' | `;
  const lines = [
    ...(example ? [`${input}specimen ${example.line}`] : []),
    ...more.map((line) => `specimen ${line}`),
  ];
  const shows = `${lines.length > 1 ? 'Examples' : 'Example'}:\n${lines.map((line) => `  ${line}\n`).join('')}`;
  const sections = explains?.().flatMap(({ title, entries }) => [`${title}:`, list(entries, width)]) ?? [];
  return [
    ...(words.length ? [list(words, width)] : []),
    'Options:',
    list(typed, width),
    ...sections,
    shows,
  ].join('\n');
}

/** Formats names with their meanings beside them, wrapped. */
function list(entries: readonly (readonly [name: string, text: string])[], width: number): string {
  const indent = Math.min(24, Math.max(...entries.map(([name]) => name.length))) + 4;
  return entries
    .map(([name, text]) => {
      const lines = wrapped(text, width - indent).join(`\n${' '.repeat(indent)}`);
      const gap = name.length + 4 > indent ? `\n${' '.repeat(indent)}` : ' '.repeat(indent - 2 - name.length);
      return `  ${name}${gap}${lines}\n`;
    })
    .join('');
}
