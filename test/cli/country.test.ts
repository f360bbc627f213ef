import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** What differs between all countries and one alone, as they are built: their modules are bundled apart. */
const SCRIPT = `
  import { contextOf } from '@specimen/bulk';
  import { bytesOf, operations, perform, Pump } from 'specimen-data/surface';

  const all = await contextOf();
  const differ = [];
  let compared = 0;
  for (const [code, country] of all.world.countries) {
    const one = await contextOf({ spec: code + '.person' });
    if (one.world.countries.size !== 1) differ.push(code);
    const presets = [...country.presets.keys()].map((key) => 'preset:' + key);
    for (const selector of ['full', 'company', 'product', ...presets]) {
      const given = { spec: code + '.' + selector, n: 3, seed: 'one', ...(selector === 'full' ? { sex: 'female' } : {}) };
      const [a, b] = [all, one].map((context) =>
        Buffer.from(bytesOf(new Pump(perform(operations.generate, context, given).parts))),
      );
      compared += 1;
      if (!a.equals(b)) differ.push(given.spec);
    }
  }
  const fields = [{ type: 'DE.iban' }, { name: 'of', fields: [{ type: 'uuid' }, { type: 'pl.pesel' }] }];
  const some = await contextOf({ fields });
  const unknown = await contextOf({ fields: [...fields, { type: 'qq.iban' }] });
  const worlds = [[...some.world.countries.keys()], unknown.world.countries.size];
  console.log(JSON.stringify({ compared, differ, worlds }));
`;

it('a country alone gives the bytes it gives among all, and those alone are there that are named', () => {
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' });
  const { compared, differ, worlds } = JSON.parse(out);
  expect(differ).toEqual([]);
  expect(worlds).toEqual([['de', 'pl'], 90]);
  expect(compared).toBeGreaterThan(500);
});
