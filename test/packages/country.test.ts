import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Compares all countries with one alone, as they are built: their modules are bundled separately. */
const SCRIPT = `
  import { specimen } from 'specimen-data';
  import { bytesOf, everything, NO_CAPS, operations, perform, Pump, worldOf } from 'specimen-data/internal';

  const all = { world: specimen.world, caps: NO_CAPS };
  const differ = [];
  let compared = 0;
  for (const [code, country] of all.world.countries) {
    const alone = Object.values(await import('specimen-data/countries/' + code));
    const one = { world: worldOf(alone, everything), caps: NO_CAPS };
    if (one.world.countries.size !== 1) differ.push(code);
    const presets = [...country.presets.keys()].map((key) => 'preset:' + key);
    for (const selector of ['full', 'company', 'product', ...presets]) {
      const given = { spec: code + '.' + selector, n: 2, seed: 'one', ...(selector === 'full' ? { sex: 'female' } : {}) };
      const [a, b] = [all, one].map((context) =>
        Buffer.from(bytesOf(new Pump(perform(operations.generate, context, given).parts))),
      );
      compared += 1;
      if (!a.equals(b)) differ.push(given.spec);
    }
  }
  console.log(JSON.stringify({ compared, differ }));
`;

it('a country alone gives the bytes it gives among all', () => {
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' });
  const { compared, differ } = JSON.parse(out);
  expect(differ).toEqual([]);
  expect(compared).toBeGreaterThan(500);
});

it.each([
  ['--help', []],
  ['de.iban', ['europe.cjs']],
  ['any.uuid', []],
])('the command loads for %s the regions it needs: %j', (word, regions) => {
  const script = `
    import { createRequire } from 'node:module';
    import { main } from '${new URL('../../packages/cli/dist/bundle/main.js', import.meta.url)}';
    await main(['${word}'], { ...process, stdout: process.stderr, stderr: process.stderr });
    const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('/regions/'));
    console.log(JSON.stringify(loaded.map((file) => file.replace(/.*\\//, ''))));
  `;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(JSON.parse(out)).toEqual(regions);
});
