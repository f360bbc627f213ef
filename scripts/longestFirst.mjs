import { BaseSequencer } from 'vitest/node';

/** What takes longest begins first, so that no worker is left with it; a fresh clone remembers no times. */
const LONGEST = [
  'test/page/shell',
  'test/http/clients',
  'test/countries',
  'test/lives',
  'test/steering',
  'test/page/browse',
  'test/packages/typed',
  'test/cli/bulk',
  'test/http/workers',
  'test/http/closing',
  'test/page/rows',
  'test/judges',
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
