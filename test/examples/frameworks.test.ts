import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { browserFile, hasBrowser } from '../../scripts/browser.mjs';
import { runIn } from './example.ts';

const NPM_TEST = ['npm', 'test'];
const examples = [
  { name: 'vitest', command: NPM_TEST, told: /Tests +11 passed/ },
  { name: 'camt-import', command: NPM_TEST, told: /Tests +3 passed/ },
  { name: 'jest', command: NPM_TEST, told: /Tests: +11 passed/ },
  { name: 'jest-esm', command: NPM_TEST, told: /Tests: +5 passed/ },
  { name: 'msw', command: NPM_TEST, told: /Tests +3 passed/ },
  hasBrowser
    ? { name: 'playwright', command: NPM_TEST, told: /2 passed/ }
    : { name: 'playwright', command: [...NPM_TEST, '--', '--list'], told: /2 tests in 1 file/ },
];

it.each(examples)(
  'the example for $name passes',
  async ({ name, command, told }) => {
    const ended = await runIn(name, command, {
      NODE_OPTIONS: '--preserve-symlinks', // as if it were installed: Playwright compiles what is not in node_modules
      ...(hasBrowser ? { CHROMIUM: await browserFile() } : {}),
    });
    expect(ended.code, ended.told).toBe(0);
    expect(ended.told).toMatch(told);
  },
  120_000,
);

it('the examples are typed, strictly, against what is published', async () => {
  const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  expect(await runIn('.', [process.execPath, tsc, '-p', '.'])).toEqual({ code: 0, told: '' });
});
