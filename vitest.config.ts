import { defineConfig } from 'vitest/config';
import { hasBrowser } from './scripts/browser.mjs';

/** The packages' own condition for their sources; other packages know one named `source`. */
const source = { conditions: ['specimen'] };

export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    include: ['test/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
    exclude: hasBrowser ? [] : ['test/page'],
    globalSetup: ['scripts/browser.mjs'],
    // No test leaves anything behind, so files share their modules: some hundred imports less.
    isolate: false,
    testTimeout: 60_000,
  },
});
