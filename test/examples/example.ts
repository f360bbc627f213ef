import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Where an example stands. */
export const home = (name: string) => fileURLToPath(new URL(`../../examples/${name}/`, import.meta.url));

/** Exit code and output of a command. */
export interface Ended {
  readonly code: number | null;
  readonly told: string;
}

/** Runs a command in an example's folder to its end; what is installed here is found above it. */
export async function runIn(
  name: string,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, {
    cwd: home(name),
    env: { PATH, HOME, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      told += text;
    });
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', ({ message }) => {
      told += message;
    });
    child.once('close', resolve);
  });
  return { code, told };
}
