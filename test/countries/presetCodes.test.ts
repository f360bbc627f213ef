import { describe, expect, it } from 'vitest';
import { batch, generate, render } from '../../packages/engine/src/index.ts';
import { countries } from '../support/countryRows.ts';

const all = countries.flatMap((country) =>
  [...country.presets].map(([key, preset]) => ({ spec: `${country.code}.preset:${key}`, preset })),
);

const refused = (options: object) => () => generate('de.preset:sepa', options);

describe('codes of presets', () => {
  it('are letters, digits, _ and ., each once in a preset', () => {
    const wrong = all.flatMap(({ spec, preset }) => {
      const codes = preset.rows.map(([, field, code = field]) => code);
      const odd = codes.filter((code, i) => !/^[A-Za-z0-9_.]+$/.test(code) || codes.indexOf(code) < i);
      return odd.map((code) => `${spec} ${code}`);
    });
    expect(wrong).toEqual([]);
  });

  it('stand beside each label in JSON', () => {
    const rows = generate('de.preset:kyc', { seed: 'codes' });
    expect(Object.keys(rows[0] as object)).toEqual(['label', 'code', 'value']);
    expect(rows[0]).toMatchObject({ label: 'Full name', code: 'name' });
  });
});

describe('layout=columns', () => {
  it('gives a table with one column per code and the same values', () => {
    const options = { seed: 'columns', n: 3 };
    const rows = generate('fr.preset:sepa', options) as (readonly { code: string; value: unknown }[])[];
    const table = generate('fr.preset:sepa', { ...options, layout: 'columns' }) as unknown;
    expect(table).toEqual(
      rows.map((scenario) => Object.fromEntries(scenario.map(({ code, value }) => [code, value]))),
    );
  });

  it('has the codes as the header of CSV', () => {
    const text = new TextDecoder().decode(
      render('ke.preset:kyc', { seed: 'x', n: 2, format: 'csv', layout: 'columns' }),
    );
    expect(text).toMatch(/^name,sex,dob,id,[a-z,]+\r\n/);
    expect(text.split('\r\n')).toHaveLength(4);
  });

  it('works in an item of a batch', () => {
    const { results } = batch([{ spec: 'de.preset:kyc', seed: 'x', layout: 'columns' }]);
    expect(results[0]?.data).toHaveProperty('dob');
  });

  it('refuses another layout and says which there are', () => {
    expect(refused({ layout: 'wide' })).toThrow('layout must be rows or columns, not "wide"');
  });
});
