import { describe, expect, it } from 'vitest';
import { generate, validate } from '../../packages/engine/src/index.ts';
import { judged } from './judge.ts';

const GROUPS = '^[A-Z]{2}[0-9]{2}( [A-Z0-9]{4})+( [A-Z0-9]{1,3})?$';

/** Properties that ask for another way of writing than their field’s own, by country, field and schema. */
const FORMS = [
  ['br', 'cpf', { pattern: '^\\d{11}$' }],
  ['br', 'cpf', { minLength: 11, maxLength: 11 }],
  ['gb', 'nino', { pattern: '^[A-Z]{2}\\d{6}[A-D]$' }],
  ['de', 'iban', { pattern: GROUPS }],
  ['us', 'card', { pattern: '^\\d{4} \\d{4} \\d{4} \\d{4}$' }],
] as const;

describe('a schema that wants another way of writing', () => {
  it.each(FORMS)('%s %s %j has the person’s own value, rewritten', (country, field, more) => {
    const schema = { type: 'object', properties: { [field]: { type: 'string', ...more } } };
    const rows = judged<Record<string, string>>(schema, { n: 50, seed: 's', country });
    const own = generate(`${country}.${field}`, { n: 50, seed: 's' }) as unknown as string[];
    const plain = (text: unknown) => String(text).replace(/[^A-Z0-9]/g, '');
    for (const row of rows)
      expect(validate({ spec: `${country}.${field}` as string, value: row[field] }).valid).toBe(true);
    const same = rows.filter((row, i) => plain(row[field]) === plain(own[i]));
    expect(same.length).toBeGreaterThanOrEqual(field === 'card' ? 40 : 50);
  });

  it.each([
    ['de', { pattern: '^\\+[1-9]\\d{1,14}$' }, /^\+491\d+$/],
    ['us', { pattern: '^\\d{3}-\\d{3}-\\d{4}$' }, /^[2-9]\d\d-/],
    ['us', { maxLength: 10 }, /^[2-9]\d{9}$/],
    ['br', { pattern: '^\\d+$' }, /^55\d{11}$/],
    ['gb', { minLength: 13, maxLength: 13 }, /^\+447\d{9}$/],
  ] as const)('has the telephone number of %s as %j', (country, more, shape) => {
    const schema = { type: 'object', properties: { phone: { type: 'string', ...more } } };
    const rows = judged<{ phone: string }>(schema, { n: 50, seed: 's', country });
    const own = generate(`${country}.phone`, { n: 50, seed: 's' }) as unknown as string[];
    rows.forEach(({ phone }, i) => {
      expect(phone).toMatch(shape);
      expect(own[i]?.replace(/\D/g, '')).toContain(phone.replace(/\D/g, ''));
    });
  });

  it('has a postcode in one piece', () => {
    const schema = { type: 'object', properties: { postcode: { type: 'string', pattern: '^\\d{8}$' } } };
    const own = generate('br.postcode', { n: 30, seed: 's' }) as unknown as string[];
    expect(judged<{ postcode: string }>(schema, { n: 30, seed: 's', country: 'br' })).toEqual(
      own.map((postcode) => ({ postcode: postcode.replace('-', '') })),
    );
  });

  it('has a number where the number is all digits', () => {
    const schema = { type: 'object', properties: { cpf: { type: 'integer' } } };
    for (const { cpf } of judged<{ cpf: number }>(schema, { n: 30, country: 'br' }))
      expect(validate({ spec: 'br.cpf', value: String(cpf).padStart(11, '0') }).valid).toBe(true);
  });
});
