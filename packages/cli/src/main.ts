import { parseArgs } from 'node:util';
import { Problem } from 'specimen-data';
import { type Command, commands, generate } from './commands.ts';
import { HELP } from './help.ts';
import { OPTIONS } from './options.ts';
import { Closed, write } from './output.ts';
import { VERSION } from './version.ts';

/** Runs the command and sets the exit code: 0 well, 1 a value that is not valid, 2 what the caller can mend. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const { values, positionals } = read(args);
    if (values.version) return await write([`${VERSION}\n`]);
    const [name, ...rest] = positionals;
    if (values.help || name === undefined) return await write([HELP]);
    const { run, takes } = commandOf(name);
    const given = name.includes('.') ? positionals : rest;
    if (given.length !== takes.length) {
      throw new Problem(
        'bad',
        `specimen ${name.includes('.') ? '' : `${name} `}takes ${takes.join(' ') || 'nothing more'}; see specimen --help`,
      );
    }
    await run(given, values);
  } catch (error) {
    if (error instanceof Closed) return;
    if (!(error instanceof Problem)) throw error;
    process.stderr.write(`specimen: ${error.message}\n`);
    process.exitCode = 2;
  }
}

/** A word with a dot is a spec; no command has one. */
function commandOf(name: string): Command {
  if (name.includes('.')) return generate;
  const command = commands.get(name);
  if (command) return command;
  throw new Problem(
    'bad',
    `${JSON.stringify(name.slice(0, 60))} is neither a command nor a spec such as de.iban; see specimen --help`,
  );
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw error instanceof TypeError ? new Problem('bad', error.message.split('. ')[0] as string) : error;
  }
}
