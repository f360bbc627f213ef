import { describe, expect, it } from 'vitest';
import { countries } from '../../packages/engine/src/countries/index.ts';
import { specimen } from '../../packages/engine/src/index.ts';
import { root } from './packed.ts';

type Program = typeof import('../../packages/engine/src/index.ts');

describe.each(['index.js', 'index.cjs'])('the published %s', async (file) => {
  const program = (await import(`${root}packages/engine/dist/bundle/${file}`)) as Program;

  it.each(countries.map(({ code }) => code))('makes what the sources say of %s', (code) => {
    const said = ({ catalogue, generate }: Program['specimen']) => [
      catalogue.country(code),
      ...['full', 'company', 'product'].map((selector) =>
        generate(`${code}.${selector}` as never, { n: 20, seed: 'bundled' }),
      ),
    ];
    expect(JSON.stringify(said(program.specimen))).toBe(JSON.stringify(said(specimen)));
  });
});
