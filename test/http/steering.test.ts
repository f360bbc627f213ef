import { generate, type Where } from 'specimen-data';
import { describe, expect, it } from 'vitest';
import { service } from './service.ts';

const { get, post, refuses } = service();

describe('conditions in the query', () => {
  it('make rows what they ask for, as the library does', async () => {
    const where: Where = { sex: 'female', age: '18-25', city: 'Munich', bank: 'n26', brand: 'visa' };
    const query = new URLSearchParams(where as Record<string, string>);
    const { json, headers } = await get(`/de/full?n=50&seed=a&${query}`);
    expect(headers.get('x-ignored')).toBeNull();
    expect(json).toEqual(generate('de.full', { n: 50, seed: 'a', where }));
    for (const row of json) {
      expect(row).toMatchObject({
        sex: 'female',
        city: 'München',
        region: 'Bayern',
        bank: 'N26',
        brand: 'Visa',
      });
      expect(row.dob >= '2000-01-02' && row.dob <= '2008-01-01').toBe(true);
    }
  });

  it.each([
    ['de', 'city=Munich', 'city', 'München'],
    ['de', 'city=MUENCHEN', 'city', 'München'],
    ['de', 'city=koln', 'city', 'Köln'],
    ['de', 'city=frankfurt', 'city', 'Frankfurt am Main'],
    ['de', 'region=Bavaria', 'region', 'Bayern'],
    ['at', 'city=vienna', 'city', 'Wien'],
    ['it', 'city=Rome', 'city', 'Roma'],
    ['pt', 'city=Lisbon', 'city', 'Lisboa'],
    ['cz', 'city=Prague', 'city', 'Praha'],
    ['cz', 'region=prague', 'region', 'Hlavní město Praha'],
    ['pl', 'city=warsaw', 'city', 'Warszawa'],
    ['eg', 'city=القاهرة', 'city', 'Cairo'],
    ['jp', 'city=東京', 'city', 'Tokyo'],
    ['ua', 'city=Київ', 'city', 'Kyiv'],
    ['gr', 'city=Αθήνα', 'city', 'Athina'],
    ['ng', 'region=Lagos', 'region', 'Lagos State'],
    ['zm', 'region=western', 'region', 'Western Province'],
    ['de', 'bank=deutsche bank AG', 'bank', 'Deutsche Bank'],
    ['de', 'bank=deutsche', 'bank', 'Deutsche Bank'],
    ['de', 'bank=DEUTDEFF', 'bank', 'Deutsche Bank'],
    ['de', 'bank=deutdeffXXX', 'bank', 'Deutsche Bank'],
    ['de', 'bank=50070010', 'bank', 'Deutsche Bank'],
    ['dk', 'bank=Danske Bank A/S', 'bank', 'Danske Bank'],
    ['ng', 'bank=GTBank', 'bank', 'Guaranty Trust Bank'],
    ['in', 'bank=hdfc', 'bank', 'HDFC Bank'],
    ['us', 'bank=chase', 'bank', 'JPMorgan Chase'],
    ['gb', 'bank=20-18-27', 'bank', 'Barclays'],
    ['us', 'brand=amex', 'brand', 'American Express'],
    ['us', 'brand=MASTER CARD', 'brand', 'Mastercard'],
  ])('/%s?%s', async (code, condition, key, value) => {
    const [name, asked] = condition.split('=') as [string, string];
    const { json } = await get(`/${code}/${key}?n=20&seed=a&${name}=${encodeURIComponent(asked)}`);
    expect(json).toEqual(Array(20).fill(value));
  });

  it('take the first of several, and none that is empty', async () => {
    expect((await get('/de/sex?sex=male&sex=female&seed=a&n=9')).json).toEqual(Array(9).fill('male'));
    for (const name of ['sex', 'age', 'city', 'region', 'bank', 'brand', 'wallet'])
      await refuses(get(`/de/name?${name}=`), 400, new RegExp(name));
  });

  it.each([
    ['sex=woman', /sex must be female or male, not "woman"/],
    ['age=100', /age must be .* from 0 to 99, not "100"/],
    ['age=100', /age must be/],
    ['age=30-20', /age must be/],
    ['age=old', /age must be/],
    [
      'city=Munchen1',
      /unknown city "Munchen1" for country "de"; did you mean "München"\? de has Berlin, Hamburg, .*Dortmund.* more/,
    ],
    ['region=Bavria', /did you mean "Bavaria"\? de has Berlin, Hamburg, Bayern/],
    ['bank=Comerzbank', /did you mean "Commerzbank"\? de has ING, /],
    ['bank=Bank', /unknown bank "Bank"/],
    ['wallet=M-PESA', /unknown wallet "M-PESA" for country "de"; de has none/],
    ['brand=verve', /unknown brand "verve" for country "de"; de has girocard, Visa/],
    [
      'city=Munich&region=Hesse',
      /city and region contradict each other: München is in Bayern, not in Hessen/,
    ],
    [
      'city=Munich&bank=Haspa',
      /bank and city contradict each other: Hamburger Sparkasse is not in München, which has /,
    ],
    ['region=Hessen&bank=Haspa', /bank and region contradict each other/],
  ])('?%s is refused and told why', async (query, message) => {
    await refuses(get(`/de/name?${query}`), 400, message);
    await refuses(get(`/fetch?q=german+name&${query}`), 400, message);
  });

  it('names those that do not apply', async () => {
    const ignored = async (path: string) => (await get(path)).headers.get('x-ignored');
    expect(await ignored('/de/product?sex=male&city=nowhere')).toBe('sex, city');
    expect(await ignored('/any/uuid?age=30')).toBe('age');
    expect(await ignored('/de/company?age=30&city=Berlin&fields=name')).toBe('fields, age');
    expect(await ignored('/de/iban?sex=male')).toBeNull();
    expect(await ignored('/de/preset:kyc?sex=male&bank=n26')).toBeNull();
    expect(await ignored('/fetch?q=german+product&sex=male')).toBe('sex');
    expect(await ignored('/ke/company?wallet=m-pesa')).toBe('wallet');
    expect(await ignored('/ke/preset:mobile-money?wallet=m-pesa')).toBeNull();
    expect((await get('/de/iban?sex=male&seed=a&n=9')).text).toBe((await get('/de/iban?seed=a&n=9')).text);
  });

  it.each([
    ['ke', 'mpesa', 'M-PESA'],
    ['ke', 'AIRTEL MONEY', 'Airtel Money'],
    ['gh', 'mtn', 'MTN MoMo'],
    ['zw', 'omari', "O'mari"],
    ['is', 'siminn pay', 'Síminn Pay'],
    ['ae', 'e& money', 'e& money'],
  ])('/%s?wallet=%s is %s, on a number that it takes', async (code, asked, name) => {
    const query = `n=20&seed=a&fields=phone,wallet&wallet=${encodeURIComponent(asked)}`;
    for (const { phone, wallet } of (await get(`/${code}/person?${query}`)).json)
      expect(wallet).toBe(`${name} ${phone}`);
  });

  it('say which wallets there are', async () => {
    await refuses(
      get('/gh/wallet?wallet=M-PESA'),
      400,
      /unknown wallet "M-PESA" for country "gh"; gh has MTN MoMo, Telecel Cash, AT Money/,
    );
    await refuses(get('/ke/phone?wallet=Airtel Mony'), 400, /did you mean "Airtel Money"\? ke has M-PESA/);
  });

  it('are obeyed by /fetch', async () => {
    const { json } = await get('/fetch?q=german+person&n=5&seed=a&city=Cologne');
    expect(json.data).toEqual(generate('de.person', { n: 5, seed: 'a', where: { city: 'Köln' } }));
  });
});

describe('presets', () => {
  const value = (rows: readonly { label: string; value: string }[], label: string) =>
    rows.find((row) => row.label === label)?.value;

  it('steer their main person alone', async () => {
    const { json } = await get('/de/preset:transfer?n=30&seed=a&bank=n26');
    const free = (await get('/de/preset:transfer?n=30&seed=a')).json;
    expect(json[0].map(({ label }: { label: string }) => label)).toContain('Payee bank');
    for (const [i, rows] of json.entries())
      expect(value(rows, 'Payee bank')).toBe(value(free[i], 'Payee bank'));
  });

  it.each(['payroll', 'loan'])('%s has a main person who works, at any age asked for', async (key) => {
    const jobs = async (query: string) =>
      (await get(`/de/preset:${key}?n=60&seed=a${query}`)).json.map(
        (rows: { label: string; value: string }[]) => rows.map((row) => row.value).join('\n'),
      );
    for (const query of ['', '&age=18-20', '&age=80-99', '&age=25-60'])
      for (const text of await jobs(query)) expect(text).not.toMatch(/Student|Rentner/);
  });
});

describe('where in a body', () => {
  it('is for one item of a batch, and its mistakes are that item’s', async () => {
    const requests = [
      { spec: 'de.person', n: 3, where: { sex: 'male', age: 40 } },
      { spec: 'de.name', where: { city: 'Atlantis' } },
      { spec: 'de.name', where: { town: 'Köln' } },
      { spec: 'de.name', where: 'Köln' },
      { spec: 'de.product', where: { sex: 'male' } },
    ];
    const { json, headers } = await post('/batch', { seed: 'a', requests });
    const { results } = json;
    expect(headers.get('x-ignored')).toBe('sex');
    expect(results[4].data).toEqual(generate('de.product', { seed: 'a' }));
    expect(results[0].data).toEqual(
      generate('de.person', { n: 3, seed: 'a', where: { sex: 'male', age: 40 } }),
    );
    expect(results[1].error).toMatch(/unknown city "Atlantis"/);
    expect(results[2].error).toMatch(/where has no property "town"; it has sex, age/);
    expect(results[3].error).toMatch(/where must be an object/);
  });

  it('is for every country of a schema, and must be possible in each', async () => {
    const fields = [{ type: 'de.sex' }, { name: 'who', type: 'fr.person' }, { type: 'uuid' }];
    const { json } = await post('/schema', { count: 20, seed: 'a', fields, where: { sex: 'female' } });
    for (const row of json) expect(row).toMatchObject({ sex: 'female', who: { sex: 'female' } });
    await refuses(
      post('/schema', { fields, where: { city: 'Berlin' } }),
      400,
      /unknown city "Berlin" for country "fr"/,
    );
    await refuses(post('/schema', { fields, where: { ctiy: 'Berlin' } }), 400, /did you mean "city"/);
    await refuses(post('/schema', { fields, where: null }), 400, /where must be an object/);
  });

  it('is for the persons of lists and nested objects too', async () => {
    const sex = { name: 'sex', type: 'de.sex' };
    const fields = [
      { name: 'all', list: '5', fields: [sex] },
      { name: 'one', fields: [sex] },
    ];
    const { json, headers } = await post('/schema', { seed: 'a', fields, where: { sex: 'male' } });
    expect(json).toEqual([{ all: Array(5).fill({ sex: 'male' }), one: { sex: 'male' } }]);
    expect(headers.get('x-ignored')).toBeNull();
  });

  it('leaves no number of a wallet’s network unique', async () => {
    const fields = [{ name: 'phone', type: 'ke.phone', unique: true }];
    await refuses(post('/schema', { fields, where: { wallet: 'M-PESA' } }), 400, /"phone" cannot be unique/);
    const anybody = [{ name: 'phone', type: 'cn.phone', unique: true }];
    expect((await post('/schema', { fields: anybody, where: { wallet: 'Alipay' } })).status).toBe(200);
  });

  it('that no column takes is named', async () => {
    const ignored = async (fields: unknown, where: unknown) =>
      (await post('/schema', { fields, where })).headers.get('x-ignored');
    expect(await ignored([{ type: 'uuid' }, { type: 'de.product' }], { sex: 'male' })).toBe('sex');
    expect(await ignored([{ type: 'de.company' }], { sex: 'male', city: 'Köln' })).toBe('sex');
    expect(await ignored([{ type: 'de.iban' }], { sex: 'male' })).toBeNull();
  });
});
