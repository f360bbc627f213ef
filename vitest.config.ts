import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { hasBrowser } from './scripts/browser.mjs';
import { LongestFirst } from './scripts/longestFirst.mjs';

/** The packages' own condition for their sources; other packages know one named `source`. */
const source = { conditions: ['specimen'] };

const engine = fileURLToPath(new URL('packages/engine/src/', import.meta.url));
const dist = fileURLToPath(new URL('packages/engine/dist/', import.meta.url));

/**
 * Tests run much code, and each of it little: Node 20, whose one optimising compiler is dear, waits for longer before it takes
 * it. Later versions have a cheap one before it, and not this option.
 */
const patience = process.versions.node.startsWith('20.') ? ['--interrupt-budget=500000'] : [];

/** Rooms of the quick run, `npm run test:quick`: no browser, no database, no examples; laws on a sample of entries. */
const QUICK = '{architecture,golden,laws,operations,support,validators}';

/** Unit tests that need the built page or the bundled packages, which the quick run does without. */
const BUILD = [
  'packages/server/src/{app,page}.test.ts',
  'packages/web/src/snippets.test.ts',
  'packages/cli/**',
];

export default defineConfig(({ mode }) => ({
  plugins: mode === 'built' || mode === 'quick' ? [builtEngine()] : [],
  resolve: {
    ...source,
    // The library's manifest names what is published alone.
    alias: [
      { find: /^specimen-data$/, replacement: `${engine}index.ts` },
      { find: /^specimen-data\/(engine|internal|countries\/..)$/, replacement: `${engine}$1.ts` },
      { find: /^specimen-data\/types$/, replacement: `${engine}types/index.ts` },
    ],
  },
  ssr: { resolve: source },
  test: {
    include: [
      mode === 'quick' ? `test/${QUICK}/**/*.test.ts` : 'test/**/*.test.ts',
      'packages/*/src/**/*.test.ts',
    ],
    exclude: [...(hasBrowser ? [] : ['test/page/**']), ...(mode === 'quick' ? BUILD : [])],
    env: mode === 'quick' ? { SAMPLE: '10' } : {},
    setupFiles: ['test/support/seed.ts'],
    globalSetup: mode === 'quick' ? [] : ['scripts/browser.mjs', 'test/database/server.ts'],
    // No test leaves anything behind, so files share their modules: some hundred imports less.
    isolate: false,
    // Tests wait for processes, browsers and clocks: four keep two processors busy.
    maxWorkers: 4,
    execArgv: ['--max-semi-space-size=32', ...patience],
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    server: { deps: { external: [/\/packages\/engine\/dist\//] } },
  },
}));

/** In the mode `built` the engine is what was built of it: Node loads that ten times as fast as Vite does the sources. */
function builtEngine(): Plugin {
  return {
    name: 'built-engine',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const source =
        found?.id.startsWith(engine) && /^(.+)(?<!\.test)\.ts$/.exec(found.id.slice(engine.length));
      return source ? `${dist}${source[1]}.js` : found;
    },
  };
}
