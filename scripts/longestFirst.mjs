import { BaseSequencer } from 'vitest/node';

/**
 * The slowest files start first, so that no worker is left with them at the end. A fresh clone has no recorded
 * times.
 */
const LONGEST = [
  'test/page/shell',
  'test/http/clients',
  'test/http/closing',
  'test/http/workers',
  'test/cli/bulk',
  'test/schemas/schema',
  'test/page/browse',
  'test/laws/steering',
  'test/judges/judges',
  'test/countries/countries',
  'test/page/docs',
  'test/packages/typed',
  'test/countries/lives',
  'test/page/rows',
  'test/examples/frameworks',
  'test/mcp/tools',
  'test/page/ask',
  'test/database/load',
  'test/jsonSchema/hostile',
  'test/examples/languages',
];

/** The order of test files. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const place = ({ moduleId }) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
