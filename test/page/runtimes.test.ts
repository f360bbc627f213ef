import { expect, it } from 'vitest';
import { hashedBy, hashedInBrowser, placeProgram } from '../../scripts/hashed.mjs';
import { installed, packed } from '../packages/packed.ts';

const folder = installed(packed('specimen-data'));
placeProgram(folder);
const here = hashedBy(process.execPath, [], folder);

it('a program hashes all countries, and a runtime that cannot run it says why', () => {
  expect(here).toMatch(/^[0-9a-f]{64}$/);
  expect(hashedBy(process.execPath, ['--no-such-flag'], folder)).toContain('--no-such-flag');
  expect(hashedBy('no-such-runtime', [], folder)).toContain('ENOENT');
});

it('a browser makes the same bytes as Node', async () => {
  expect((await hashedInBrowser(folder)).hash).toBe(here);
});
