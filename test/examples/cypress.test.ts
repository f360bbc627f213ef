import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, cases, generate } from 'specimen-data';
import { expect, it } from 'vitest';
import { home, runIn } from './example.ts';

const tasks: Record<string, (asked: object) => unknown> = createRequire(import.meta.url)(
  join(home('cypress'), 'cypress/tasks.js'),
);

// Cypress downloads a program of its own, so what Node runs for it is run here, and the rest is only read.
it('the tasks of Cypress answer as the library does', () => {
  expect(tasks.generate?.({ spec: 'de.iban', seed: 'demo', n: 3 })).toEqual(
    generate('de.iban', { seed: 'demo', n: 3 }),
  );
  expect(tasks.build?.({ spec: 'de.person', seed: 'demo', sex: 'female', name: 'Erika' })).toEqual(
    build('de.person', { sex: 'female', name: 'Erika' }, { seed: 'demo' }),
  );
  expect(tasks.cases?.({ spec: 'de.iban', seed: 'demo' })).toEqual(cases('de.iban', { seed: 'demo' }));
});

it.each(['cypress.config.js', 'cypress/support/e2e.js', 'cypress/e2e/signup.cy.js'])(
  '%s is JavaScript',
  async (file) => {
    expect(await runIn('cypress', ['node', '--check', file])).toEqual({ code: 0, told: '' });
  },
);

it('the form that Cypress fills is the one that Playwright fills', () => {
  const form = (name: string) => readFileSync(join(home(name), 'signup.html'), 'utf8');
  expect(form('cypress')).toBe(form('playwright'));
});
