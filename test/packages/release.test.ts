import { expect, it } from 'vitest';
import { mistakes } from '../../scripts/releaseMistakes.mjs';

const right = {
  changelog: '# Changelog\n\n## 2.1.0\n\n- A change.\n\n## 2.0.0\n\n- Another.\n',
  source: "export const VERSION = '2.1.0';",
  manifests: [
    { path: 'package.json', version: '2.1.0' },
    {
      path: 'packages/cli/package.json',
      version: '2.1.0',
      dependencies: { 'specimen-data': '2.1.0', pino: '^10.0.0' },
    },
  ],
};

it('releases what has one version everywhere, and notes', () => {
  expect(mistakes(right)).toEqual([]);
});

it.each([
  ['no notes', { changelog: '## 2.0.0\n\n- Another.' }, 'CHANGELOG.md says nothing of 2.1.0'],
  ['empty notes', { changelog: '## 2.1.0\n\n## 2.0.0\n\n- Another.' }, 'CHANGELOG.md says nothing of 2.1.0'],
  ['another version in the source', { source: "'2.0.0'" }, 'kernel/version.ts is not 2.1.0'],
  [
    'another version of a package',
    { manifests: [...right.manifests, { path: 'packages/mcp/package.json', version: '2.0.0' }] },
    'packages/mcp/package.json is 2.0.0, should be 2.1.0',
  ],
  [
    'another version wanted',
    {
      manifests: [
        right.manifests[0],
        { path: 'a', version: '2.1.0', devDependencies: { '@specimen/mcp': '2.0.0' } },
      ],
    },
    'a wants @specimen/mcp 2.0.0, should be 2.1.0',
  ],
])('refuses %s', (_, change, message) => {
  expect(mistakes({ ...right, ...(change as Partial<typeof right>) })).toEqual([message]);
});
