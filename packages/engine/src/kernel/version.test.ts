import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VERSION } from './version.ts';

const manifests = ['package.json', ...readdirSync('packages').map((name) => `packages/${name}/package.json`)];

it.each(manifests)('is that of %s and of the packages it needs', (file) => {
  const { version, dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  expect(version).toBe(VERSION);
  for (const [name, needed] of Object.entries(dependencies))
    if (/^(@specimen\/|specimen-)/.test(name)) expect(needed, name).toBe(VERSION);
});
