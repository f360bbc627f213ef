import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { VERSION } from '../../packages/engine/src/kernel/version.ts';
import { home } from './example.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const read = (name: string): Manifest => JSON.parse(readFileSync(join(home(name), 'package.json'), 'utf8'));
const folders = readdirSync(home('.'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const { devDependencies } = read('..');
const here: Readonly<Record<string, string>> = {
  ...devDependencies,
  'specimen-data': VERSION,
  'specimen-cli': VERSION,
};

it.each(folders)('the example for $name is in the table', ({ name }) => {
  expect(readFileSync(join(home('.'), 'README.md'), 'utf8')).toContain(`\n| [${name}](${name}) | `);
});

it.each(folders.filter(({ name }) => readdirSync(home(name)).includes('package.json')))(
  'the example for $name names the versions that are tried here',
  ({ name }) => {
    const { dependencies, devDependencies } = read(name);
    const major = (range: string) => /\d+/.exec(range)?.[0];
    for (const [each, range] of Object.entries({ ...dependencies, ...devDependencies }))
      if (each in here)
        expect({ each, range: major(range) }).toEqual({ each, range: major(`${here[each]}`) });
  },
);
