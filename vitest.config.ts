import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hasBrowser } from './scripts/browser.mjs';
import { LongestFirst } from './scripts/longestFirst.mjs';

/** The packages' own condition for their sources; other packages know one named `source`. */
const source = { conditions: ['specimen'] };

const engine = fileURLToPath(new URL('packages/engine/src/', import.meta.url));

export default defineConfig({
  resolve: {
    ...source,
    // The library's manifest names what is published alone.
    alias: [
      { find: /^specimen-data$/, replacement: `${engine}index.ts` },
      { find: /^specimen-data\/(engine|surface|countries\/..)$/, replacement: `${engine}$1.ts` },
      { find: /^specimen-data\/types$/, replacement: `${engine}types/index.ts` },
    ],
  },
  ssr: { resolve: source },
  test: {
    include: ['test/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
    exclude: hasBrowser ? [] : ['test/page/**'],
    globalSetup: ['scripts/browser.mjs', 'test/database/server.ts'],
    // No test leaves anything behind, so files share their modules: some hundred imports less.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
