import { expect, it } from 'vitest';
import { mistakes } from '../../scripts/releaseMistakes.mjs';

const right = {
  changelog: '# Changelog\n\n## 2.1.0 - 2026-12-01\n\n- A change.\n\n## 2.0.0\n\n- Another.\n',
  source: "export const VERSION = '2.1.0';",
  manifests: [
    { path: 'package.json', version: '2.1.0', repository: 'https://code.example/specimen' },
    {
      path: 'packages/cli/package.json',
      version: '2.1.0',
      dependencies: { 'specimen-data': '2.1.0', pino: '^10.0.0' },
    },
  ],
};

it('accepts one version everywhere, dated notes and an address', () => {
  expect(mistakes(right)).toEqual([]);
});

it.each([
  ['no notes', { changelog: '## 2.0.0\n\n- Another.' }, 'CHANGELOG.md has no notes for 2.1.0'],
  ['empty notes', { changelog: '## 2.1.0\n\n## 2.0.0\n\n- Another.' }, 'CHANGELOG.md has no notes for 2.1.0'],
  ['no date', { changelog: '## 2.1.0 - unreleased\n\n- A change.' }, 'CHANGELOG.md has no date for 2.1.0'],
  [
    'a placeholder for the repository',
    { manifests: [{ ...right.manifests[0], repository: 'https://repository.invalid/specimen' }] },
    'package.json has no repository address: replace the placeholder',
  ],
  ['another version in the source', { source: "'2.0.0'" }, 'kernel/version.ts is not 2.1.0'],
  [
    'another version of a package',
    { manifests: [...right.manifests, { path: 'packages/mcp/package.json', version: '2.0.0' }] },
    'packages/mcp/package.json has version 2.0.0, should be 2.1.0',
  ],
  [
    'another version wanted',
    {
      manifests: [
        right.manifests[0],
        { path: 'a', version: '2.1.0', devDependencies: { '@specimen/mcp': '2.0.0' } },
      ],
    },
    'a depends on @specimen/mcp 2.0.0, should be 2.1.0',
  ],
])('refuses %s', (_, change, message) => {
  expect(mistakes({ ...right, ...(change as Partial<typeof right>) })).toEqual([message]);
});
