import { batch, cases, dataset, fromJsonSchema, generate, schema } from 'specimen-data';
import { describe, expect, it } from 'vitest';
import { specimen } from '../cli/specimen.ts';
import { service } from './service.ts';

const { get, post, refuses } = service();
const DAY = '2028-02-29';
const WRONG = /asOf must be a day from 2020-01-01 to 2035-12-31 such as 2026-01-01, or "today", not /;

describe('the as-of date over HTTP', () => {
  it('changes no byte when it is the default day, and is returned in X-As-Of', async () => {
    for (const path of ['/de/full', '/us/preset:payroll', '/fetch?q=2+german+people', '/mock/de/customers']) {
      const joint = path.includes('?') ? '&' : '?';
      const usual = await get(`${path}${joint}seed=x`);
      const named = await get(`${path}${joint}seed=x&asOf=2026-01-01`);
      expect(named.text).toBe(usual.text);
      expect(named.headers.get('x-as-of')).toBe('2026-01-01');
      expect(usual.headers.get('x-as-of')).toBeNull();
    }
  });

  it('keeps who somebody is and moves what a date decides', async () => {
    const fields = 'name,dob,iban,date';
    const usual = (await get(`/de/person?seed=x&fields=${fields}`)).json;
    const { json, headers } = await get(`/de/person?seed=x&asOf=${DAY}&fields=${fields}`);
    expect(headers.get('x-as-of')).toBe(DAY);
    expect(headers.get('access-control-expose-headers')).toContain('X-As-Of');
    expect([json.name, json.iban]).toEqual([usual.name, usual.iban]);
    expect(json.dob.slice(4)).toBe(usual.dob.slice(4));
    expect(Number(json.dob.slice(0, 4)) - Number(usual.dob.slice(0, 4))).toBeGreaterThanOrEqual(2);
    expect(json.date < DAY && json.date > '2027-02-27').toBe(true);
  });

  it('changes nothing where nothing has a date, and takes today', async () => {
    expect((await get(`/any/uuid?seed=x&asOf=${DAY}`)).text).toBe((await get('/any/uuid?seed=x')).text);
    expect((await get('/de/dob?seed=x&asOf=today')).headers.get('x-as-of')).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it.each(['2019-12-31', '2036-01-01', '2026-02-29', '2026-1-1', 'tomorrow', ''])(
    'refuses %j',
    async (day) => {
      await refuses(get(`/de/dob?asOf=${day}`), 400, WRONG);
    },
  );

  it('stands in bodies, and an item of a batch has its own', async () => {
    const born = async (asOf: string) => (await get(`/de/dob?seed=x&asOf=${asOf}`)).json;
    const requests = [{ spec: 'de.dob' }, { spec: 'de.dob', asOf: '2035-12-31' }];
    const { json, headers } = await post('/batch', { requests, seed: 'x', asOf: DAY });
    expect(json.results.map(({ data }: { data: string }) => data)).toEqual([
      await born(DAY),
      await born('2035-12-31'),
    ]);
    expect(headers.get('x-as-of')).toBe(DAY);
    const wrong = await post('/batch', { requests: [{ spec: 'de.dob', asOf: 'no' }] });
    expect(wrong.json.results[0].error).toMatch(WRONG);
    const rows = await post('/schema', { fields: [{ name: 'born', type: 'de.dob' }], seed: 'x', asOf: DAY });
    expect(rows.json).toEqual([{ born: await born(DAY) }]);
    const tables = [{ name: 't', rows: 3, fields: [{ name: 'paid', type: 'de.date' }] }];
    const made = await post('/dataset', { tables, seed: 'x', asOf: '2021-06-15' });
    for (const { paid } of made.json.tables.t) expect(paid < '2021-06-15' && paid > '2020-06-14').toBe(true);
  });
});

describe('the as-of date elsewhere', () => {
  it('gives the library, the command and HTTP the same bytes', async () => {
    const { text } = await get(`/de/full?seed=x&n=3&asOf=${DAY}`);
    expect(JSON.stringify(generate('de.full', { seed: 'x', n: 3, asOf: DAY }))).toBe(text);
    const told = await specimen(['de.full', '-n', '3', '--seed', 'x', '--as-of', DAY]);
    expect([told.out.trim(), told.err]).toEqual([text, '']);
  });

  it('tells what today was on standard error', async () => {
    const { err } = await specimen(['de.dob', '--seed', 'x', '--as-of', 'today']);
    expect(err).toMatch(/as of 20\d\d-\d\d-\d\d/);
  });

  it('is an option of every function of the library that has a seed', () => {
    const seed = 'x';
    const born = generate('de.dob', { seed, asOf: DAY });
    expect(batch('de.dob', { seed, asOf: DAY }).results[0]).toMatchObject({ data: born });
    expect(schema({ fields: [{ name: 'dob', type: 'de.dob' }], seed, asOf: DAY })).toEqual([{ dob: born }]);
    const document = { type: 'object', properties: { birthDate: { type: 'string', format: 'date' } } };
    expect(fromJsonSchema(document, { seed, asOf: DAY })).not.toEqual(fromJsonSchema(document, { seed }));
    const { tables } = dataset('payroll', { seed, size: 5, asOf: '2031-08-09' });
    for (const { paid } of tables.payslips as { paid: string }[]) expect(paid < '2031-08-09').toBe(true);
    expect(cases('pl.pesel', { seed, asOf: '2035-12-31' })).not.toEqual(cases('pl.pesel', { seed }));
    expect(() => generate('de.dob', { asOf: '2040-01-01' })).toThrow(WRONG);
  });
});
