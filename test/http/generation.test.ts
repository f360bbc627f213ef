import { generate, render, specimen } from 'specimen-data';
import { describe, expect, it } from 'vitest';
import { parseCsv, parseXml } from '../support/parsers.ts';
import { service } from './service.ts';

const { get, refuses } = service();
const FORMATS = ['json', 'csv', 'ndjson', 'xml'] as const;
const TYPE = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

describe('n, offset and seed', () => {
  it('gives a bare value without n, an array with it, n=1 too', async () => {
    expect((await get('/de/iban?seed=x')).json).toMatch(/^DE\d{20}$/);
    expect((await get('/de/iban?seed=x&n=1')).json).toEqual([(await get('/de/iban?seed=x')).json]);
    expect((await get('/de/person?seed=x')).json).not.toBeInstanceOf(Array);
    expect((await get('/de/person?seed=x&n=1')).json).toHaveLength(1);
    expect((await get('/de/person?seed=x&n=1000')).json).toHaveLength(1000);
  });

  it('is prefix-stable, and offset moves along the endless table', async () => {
    const ten = (await get('/ke/person?seed=s&n=10')).json;
    expect((await get('/ke/person?seed=s&n=3')).json).toEqual(ten.slice(0, 3));
    expect((await get('/ke/person?seed=s&n=3&offset=7')).json).toEqual(ten.slice(7));
    expect((await get('/ke/person?seed=s&offset=4')).json).toEqual(ten[4]);
    expect((await get('/ke/name?seed=s&offset=1000000000')).status).toBe(200);
    expect((await get('/any/sequence?seed=s&offset=999999999&n=2')).json).toEqual([
      1_000_000_000, 1_000_000_001,
    ]);
  });

  it('has one persona for one seed: fields, person and full agree', async () => {
    const full = (await get('/pl/full?seed=x&n=3')).json;
    const person = (await get('/pl/person?seed=x&n=3')).json;
    for (const [i, row] of person.entries()) expect(full[i]).toMatchObject(row);
    // A field that somebody cannot have is, asked for alone, that of somebody who can.
    const others: Readonly<Record<string, unknown>> = {
      vat: expect.stringMatching(/^PL\d{10}$/),
      payday: expect.stringMatching(/^2025-\d\d-\d\d$/),
    };
    const given = (key: string, value: unknown) => (value === null ? (others[key] ?? null) : value);
    for (const key of Object.keys(full[0])) {
      expect((await get(`/pl/${key}?seed=x&n=3`)).json, key).toEqual(
        full.map((row: Record<string, unknown>) => given(key, row[key])),
      );
    }
  });

  it('returns the seed in X-Seed, so that any response can be reproduced', async () => {
    const drawn = await get('/de/person');
    const seed = drawn.headers.get('x-seed') as string;
    expect(seed).toMatch(/^[0-9a-z]{5,24}$/);
    expect((await get(`/de/person?seed=${seed}`)).text).toBe(drawn.text);
    expect((await get('/de/person')).headers.get('x-seed')).not.toBe(seed);
    expect((await get('/de/person?seed=my%20seed')).headers.get('x-seed')).toBe('my seed');
    for (const odd of ['ä', '%C3%A4', '100%', ' x'])
      expect(
        decodeURIComponent(
          (await get(`/de/iban?seed=${encodeURIComponent(odd)}`)).headers.get('x-seed') as string,
        ),
      ).toBe(odd);
    expect(
      decodeURIComponent((await get('/de/iban?seed=%C3%A9%F0%9F%98%80')).headers.get('x-seed') as string),
    ).toBe('é😀');
    expect((await get('/de/iban?seed=%0d%0aX-Evil:%201')).headers.get('x-evil')).toBeNull();
  });

  it('gives the same bytes as the library', async () => {
    for (const spec of ['de.person', 'jp.full', 'us.company', 'br.product', 'any.uuid', 'ke.phone']) {
      for (const format of FORMATS) {
        const { text } = await get(`/${spec.replace('.', '/')}?seed=same&n=5&format=${format}`);
        expect(text, `${spec} ${format}`).toBe(
          new TextDecoder().decode(render(spec, { seed: 'same', n: 5, format })),
        );
      }
    }
  });

  it('refuses other values of n, offset, seed, format, pretty and fields', async () => {
    for (const n of [
      '',
      '0',
      '1001',
      '-1',
      '1.5',
      '1e2',
      'abc',
      '%20',
      '+5',
      '0x10',
      '99999999999999999999',
      '٣',
    ]) {
      await refuses(get(`/de/iban?n=${n}`), 400, /n must be a whole number from 1 to 1000/);
      await refuses(get(`/any/uuid?n=${n}`), 400);
      await refuses(get(`/fetch?q=german+iban&n=${n}`), 400);
    }
    for (const offset of ['', '-1', '1000000001', '1.5', 'x'])
      await refuses(get(`/de/iban?offset=${offset}`), 400, /offset/);
    for (const seed of ['', 'x'.repeat(257)]) await refuses(get(`/de/iban?seed=${seed}`), 400, /seed/);
    expect((await get(`/de/iban?seed=${'x'.repeat(256)}`)).status).toBe(200);
    expect((await get(`/de/iban?seed=${'%F0%9F%98%80'.repeat(256)}`)).status).toBe(200);
    for (const format of ['', 'yaml', 'constructor', '__proto__'])
      await refuses(get(`/de/iban?format=${format}`), 400, /format/);
    await refuses(get('/de/iban?format=jsn'), 400, /did you mean "json"/);
    for (const pretty of ['', '0', 'true', '2'])
      await refuses(get(`/de/iban?pretty=${pretty}`), 400, /pretty/);
    for (const fields of ['', ',', 'name,', 'nonsense', 'name,constructor', '__proto__']) {
      await refuses(get(`/de/person?fields=${fields}`), 400);
    }
    await refuses(get('/de/person?fields=ibna'), 400, /did you mean "iban"/);
    await refuses(get('/de/person?fields=bankng'), 400, /did you mean "banking"/);
    await refuses(get('/de/person?fields=al'), 400, /did you mean "all"/);
    await refuses(
      get('/de/person?fields=person'),
      400,
      /unknown field "person" for country "de"(?!.*"person")/,
    );
  });

  it('ignores unknown parameters and takes the first of repeated ones', async () => {
    const { text } = await get('/de/iban?seed=x');
    expect((await get('/de/iban?seed=x&unknown=1&__proto__=2&constructor&=&&%')).text).toBe(text);
    expect((await get('/de/iban?seed=x&seed=y&seed=')).text).toBe(text);
    expect((await get('/de/iban?seed=x&n=2&n=abc')).json).toHaveLength(2);
    expect((await get('/de/iban?%73eed=x')).text).toBe(text);
  });
});

describe('selectors', () => {
  it('answers 404 to unknown countries, selectors and presets, with the nearest name', async () => {
    await refuses(get('/xx/iban'), 404, /country/);
    await refuses(get('/uk/iban'), 404, /gb/);
    await refuses(get('/germany/iban'), 404, /did you mean "de"/);
    await refuses(get('/Brasil'), 404, /did you mean "br"/);
    await refuses(get('/peru/iban'), 404, /did you mean "pe"/);
    for (const [called, code] of Object.entries({ usa: 'us', gbr: 'gb', holland: 'nl', deutschland: 'de' }))
      await refuses(get(`/${called}/phone`), 404, new RegExp(`did you mean "${code}"`));
    await refuses(get('/de/ibann'), 404, /did you mean "iban"/);
    await refuses(get('/de/persn'), 404, /did you mean "person"/);
    await refuses(
      get('/us/iban'),
      404,
      /unknown field "iban" for country "us"; its banking fields are bank, account, routing, swift/,
    );
    await refuses(get('/de/preset:nonsense'), 404);
    await refuses(get('/de/preset:kyk'), 404, /did you mean "kyc"/);
    for (const trap of ['constructor', '__proto__', 'toString', 'preset:__proto__', 'preset:']) {
      await refuses(get(`/de/${trap}`), 404);
    }
    await refuses(get('/us/iban'), 404);
  });

  it('matches names without regard to case, by synonym and by local name', async () => {
    const same = async (path: string, other: string) =>
      expect((await get(`${path}?seed=x`)).text, path).toBe((await get(`${other}?seed=x`)).text);
    await same('/DE/IBAN', '/de/iban');
    await same('/de/Person', '/de/person');
    await same('/de/PRESET:KYC', '/de/preset:kyc');
    await same('/de/bic', '/de/swift');
    await same('/us/zip', '/us/postcode');
    await same('/pl/pesel', '/pl/id');
    await same('/br/cpf', '/br/id');
    await same('/any/UUID', '/any/uuid');
    await same('/%64e/ib%61n', '/de/iban');
  });

  it('gives person its default fields and full every field, in order', async () => {
    const { fields } = (await get('/de')).json;
    const keys = fields.map(({ key }: { key: string }) => key);
    const defaults = fields
      .filter((field: { default: boolean }) => field.default)
      .map(({ key }: { key: string }) => key);
    expect(Object.keys((await get('/de/full')).json)).toEqual(keys);
    expect(Object.keys((await get('/de/person')).json)).toEqual(defaults);
    for (const key of ['name', 'sex', 'dob', 'id', 'phone', 'email', 'address', 'iban', 'swift'])
      expect(defaults).toContain(key);
    for (const key of ['card', 'cvv', 'passport', 'mrz', 'income', 'employer'])
      expect(defaults).not.toContain(key);
  });

  it('takes fields in the order asked for: keys, synonyms, groups, all', async () => {
    const keys = async (fields: string, selector = 'person') =>
      Object.keys((await get(`/de/${selector}?seed=x&fields=${fields}`)).json);
    const all = await keys('all');
    expect(all).toEqual(Object.keys((await get('/de/full?seed=x')).json));
    expect(await keys('iban,name')).toEqual(['iban', 'name']);
    expect(await keys('iban,name', 'full')).toEqual(['iban', 'name']);
    expect(await keys('name,iban,name,NAME')).toEqual(['name', 'iban']);
    expect(await keys('bic,%20zip%20')).toEqual(['swift', 'postcode']);
    expect((await keys('name,all'))[0]).toBe('name');
    // A field and a group are called tax.
    expect(await keys('tax,name')).toEqual(['tax', 'name']);
    expect((await keys('tax')).length).toBeGreaterThan(1);
    for (const group of ['identity', 'contact', 'payment', 'banking', 'tax', 'transaction']) {
      const own = await keys(group);
      expect(own.length, group).toBeGreaterThan(0);
      expect(own).toEqual(all.filter((key) => own.includes(key)));
    }
    const full = (await get('/de/full?seed=x')).json;
    expect((await get('/de/person?seed=x&fields=card,income')).json).toEqual({
      card: full.card,
      income: full.income,
    });
  });

  it('ignores fields on any selector but person and full', async () => {
    for (const path of ['/de/iban', '/de/company', '/de/product', '/de/preset:kyc', '/any/uuid']) {
      expect((await get(`${path}?seed=x&fields=nonsense`)).text, path).toBe(
        (await get(`${path}?seed=x`)).text,
      );
    }
  });

  it('gives a company and a product', async () => {
    const company = (await get('/de/company?seed=x')).json;
    expect(Object.keys(company)).toEqual(expect.arrayContaining(['name', 'industry', 'vat']));
    const product = (await get('/de/product?seed=x')).json;
    expect((await get(`/validate?validator=ean13&value=${product.ean}`)).json.valid).toBe(true);
  });
});

describe('formats', () => {
  it('has the content type of each format, and a file name for all but JSON', async () => {
    for (const format of FORMATS) {
      const { headers } = await get(`/de/person?seed=x&n=2&format=${format}`);
      expect(headers.get('content-type')).toBe(TYPE[format]);
      const disposition = format === 'json' ? null : `inline; filename="de-person.${format}"`;
      expect(headers.get('content-disposition')).toBe(disposition);
    }
    expect((await get('/DE/BIC?format=csv')).headers.get('content-disposition')).toBe(
      'inline; filename="de-swift.csv"',
    );
    expect((await get('/any/int:1,9?format=csv')).headers.get('content-disposition')).toBe(
      'inline; filename="any-int.csv"',
    );
  });

  it('writes a record in each format', async () => {
    const rows = (await get('/de/person?seed=x&n=3')).json;
    const texts = rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)])),
    );
    expect(parseCsv((await get('/de/person?seed=x&n=3&format=csv')).text)).toEqual(texts);
    expect(parseXml((await get('/de/person?seed=x&n=3&format=xml')).text)).toEqual(texts);
    const lines = (await get('/de/person?seed=x&n=3&format=ndjson')).text;
    expect(lines.endsWith('\n')).toBe(true);
    expect(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(rows);
  });

  it('writes a single value in each format', async () => {
    const iban = (await get('/de/iban?seed=x')).json;
    for (const n of ['', '&n=1']) {
      expect((await get(`/de/iban?seed=x&format=csv${n}`)).text).toBe(`iban\r\n${iban}\r\n`);
      expect((await get(`/de/iban?seed=x&format=ndjson${n}`)).text).toBe(`"${iban}"\n`);
      expect((await get(`/de/iban?seed=x&format=xml${n}`)).text).toBe(
        `<?xml version="1.0" encoding="UTF-8"?>\n<rows><row><iban>${iban}</iban></row></rows>\n`,
      );
    }
    expect((await get('/any/int:5,5?format=csv')).text).toBe('int\r\n5\r\n');
    expect((await get('/any/bool:1?n=2')).json).toEqual([true, true]);
  });

  it('writes a preset as labelled rows, with n as scenarios', async () => {
    const rows = (await get('/de/preset:kyc?seed=x')).json as { label: string; value: unknown }[];
    const two = (await get('/de/preset:kyc?seed=x&n=2')).json as { label: string; value: unknown }[][];
    expect(Object.keys(rows[0] as object)).toEqual(['label', 'code', 'value']);
    expect(two).toHaveLength(2);
    expect(two[0]).toEqual(rows);
    const texts = (list: typeof rows) => list.map(({ label, value }) => ({ label, value: String(value) }));
    const scenarios = two.flatMap((list, i) =>
      texts(list).map((row) => ({ scenario: String(i + 1), ...row })),
    );
    expect(parseCsv((await get('/de/preset:kyc?seed=x&format=csv')).text)).toEqual(texts(rows));
    expect(parseCsv((await get('/de/preset:kyc?seed=x&n=2&format=csv')).text)).toEqual(scenarios);
    expect(parseXml((await get('/de/preset:kyc?seed=x&format=xml')).text)).toEqual(texts(rows));
    expect(parseXml((await get('/de/preset:kyc?seed=x&n=2&format=xml')).text)).toEqual(scenarios);
    const lines = async (n: string) =>
      (await get(`/de/preset:kyc?seed=x&format=ndjson${n}`)).text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    expect(await lines('')).toEqual(rows);
    expect(await lines('&n=2')).toEqual(two);
    expect((await get('/de/preset:kyc?format=csv')).headers.get('content-disposition')).toBe(
      'inline; filename="de-preset-kyc.csv"',
    );
  });

  it('every country gives every preset it offers', async () => {
    for (const { code } of specimen.catalogue.countries()) {
      for (const { key } of specimen.catalogue.country(code).presets) {
        expect((await get(`/${code}/preset:${key}?seed=x`)).status, `${code} ${key}`).toBe(200);
      }
    }
  });

  it('prints JSON with line breaks for pretty=1, the same data', async () => {
    for (const path of [
      '/de/person?seed=x',
      '/de/iban?seed=x&n=2',
      '/de/preset:kyc?seed=x',
      '/any/uuid?seed=x',
    ]) {
      const { text, json } = await get(`${path}&pretty=1`);
      expect(json).toEqual((await get(path)).json);
      expect(text).toBe(`${JSON.stringify(json, null, 2)}\n`);
    }
    expect((await get('/de/iban?seed=x&format=csv&pretty=1')).text).toBe(
      (await get('/de/iban?seed=x&format=csv')).text,
    );
  });
});

describe('generic types', () => {
  it('takes parameters', async () => {
    const values = async (type: string) => (await get(`/any/${type}?seed=x&n=50`)).json as never[];
    for (const value of await values('int:-5,5')) expect(Math.abs(value)).toBeLessThanOrEqual(5);
    expect(new Set(await values('int:1,3'))).toEqual(new Set([1, 2, 3]));
    expect(new Set(await values('enum:red,green,blue'))).toEqual(new Set(['red', 'green', 'blue']));
    for (const value of await values('date:2020,2021')) expect(value).toMatch(/^202[01]-\d\d-\d\d$/);
    for (const value of await values('float:1,2,3')) expect(String(value)).toMatch(/^(1(\.\d{1,3})?|2)$/);
    for (const value of await values('digits:9')) expect(value).toMatch(/^\d{9}$/);
    for (const value of await values('email:example.org')) expect(value).toMatch(/@example\.org$/);
    expect(await values('sequence:10,5')).toEqual(Array.from({ length: 50 }, (_, i) => 10 + 5 * i));
    for (const value of await values('uuid'))
      expect(value).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect((await get('/any/enum:a%2Cb%20c?seed=x&n=20')).json).toEqual(expect.arrayContaining(['a', 'b c']));
  });

  it('refuses unknown types and wrong, missing or extra parameters, and shows the form', async () => {
    await refuses(get('/any/uid'), 400, /did you mean "uuid"/);
    for (const type of ['int:1', 'int:1,2,3', 'int:a,b', 'int:5,1', 'int:'])
      await refuses(get(`/any/${type}`), 400, /int:min,max/);
    for (const type of [
      'uuid:1',
      'bool:2',
      'digits:0',
      'digits:1001',
      'float:1,2,99',
      'date:2021,2020',
      'enum',
      'enum:',
      'card:nope',
    ]) {
      await refuses(get(`/any/${type}`), 400);
    }
    for (const trap of ['constructor', '__proto__', '%00', '%20']) await refuses(get(`/any/${trap}`), 400);
  });

  it('gives what the library gives', async () => {
    for (const { key } of specimen.catalogue.types()) {
      const spec = key === 'enum' ? 'enum:a,b' : key;
      expect((await get(`/any/${spec}?seed=x&n=3`)).json, key).toEqual(
        generate(`any.${spec}`, { seed: 'x', n: 3 }),
      );
    }
  });
});
