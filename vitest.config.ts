import { defineConfig } from 'vitest/config';

const source = { conditions: ['source'] };

export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    include: ['test/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
    testTimeout: 60_000,
    // eventsource has a `source` condition of its own, in TypeScript that Node cannot load.
    server: { deps: { inline: [/eventsource/, /@modelcontextprotocol\/(client|sdk)/] } },
  },
});
