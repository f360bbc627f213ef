import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countries } from '../../packages/engine/src/countries/index.ts';
import { GROUPS } from '../../packages/engine/src/fields/index.ts';
import { formats } from '../../packages/engine/src/formats/index.ts';
import { specimen } from '../../packages/engine/src/index.ts';
import { wordKey } from '../../packages/engine/src/lexicon/wordKey.ts';
import { operations } from '../../packages/engine/src/operations/index.ts';
import { fieldNames } from '../../packages/engine/src/spec/spec.ts';
import { validators } from '../../packages/engine/src/validators/index.ts';
import { specsText } from '../../scripts/specs.mjs';
import { installed, packed, root } from './packed.ts';

const folder = installed(packed('specimen-data'));
copyFileSync(join(root, 'test/packages/user/calls.ts'), join(folder, 'calls.ts'));
copyFileSync(join(root, 'test/packages/user/calls.ts'), join(folder, 'calls.cts'));
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');

/** The READMEs' examples, as a reader would paste them. */
const shown = ['README.md', 'packages/engine/README.md']
  .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/```js\n([^`]+)```/g)])
  .map(([, code], i) => {
    writeFileSync(join(folder, `readme${i}.ts`), code as string);
    return `readme${i}.ts`;
  });

const OLDEST = { version: '5.4', tsc: 'packages/engine/node_modules/typescript/bin/tsc' };
const compilers = [OLDEST, { version: '7', tsc: 'node_modules/typescript/bin/tsc' }];
const ways = [
  { module: 'nodenext', moduleResolution: 'nodenext', files: ['calls.ts', 'calls.cts'] },
  { module: 'esnext', moduleResolution: 'bundler', files: ['calls.ts', ...shown] },
];
// The oldest takes three seconds for each way, and what is found by which of them `attw` knows.
const runs = compilers
  .flatMap((compiler) => ways.map((way) => ({ ...compiler, ...way })))
  .filter(({ version, moduleResolution }) => version === '7' || moduleResolution === 'nodenext')
  .map((run) => (run.version === '7' ? run : { ...run, files: ['calls.ts'] }))
  // The oldest version treats these as CommonJS by default.
  .concat({ ...OLDEST, module: 'commonjs', moduleResolution: 'node10', files: ['calls.ts'] });

it.each(runs)(
  'TypeScript $version takes $files, strictly, with $moduleResolution',
  ({ tsc, files, ...way }) => {
    const options = [
      '--strict',
      '--noEmit',
      '--skipDefaultLibCheck',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom',
    ];
    const told = complaints(tsc, [
      ...options,
      '--module',
      way.module,
      '--moduleResolution',
      way.moduleResolution,
      ...files,
    ]);
    expect(told).toBe('');
  },
);

function complaints(tsc: string, args: readonly string[]): string {
  try {
    execFileSync(process.execPath, [join(root, tsc), ...args], { cwd: folder, encoding: 'utf8' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it('has the types of the catalogue; `npm run specs` writes them', () => {
  const written = readFileSync(join(root, 'packages/engine/src/specs.ts'), 'utf8');
  const bare = (text: string) => text.replace(/[\s|]+/g, ' ').replace(/: /g, ':');
  const known = { groups: GROUPS, fieldNames, wordKey, validators, formats, operations };
  expect(bare(written)).toBe(bare(specsText(specimen.world, known)));
});

it.each(countries)('makes in $code what the types say', ({ code, fields }) => {
  const rows = specimen.generate(`${code}.full` as string, { n: 20, seed: 'types' });
  const wrong = (rows as readonly Record<string, unknown>[]).flatMap((row) =>
    Object.entries(row).filter(
      ([key, value]) => value !== null && typeof value !== (fields.get(key)?.num ? 'number' : 'string'),
    ),
  );
  expect(wrong).toEqual([]);
});
