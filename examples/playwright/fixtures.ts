import { test as base } from '@playwright/test';
import { generate, type Row } from 'specimen-data';

interface Fixtures {
  /** Another person in each test, the same one in each run and retry. */
  readonly customer: Row<'de.person'>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  customer: async ({}, use, { titlePath }) => {
    await use(generate('de.person', { seed: titlePath.join(' ') }));
  },
});

export { expect } from '@playwright/test';
