import { describe, expect, it } from 'vitest';
import { countries } from '../../packages/engine/src/countries/index.ts';
import { specimen } from '../../packages/engine/src/index.ts';
import { remembered } from '../../packages/engine/src/kernel/text.ts';
import { root } from './packed.ts';

type Program = typeof import('../../packages/engine/src/index.ts');

/** Returns a country's catalogue entry and some generated values. */
function saidOf({ catalogue, generate }: Program['specimen'], code: string): string {
  return JSON.stringify([
    catalogue.country(code),
    ...['full', 'company', 'product'].map((selector) =>
      generate(`${code}.${selector}` as never, { n: 6, seed: 'bundled' }),
    ),
  ]);
}

const bySources = remembered((code) => saidOf(specimen, code));

describe.each(['index.js', 'index.cjs'])('the published %s', async (file) => {
  const program = (await import(`${root}packages/engine/dist/bundle/${file}`)) as Program;

  it.each(countries.map(({ code }) => code))('makes what the sources say of %s', (code) =>
    expect(saidOf(program.specimen, code)).toBe(bySources(code)),
  );
});
