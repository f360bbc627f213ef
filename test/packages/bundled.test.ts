import { describe, expect, it } from 'vitest';
import { countries } from '../../packages/engine/src/countries/index.ts';
import { specimen } from '../../packages/engine/src/index.ts';
import { root } from './packed.ts';

type Program = typeof import('../../packages/engine/src/index.ts');

describe.each(['index.js', 'index.cjs'])('the published %s', async (file) => {
  const program = (await import(`${root}packages/engine/dist/bundle/${file}`)) as Program;

  it.each(countries.map(({ code }) => code))('makes what the sources say of %s', (code) => {
    for (const spec of [`${code}.full`, `${code}.company`, `${code}.product`])
      expect(program.specimen.generate(spec as never, { n: 20, seed: 'bundled' })).toEqual(
        specimen.generate(spec as never, { n: 20, seed: 'bundled' }),
      );
    expect(program.specimen.catalogue.country(code)).toEqual(specimen.catalogue.country(code));
  });
});
