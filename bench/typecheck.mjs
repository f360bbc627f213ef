// Measures the time of the compiler for a file of 100 calls, beside the same file without types.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { specimen } from 'specimen-data';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}node_modules/.typecheck/`;
const specs = [...specimen.world.countries.keys()]
  .flatMap((code) => [`${code}.phone`, `${code}.person`])
  .slice(0, 100);
const calls = specs.map((spec, i) => `export const v${i} = generate('${spec}', { n: ${i + 1}, seed: 'a' });`);

mkdirSync(folder, { recursive: true });
const typed = checked('typed', "import { generate } from 'specimen-data';");
const plain = checked('plain', 'declare function generate(spec: string, options: object): unknown;');
console.log(`100 calls: ${typed} s, without the library's types ${plain} s`);

/** The compiler's own figure, the least of three. */
function checked(name, head) {
  writeFileSync(`${folder}${name}.ts`, [head, ...calls].join('\n'));
  const args = [
    '--strict',
    '--noEmit',
    '--extendedDiagnostics',
    '--module',
    'node16',
    '--target',
    'es2022',
    '--types',
    'node',
  ];
  const times = [1, 2, 3].map(() => {
    const { stdout, status } = spawnSync(
      'npx',
      ['--no-install', 'tsc', '--ignoreConfig', ...args, `${folder}${name}.ts`],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(stdout);
    return Number(/Total time:\s+([\d.]+)s/.exec(stdout)[1]);
  });
  return Math.min(...times);
}
