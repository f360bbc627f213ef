import { describe, expect, it } from 'vitest';
import { parseCsv } from '../support/parsers.ts';
import { service } from './service.ts';

const { get, post, refuses } = service();

interface Case {
  readonly case: string;
  readonly valid: boolean;
  readonly value: string;
  readonly why: string;
}

describe('/cases', () => {
  it('gives the accepted forms and one value for each way of being wrong', async () => {
    const { json, headers } = await get('/cases?validator=plPesel&seed=a');
    expect(headers.get('x-seed')).toBe('a');
    expect(Object.keys(json)).toEqual(['validator', 'label', 'count', 'cases']);
    expect(json).toMatchObject({ validator: 'plPesel', label: 'PESEL (Poland)', count: json.cases.length });
    expect(json.cases.map((each: Case) => each.case)).toEqual([
      'bare',
      'empty',
      'short',
      'long',
      'characters',
      'date',
      'checksum',
      'transposed',
    ]);
    for (const { value, valid, case: name, why } of json.cases as Case[]) {
      const said = (await get(`/validate?validator=plPesel&explain=1&value=${encodeURIComponent(value)}`))
        .json;
      expect(said.valid, value).toBe(valid);
      if (valid) continue;
      expect(said.fault, value).toBe(name === 'transposed' ? 'checksum' : name);
      expect(why, value).toContain(said.reason);
    }
  });

  it("takes a spec, whose value is that of the seed's first row", async () => {
    const { json } = await get('/cases?spec=br.cpf&seed=s');
    expect(json).toMatchObject({ validator: 'brCpf', spec: 'br.cpf' });
    const right = (await get('/br/cpf?seed=s')).json;
    expect(json.cases.slice(0, 2)).toEqual([
      { case: 'bare', valid: true, value: right.replace(/\D/g, ''), why: 'without separators' },
      { case: 'printed', valid: true, value: right, why: 'as it is usually printed' },
    ]);
    expect((await get('/cases?spec=any.card&seed=s')).json.validator).toBe('cardNumber');
    const vat = (await get('/de/company?seed=s')).json.vat;
    expect((await get('/cases?spec=de.company.vat&seed=s')).json.cases[0].value).toBe(vat);
  });

  it('comes in every format', async () => {
    const { json } = await get('/cases?validator=iban&seed=f');
    const { text } = await get('/cases?validator=iban&seed=f&format=csv');
    expect(text.split('\r\n', 1)).toEqual(['case,valid,value,why']);
    expect(parseCsv(text)).toEqual(json.cases.map((each: Case) => ({ ...each, valid: String(each.valid) })));
    const lines = (await get('/cases?validator=iban&seed=f&format=ndjson')).text.trim().split('\n');
    expect(lines.map((line: string) => JSON.parse(line))).toEqual(json.cases);
    expect((await get('/cases?validator=iban&seed=f&format=xml')).text).toContain('<case>checksum</case>');
  });

  it('refuses what nothing backs, and says what would be right', async () => {
    await refuses(get('/cases'), 400, /give a validator/);
    await refuses(get('/cases?spec=de.name'), 400, /no validator checks "de.name"/);
    await refuses(get('/cases?validator=ibann'), 400, /did you mean "iban"\?/);
    await refuses(get('/cases?spec=de.company.vats'), 400, /did you mean "vat"\?/);
  });
});

describe('explain', () => {
  it('tells the rule that is broken and what would be right', async () => {
    const wrong = (await get('/validate?validator=plPesel&value=44051401358&explain=1')).json;
    expect(wrong).toEqual({
      value: '44051401358',
      validator: 'plPesel',
      label: 'PESEL (Poland)',
      valid: false,
      reason: 'check digit is 8, should be 9',
      fault: 'checksum',
    });
    expect((await get('/validate?validator=plPesel&value=44051401358')).json).not.toHaveProperty('reason');
  });

  it('tells what a right value says and how it is written', async () => {
    const { json } = await get('/validate?spec=pl.pesel&value=44051401359&explain=1');
    expect(json).toMatchObject({
      valid: true,
      formatted: '44051401359',
      bare: '44051401359',
      encodes: { born: '1944-05-14', sex: 'male' },
    });
    const iban = { value: 'DE89 3704 0044 0532 0130 00', validator: 'iban', explain: true };
    expect((await post('/validate', iban)).json).toMatchObject({
      formatted: 'DE89370400440532013000',
      encodes: { country: 'de', bank: '37040044' },
    });
    expect((await get('/validate?validator=luhn&value=18&explain=1')).json.encodes).toEqual({});
    const creditor = await get('/validate?validator=sepaCreditorId&value=DE98ZZZ09999999999&explain=1');
    expect(creditor.json.encodes).toEqual({ country: 'de' });
  });

  it.each([
    ['de.vat', 'D4222386478', 'has "4" at position 2, should be E'],
    ['de.vat', 'D422238647', 'has 10 characters, should have 11'],
    ['at.vat', 'ATU6201372', 'has 10 characters, should have 11'],
    ['th.tax', '3-1103-7V221-85-4', 'has "V" at position 7, should be a digit'],
  ])('names what is wrong of %s %s', async (spec, value, reason) => {
    expect((await post('/validate', { spec, value, explain: true })).json).toMatchObject({ reason });
  });

  it('names a country only by a code of ours', async () => {
    const maltese = { value: 'MT84MALT011000012345MTLCAST001S', validator: 'iban', explain: true };
    expect((await post('/validate', maltese)).json.encodes).toEqual({ country: 'mt', bank: 'MALT' });
    const georgian = { value: 'GE29NB0000000101904917', validator: 'iban', explain: true };
    expect((await post('/validate', georgian)).json.encodes).toEqual({ bank: 'NB' });
    expect((await get(`/identify?value=${georgian.value}`)).json.matches[0]).toMatchObject({
      country: null,
      encodes: { bank: 'NB' },
    });
  });

  it('is for all checks or for one', async () => {
    const check = { value: 'x', validator: 'iban' };
    const all = (await post('/validate', { explain: true, checks: [check, { ...check, explain: false }] }))
      .json;
    expect(all.results.map((result: object) => 'fault' in result)).toEqual([true, false]);
    const one = (await post('/validate', { checks: [check, { ...check, explain: true }] })).json;
    expect(one.results.map((result: object) => 'fault' in result)).toEqual([false, true]);
    expect((await post('/validate', { ...check, value: null, explain: true })).json).toMatchObject({
      valid: false,
      fault: 'type',
    });
    await refuses(get('/validate?validator=iban&value=x&explain=yes'), 400, /explain must be 1/);
  });
});

describe('/identify', () => {
  it('names what the value is, the most telling first', async () => {
    const { json } = await get('/identify?value=DE89370400440532013000');
    expect(json.matches[0]).toEqual({
      validator: 'iban',
      label: 'ISO 13616 mod-97',
      country: 'de',
      specs: ['de.iban', 'de.company.iban'],
      formatted: 'DE89370400440532013000',
      encodes: { country: 'de', bank: '37040044' },
    });
    const pesel = (await get('/identify?value=44051401359')).json;
    expect(pesel.count).toBe(pesel.matches.length);
    expect(pesel.matches[0]).toMatchObject({
      validator: 'plPesel',
      country: 'pl',
      specs: expect.arrayContaining(['pl.id']),
    });
    const telling = (await get('/identify?value=79927398713')).json.matches;
    expect(telling.find(({ validator }: { validator: string }) => validator === 'luhn')).toMatchObject({
      country: null,
      encodes: {},
    });
  });

  it('names no country for what several have', async () => {
    expect((await get('/identify?value=005830/4378')).json.matches[0]).toMatchObject({
      validator: 'czRc',
      country: null,
      specs: ['cz.id', 'cz.health', 'sk.id', 'sk.health'],
    });
  });

  it('answers nothing where nothing fits, and refuses no value', async () => {
    expect((await get('/identify?value=nothing%20at%20all')).json).toEqual({
      value: 'nothing at all',
      count: 0,
      matches: [],
    });
    await refuses(get('/identify'), 400, /value is required/);
  });
});

describe('invalid', () => {
  const valid = async (spec: string, value: string) =>
    (await post('/validate', { spec, value, explain: true })).json;

  it('makes every value wrong in the way asked for', async () => {
    const right = (await get('/de/iban?n=20&seed=i')).json;
    const wrong = (await get('/de/iban?n=20&seed=i&invalid=checksum')).json;
    for (const [i, value] of wrong.entries()) {
      expect(value).not.toBe(right[i]);
      expect(value.slice(4)).toBe(right[i].slice(4));
      expect(await valid('de.iban', value)).toMatchObject({ valid: false, fault: 'checksum' });
    }
    const any = (await get('/pl/id?n=60&seed=i&invalid=1')).json;
    const faults = new Set();
    for (const value of any) faults.add((await valid('pl.id', value)).fault);
    expect([...faults].sort()).toEqual(['characters', 'checksum', 'date', 'long', 'short']);
  });

  it('spares the rows that the rate spares, byte for byte', async () => {
    const right = (await get('/de/iban?n=400&seed=r')).json;
    const some = (await get('/de/iban?n=400&seed=r&invalid=1&rate=0.25')).json;
    const wrong = some.filter((value: string, i: number) => value !== right[i]);
    expect(wrong.length).toBeGreaterThan(60);
    expect(wrong.length).toBeLessThan(140);
    expect((await get('/de/iban?n=400&seed=r&invalid=1&rate=0')).json).toEqual(right);
    expect((await get('/de/iban?n=5&offset=20&seed=r&invalid=1&rate=0.25')).json).toEqual(some.slice(20, 25));
    expect((await get('/de/iban?n=400&seed=r&invalid=1&rate=.25')).json).toEqual(some);
    for (const rate of ['', '.', '-0.5', '1e-1', '25%25'])
      await refuses(get(`/de/iban?invalid=1&rate=${rate}`), 400, /rate must be a number from 0 to 1/);
  });

  it('of a record is of the fields named, and changes no other', async () => {
    const right = (await get('/pl/person?n=5&seed=p')).json;
    const wrong = (await get('/pl/person?n=5&seed=p&invalid=iban,id:date')).json;
    for (const [i, { iban, id, ...rest }] of wrong.entries()) {
      expect(await valid('pl.iban', iban)).toMatchObject({ valid: false });
      expect(await valid('pl.id', id)).toMatchObject({ valid: false, fault: 'date' });
      const { iban: _, id: __, ...others } = right[i];
      expect(rest).toEqual(others);
    }
    const vat = (await get('/de/company?seed=p&invalid=vat')).json.vat;
    expect(await valid('de.company.vat', vat)).toMatchObject({ valid: false });
    const card = (await get('/any/card?seed=p&invalid=checksum')).json;
    expect(await valid('any.card', card)).toMatchObject({ fault: 'checksum' });
  });

  it.each([
    ['cz/id', 'checksum', 'checksum'],
    ['sk/health', 'transposed', 'checksum'],
    ['lk/id', 'century', 'century'],
    ['th/tax', 'type', 'type'],
    ['it/entecf', 'long', 'long'],
    ['it/entecf', 'characters', 'characters'],
  ])('is wrong in the one way that is asked: %s by %s', async (spec, name, fault) => {
    const values: string[] = (await get(`/${spec}?n=60&seed=y&invalid=${name}`)).json;
    const checks = values.map((value) => ({ value, spec: spec.replace('/', '.'), explain: true }));
    const { results } = (await post('/validate', { checks })).json;
    expect(new Set(results.map((result: { fault: string }) => result.fault))).toEqual(new Set([fault]));
  });

  it("keeps a row's own number and its form", async () => {
    const [{ id }] = (await get('/cz/person?seed=g&offset=6&n=1&fields=id')).json;
    expect((await get('/cz/id?seed=g&offset=6&n=1&invalid=checksum')).json[0]).toMatch(`${id}`);
    expect((await get('/sk/tax?seed=1&invalid=checksum')).json).toMatch(/^\d{10}$/);
    const forms = (await get('/cases?spec=sk.tax&seed=1')).json.cases.filter((each: Case) => each.valid);
    expect(forms).toEqual([
      { case: 'bare', valid: true, value: (await get('/sk/tax?seed=1')).json, why: 'without separators' },
    ]);
  });

  it('takes the other names of fields', async () => {
    const asked = (await get('/pl/person?seed=a&fields=id&invalid=pesel:date')).json;
    expect(asked).toEqual((await get('/pl/person?seed=a&fields=id&invalid=id:date')).json);
  });

  it('is refused where nothing backs the value, with what can be', async () => {
    await refuses(get('/de/person?invalid=1'), 400, /must name its fields/);
    await refuses(get('/de/person?invalid=name'), 400, /can be/);
    await refuses(
      get('/at/full?invalid=id'),
      400,
      /"id" cannot be wrong on purpose here; these can be: .*ip/,
    );
    await refuses(get('/at/full?invalid=ibn'), 400, /did you mean "iban"/);
    await refuses(get('/de/full?invalid=bic:short,swift:long'), 400, /names swift twice/);
    await refuses(get('/de/person?invalid=iban&fields=name'), 400, /can be: id, .*iban/);
    await refuses(get('/de/person?invalid=iban&fields=name'), 400, /"iban" .* these rows do not have it/);
    await refuses(get('/ae/iban?invalid=account'), 400, /has no case "account" here; known: .*checksum/);
    await refuses(
      get('/de/name?invalid=1'),
      400,
      /no validator checks "name"; these can be wrong: id, .*iban/,
    );
    await refuses(get('/any/uuid?invalid=1'), 400, /can be wrong: .*isbn/);
    await refuses(get('/de/iban?invalid=date'), 400, /known: /);
    await refuses(get('/de/iban?invalid='), 400, /invalid must be/);
    await refuses(get('/de/iban?invalid=1&rate=2'), 400, /rate must be/);
    const { headers } = await get('/de/preset:kyc?invalid=1');
    expect(headers.get('x-ignored')).toBe('invalid');
  });

  it('stands in fields of a schema too, at a share and by a case', async () => {
    const fields = [
      { type: 'de.iban', invalid: { rate: 0.5, case: 'checksum' } },
      { type: 'any.card', invalid: 1 },
    ];
    const rows = (await post('/schema', { fields, count: 60, seed: 's' })).json;
    const right = (
      await post('/schema', { fields: fields.map(({ type }) => ({ type })), count: 60, seed: 's' })
    ).json;
    const wrong = rows.filter(({ iban }: { iban: string }, i: number) => iban !== right[i].iban);
    expect(wrong.length).toBeGreaterThan(15);
    expect(wrong.length).toBeLessThan(45);
    for (const { iban } of wrong) expect(await valid('de.iban', iban)).toMatchObject({ fault: 'checksum' });
    for (const { card } of rows) expect(await valid('any.card', card)).toMatchObject({ valid: false });
    await refuses(
      post('/schema', { fields: [{ type: 'de.name', invalid: 0.1 }] }),
      400,
      /no validator checks/,
    );
    await refuses(post('/schema', { fields: [{ type: 'de.iban', invalid: 2 }] }), 400, /invalid must be/);
    await refuses(
      post('/schema', { fields: [{ type: 'de.iban', invalid: { kind: 1 } }] }),
      400,
      /no property "kind"/,
    );
    await refuses(
      post('/schema', { fields: [{ type: 'de.person', invalid: 1 }] }),
      400,
      /not a single value/,
    );
  });

  it('stands in items of a batch too', async () => {
    const requests = [
      { spec: 'de.iban', invalid: true },
      { spec: 'de.iban' },
      { spec: 'de.iban', invalid: 'x' },
      { spec: 'de.iban', invalid: 1 },
      { spec: 'de.person', fields: ['iban'], invalid: ['iban', 5] },
    ];
    const { results } = (await post('/batch', { requests, seed: 'b' })).json;
    expect(await valid('de.iban', results[0].data)).toMatchObject({ valid: false });
    expect(await valid('de.iban', results[1].data)).toMatchObject({ valid: true });
    expect(results[2].error).toContain('iban has no case "x"');
    expect(results[3].data).toBe(results[0].data);
    expect(results[4].error).toContain('invalid must be 1, a case');
  });
});
