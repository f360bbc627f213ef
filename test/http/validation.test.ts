import { describe, expect, it } from 'vitest';
import { service } from './service.ts';

const { get, post, refuses } = service();

/** The validators of the interface, in its order. */
const IDS =
  `luhn iban ean13 aba verhoeff mrzTd3 cnResidentId cnUscc atSvnr beRrn nlBsn frNir noFnr noOrgnr dkCvr fiHetu
fiYtunnus grAfm grAmka iePps plPesel plNip ptNif sePersonnummer itCf itPiva trKimlik ilTeudat kwCivil thNid sgNric krRrn hkid
clRut arCuit arCbu peRuc ecCedula uyCi coNit roCnp czRc hrOib bgEgn jmbg balticId isKennitala luMatricule esDni mxClabe mxCurp
auTfn caSin brCpf brCnpj beVat auAbn chUid esCif ecRuc huTaxId siTax rsPib ieVat uaRnokpp deSteuerId trVkn krBrn atUid bic
ipv4Public ipv6`.split(/\s+/);

/** The labels that the interface gives. */
const LABELS = {
  luhn: 'Luhn mod-10',
  iban: 'ISO 13616 mod-97',
  ean13: 'EAN-13',
  aba: 'US ABA routing',
  mrzTd3: 'ICAO TD3 passport MRZ',
  czRc: 'Czechia/Slovakia',
  jmbg: 'Serbia/Slovenia',
  bic: 'ISO 9362',
};

it('lists the 72 validators in order, and more with set=all', async () => {
  const { json } = await get('/validators');
  expect(json.count).toBe(72);
  expect(json.validators.map(({ id }: { id: string }) => id)).toEqual(IDS);
  expect(json.validators).toEqual(
    expect.arrayContaining(Object.entries(LABELS).map(([id, label]) => ({ id, label }))),
  );
  const all = (await get('/validators?set=all')).json;
  expect(all.count).toBe(all.validators.length);
  expect(all.validators.slice(0, 72)).toEqual(json.validators);
  expect(all.count).toBeGreaterThan(72);
  for (const { id } of all.validators)
    expect((await get(`/validate?validator=${id}&value=nonsense`)).json.valid, id).toBe(false);
  await refuses(get('/validators?set=some'), 400);
});

it('checks by validator', async () => {
  expect((await get('/validate?validator=iban&value=DE89370400440532013000')).json).toEqual({
    value: 'DE89370400440532013000',
    validator: 'iban',
    label: 'ISO 13616 mod-97',
    valid: true,
  });
  expect((await get('/validate?validator=iban&value=DE89370400440532013001')).json.valid).toBe(false);
  expect((await get('/validate?validator=iban&value=DE89%203704%200044%200532%200130%2000')).json.valid).toBe(
    true,
  );
  expect((await get('/validate?validator=luhn&value=')).json).toMatchObject({ value: '', valid: false });
});

it('checks by spec, by local name too', async () => {
  expect((await get('/validate?spec=pl.pesel&value=44051401359')).json).toEqual({
    value: '44051401359',
    spec: 'pl.pesel',
    validator: 'plPesel',
    label: 'PESEL (Poland)',
    valid: true,
  });
  expect((await get('/validate?spec=pl.id&value=44051401358')).json).toMatchObject({
    validator: 'plPesel',
    valid: false,
  });
});

it('echoes spec when both are given; the validator wins', async () => {
  const { json } = await get('/validate?validator=luhn&spec=pl.id&value=4242424242424242');
  expect(json).toMatchObject({ spec: 'pl.id', validator: 'luhn', valid: true });
});

it('is undecided where no validator checks the spec', async () => {
  const { status, json } = await get('/validate?spec=de.city&value=Berlin');
  expect(status).toBe(200);
  expect(json).toEqual({
    value: 'Berlin',
    spec: 'de.city',
    valid: null,
    error: expect.stringMatching(/no validator/),
  });
});

it.each(['de.person', 'de.company', 'de.preset:kyc'])(
  'is undecided about %s, which no validator checks',
  async (spec) => {
    const { json } = await get(`/validate?spec=${spec}&value=x`);
    expect(json).toMatchObject({ spec, valid: null });
  },
);

it.each(['de.preset:kyk', 'any.card:vis', 'any.cart', 'de.ibann', 'xx.iban'])(
  'refuses %s, which is no spec',
  async (spec) => {
    await refuses(get(`/validate?spec=${spec}&value=x`), 400);
    const { results } = (await post('/validate', { checks: [{ value: 'x', spec }] })).json;
    expect(results).toEqual([{ value: 'x', spec, valid: null, error: expect.any(String) }]);
  },
);

it('explains when told by 1 or true, in the address or the body, for all checks or one', async () => {
  const check = { value: '18', validator: 'luhn' };
  const right = { valid: true, formatted: '18', bare: '18' };
  for (const explain of [1, '1', true])
    expect((await post('/validate', { ...check, explain })).json).toMatchObject(right);
  expect((await post('/validate?explain=1', check)).json).toMatchObject(right);
  expect((await post('/validate', { ...check, explain: false })).json).toEqual(
    (await post('/validate', check)).json,
  );
  const checks = [{ ...check, explain: false }, check];
  const all = (await post('/validate', { checks, explain: true })).json.results;
  expect(all.map(({ formatted }: { formatted?: string }) => formatted)).toEqual([undefined, '18']);
  const { results } = (
    await post('/validate', {
      checks: [{ ...check, explain: 1 }, { ...check, explain: 'yes' }, check],
    })
  ).json;
  expect(results[0]).toMatchObject(right);
  expect(results[1]).toMatchObject({ valid: null, error: expect.stringMatching(/explain must be 1, true/) });
  expect(results[2].formatted).toBeUndefined();
});

it('tells the spec of a check that is not supported', async () => {
  const { results } = (await post('/validate', { checks: [{ value: '1', spec: 'xx.y' }] })).json;
  expect(results).toEqual([{ value: '1', spec: 'xx.y', valid: null, error: expect.any(String) }]);
});

it('reads a number as its decimal string, however large', async () => {
  const valid = async (value: unknown) => (await post('/validate', { value, validator: 'luhn' })).json.valid;
  expect([await valid(1.8e21), await valid(1.9e21), await valid(-1.8e21)]).toEqual([true, false, false]);
  for (const [seed, text] of [
    [1e21, '1000000000000000000000'],
    [1.25e-7, '0.000000125'],
    [-2e-9, '-0.000000002'],
    [-0.5, '-0.5'],
  ])
    expect((await post('/batch', { requests: [{ spec: 'de.iban' }], seed })).headers.get('x-seed')).toBe(
      text,
    );
});

it('accepts every certified value that it generates', async () => {
  const { countries } = (await get('/catalog')).json;
  const checks = countries.flatMap(
    ({ code, fields }: { code: string; fields: { key: string; certified: boolean }[] }) =>
      fields.filter(({ certified }) => certified).map(({ key }) => `${code}.${key}`),
  ) as string[];
  for (let i = 0; i < checks.length; i += 50) {
    const part = checks.slice(i, i + 50);
    const { results } = (await post('/batch', { seed: 'x', requests: part.map((spec) => ({ spec })) })).json;
    const outcome = await post('/validate', {
      checks: results.map(({ spec, data }: never) => ({ spec, value: data })),
    });
    for (const result of outcome.json.results) expect(result.valid, JSON.stringify(result)).toBe(true);
  }
});

it('takes one check or many as JSON', async () => {
  expect((await post('/validate', { value: 79927398713, validator: 'luhn' })).json).toMatchObject({
    value: 79927398713,
    valid: true,
  });
  const { json } = await post('/validate', {
    checks: [
      { value: '44051401359', validator: 'plPesel' },
      { value: '44051401358', spec: 'pl.id' },
      { value: 'x', spec: 'de.city' },
      { value: 'x' },
      { value: 'x', validator: 'nonsense' },
      { value: 'x', spec: 'de.nonsense' },
      { validator: 'luhn' },
      null,
      5,
    ],
  });
  expect(json.count).toBe(9);
  expect(json.results.map(({ valid }: { valid: boolean | null }) => valid)).toEqual([
    true,
    false,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(json.results.slice(2).map(({ error }: { error: string }) => error)).toEqual([
    expect.stringMatching(/no validator checks "de.city"/),
    expect.stringMatching(/give a validator .* or a spec/),
    expect.stringMatching(/unknown validator "nonsense"/),
    expect.stringMatching(/unknown field "nonsense" for country "de"/),
    expect.stringMatching(/value is required/),
    expect.stringMatching(/must be an object, not null/),
    expect.stringMatching(/must be an object, not 5/),
  ]);
});

it('echoes any value; what is neither text nor number is not valid', async () => {
  for (const value of [null, true, [], {}, ['4242424242424242'], { a: { b: [1] } }]) {
    expect((await post('/validate', { value, validator: 'luhn' })).json).toEqual({
      value,
      validator: 'luhn',
      label: 'Luhn mod-10',
      valid: false,
    });
  }
});

it('answers 400 to a single check that is not supported', async () => {
  for (const query of [
    '',
    '?value=x',
    '?validator=luhn',
    '?value=x&validator=nonsense',
    '?value=x&spec=nonsense',
    '?value=x&spec=xx.id',
    '?value=x&spec=de.nonsense',
  ]) {
    await refuses(get(`/validate${query}`), 400);
  }
  await refuses(get('/validate?value=x&validator=lhun'), 400, /did you mean "luhn"/);
  await refuses(get('/validate?value=x&validator=CPF'), 400, /did you mean "brCpf"\?/);
  await refuses(get('/validate?value=x&validator=vat'), 400, /did you mean "beVat" or "bgVat" or/);
  for (const trap of ['constructor', '__proto__'])
    await refuses(get(`/validate?value=x&validator=${trap}`), 400);
  for (const body of [
    {},
    { value: 'x' },
    { value: 'x', validator: 5 },
    { value: 'x', spec: {} },
    { checks: [] },
    { checks: {} },
    { checks: null },
    [],
    null,
    '{',
    '',
  ]) {
    await refuses(post('/validate', body), 400);
  }
});

it('checks up to 1000 values in a call', async () => {
  const checks = Array.from({ length: 1000 }, (_, i) => ({ value: String(i), validator: 'luhn' }));
  const { count, results } = (await post('/validate', { checks })).json;
  expect(count).toBe(1000);
  expect(results.map(({ value }: { value: string }) => value)).toEqual(checks.map(({ value }) => value));
  await refuses(post('/validate', { checks: [...checks, checks[0]] }), 400, /1000/);
});

it('takes the spaces of texts and pages as those of a keyboard, and names what cannot be seen', async () => {
  const asked = (sign: string) =>
    `value=${encodeURIComponent(['DE89', '3704', '0044', '0532', '0130', '00'].join(sign))}`;
  for (const space of [' ', '\u00a0', '\u2009', '\u202f']) {
    expect((await get(`/validate?${asked(space)}&validator=iban`)).json.valid).toBe(true);
    expect((await get(`/identify?${asked(space)}`)).json.matches[0]?.validator).toBe('iban');
  }
  expect((await get(`/validate?${asked('\u200b')}&validator=iban&explain=1`)).json).toMatchObject({
    valid: false,
    reason: 'has U+200B at position 5, should be a digit or a letter',
  });
  expect((await get(`/validate?${asked('😀')}&validator=iban&explain=1`)).json).toMatchObject({
    reason: 'has "😀" at position 5, should be a digit or a letter',
  });
});

it('backs the BIC of a firm as that of a person', async () => {
  const swift = (await get('/de/company?seed=x')).json.swift;
  expect((await get(`/validate?spec=de.company.swift&value=${swift}`)).json).toMatchObject({
    validator: 'bic',
    valid: true,
  });
  const wrong = (await get('/de/company?seed=x&invalid=swift')).json.swift;
  expect((await get(`/validate?spec=de.company.swift&value=${wrong}`)).json.valid).toBe(false);
});

describe('a spec of a country', () => {
  const FRENCH = 'FR7630006000011234567890189';

  it.each([
    ['de.iban', FRENCH],
    ['de.swift', 'BNPAFRPP'],
    ['de.company.iban', FRENCH],
  ])('%s refuses a right number of another country', async (spec, value) => {
    const { json } = await get(`/validate?spec=${spec}&value=${value}&explain=1`);
    expect(json).toMatchObject({ valid: false, fault: 'country', reason: 'country is FR, should be DE' });
  });

  it('takes its own, and a validator that is named wins', async () => {
    expect((await get(`/validate?spec=fr.iban&value=${FRENCH}`)).json.valid).toBe(true);
    expect((await get(`/validate?spec=de.iban&validator=iban&value=${FRENCH}`)).json.valid).toBe(true);
    expect((await get('/validate?spec=de.iban&value=FR76&explain=1')).json.fault).not.toBe('country');
  });
});
