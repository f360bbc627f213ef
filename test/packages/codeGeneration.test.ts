import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Prints whether code can be generated, and the hash of rows enough to be compiled where it can. */
const SCRIPT = `
  import { createHash } from 'node:crypto';
  import { datasetStream, stream } from 'specimen-data';

  let generates = true;
  try {
    new Function('');
  } catch (error) {
    if (!(error instanceof EvalError)) throw error;
    generates = false;
  }
  const hash = createHash('sha256');
  let bytes = 0;
  const add = (blocks) => {
    for (const block of blocks) {
      hash.update(block);
      bytes += block.length;
    }
  };
  for (const spec of ['de.full', 'jp.person', 'us.company', 'in.person'])
    for (const format of ['csv', 'json', 'xml']) add(stream(spec, { n: 400, seed: 'policy', format }));
  add(datasetStream({ tables: [{ name: 't', rows: 400, fields: [{ type: 'pl.iban' }] }] }, { seed: 'policy', format: 'sql' }));
  console.log(JSON.stringify({ generates, bytes, hash: hash.digest('hex') }));
`;

it('where code generation from strings is forbidden, rows are written step by step and are the same', () => {
  const [free, forbidden] = [[], ['--disallow-code-generation-from-strings']].map((flags) =>
    JSON.parse(
      execFileSync(process.execPath, [...flags, '--input-type=module', '-e', SCRIPT], { encoding: 'utf8' }),
    ),
  );
  expect(free.generates).toBe(true);
  expect(free.bytes).toBeGreaterThan(1_000_000);
  expect(forbidden).toEqual({ ...free, generates: false });
});
