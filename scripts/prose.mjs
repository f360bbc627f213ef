// `npm run check:prose`: finds sentences that are not plain English in comments, messages and documents: clauses without a main
// verb, and phrases that read as translated. Prints each place, and exits with 1 when there is one.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faultsOf } from './proseRules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = process.argv.slice(2);
const paths = execFileSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8' }).split(
  '\n',
);
const faults = paths
  .filter((path) => /\.(ts|tsx|mjs|md)$/.test(path))
  .flatMap((path) => faultsOf(path, readFileSync(root + path, 'utf8')));
for (const { path, line, text, rule } of faults) console.log(`${path}:${line}: ${rule}: ${text}`);
console.log(`${faults.length} sentences to rewrite`);
process.exitCode = faults.length > 0 ? 1 : 0;
