import validator from 'validator';
import { describe, expect, it } from 'vitest';
import { catalogue, generate, Problem, schema } from '../../packages/engine/src/index.ts';

const values = (type: string, n = 300) =>
  generate(`any.${type}`, { n, seed: `types ${type}` }) as (string | number | boolean)[];

/** The check digit of 49 CFR 565: letters as digits, weights by place, modulo 11. */
function isVin(vin: string): boolean {
  const digit = (c: string) =>
    /\d/.test(c) ? Number(c) : Number('12345678012345070923456789'['ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(c)]);
  const sum = [...vin].reduce(
    (total, c, i) => total + digit(c) * ([8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2][i] as number),
    0,
  );
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && vin[8] === (sum % 11 === 10 ? 'X' : String(sum % 11));
}

const between = (min: number, max: number) => (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
const years = (from: number, to: number) => (value: unknown) =>
  Number(String(value).slice(0, 4)) >= from && Number(String(value).slice(0, 4)) <= to;
const isDay = (value: unknown) =>
  validator.isDate(String(value), { format: 'YYYY-MM-DD', strictMode: true, delimiters: ['-'] });
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const words = (count: number) => (value: unknown) => String(value).split(' ').length === count;
const all =
  (...checks: ((value: never) => boolean)[]) =>
  (value: unknown) =>
    checks.every((check) => check(value as never));
const decimals = (most: number) => (value: unknown) =>
  typeof value === 'number' && (String(value).split('.')[1] ?? '').length <= most;
const brand = (provider: string) => (value: unknown) =>
  validator.isCreditCard(String(value), { provider: provider as never });

/** Each form of each type, and what an independent judge says of its values. */
const FORMS: readonly (readonly [type: string, check: (value: unknown) => boolean, different?: number])[] = [
  ['uuid', (value) => validator.isUUID(String(value), 4) && value === String(value).toLowerCase(), 300],
  ['guid', (value) => validator.isUUID(String(value), 4) && value === String(value).toUpperCase(), 300],
  ['objectid', (value) => validator.isMongoId(String(value)), 300],
  ['sequence', between(1, 300), 300],
  ['sequence:10,5', (value) => between(10, 1505)(value) && (value as number) % 5 === 0, 300],
  ['sequence:0,-2', between(-598, 0), 300],
  ['sequence:7,0', (value) => value === 7],
  ['sequence:-9007199254740991,1', (value) => (value as number) < -9_007_199_254_740_000, 300],
  ['bool', (value) => typeof value === 'boolean', 2],
  ['bool:0', (value) => value === false],
  ['bool:1', (value) => value === true],
  ['bool:0.25', (value) => typeof value === 'boolean', 2],
  ['int', between(0, 1000), 200],
  ['int:1,6', between(1, 6), 6],
  ['int:-5,-5', (value) => value === -5],
  ['int: 1 , 2 ', between(1, 2), 2],
  ['int:-9007199254740991,-9007199254740990', between(-9007199254740991, -9007199254740990), 2],
  ['int:0,9007199254740991', between(0, 9007199254740991), 290],
  ['int:-4503599627370496,4503599627370495', between(-4503599627370496, 4503599627370495), 290],
  ['float', all((value: number) => value >= 0 && value <= 1, decimals(2)), 80],
  ['float:10,20', all((value: number) => value >= 10 && value <= 20, decimals(2)), 200],
  ['float:-1.5,1.5,4', all((value: number) => value >= -1.5 && value <= 1.5, decimals(4)), 250],
  ['float:1,9,0', between(1, 9), 9],
  ['digits', matches(/^[0-9]{6}$/), 290],
  ['digits:1', matches(/^[0-9]$/), 10],
  ['digits:1000', matches(/^[0-9]{1000}$/), 300],
  ['string', (value) => validator.isAlphanumeric(String(value)) && String(value).length === 12, 300],
  ['string:40', matches(/^[A-Za-z0-9]{40}$/), 300],
  ['enum:red', (value) => value === 'red'],
  ['enum:red,green,blue', (value) => ['red', 'green', 'blue'].includes(String(value)), 3],
  ['enum:a=1e3,b=1e-9', (value) => value === 'a'],
  ['enum:a=.5,b=0.5', (value) => value === 'a' || value === 'b', 2],
  ['enum:a=e3,b=.,c=5.', matches(/^(a=e3|b=\.|c=5\.)$/), 3],
  ['enum:a b, c,"d"', (value) => ['a b', ' c', '"d"'].includes(String(value)), 3],
  ['date', all(isDay, years(2000, 2025)), 280],
  ['date:1990,1990', all(isDay, years(1990, 1990)), 180],
  ['date:1,9999', isDay, 290],
  [
    'datetime',
    (value) =>
      validator.isISO8601(String(value), { strict: true, strictSeparator: true }) &&
      matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)(value) &&
      years(2000, 2025)(value),
    300,
  ],
  ['datetime:2024,2024', (value) => validator.isRFC3339(String(value)) && years(2024, 2024)(value), 300],
  ['time', (value) => validator.isTime(String(value), { hourFormat: 'hour24', mode: 'withSeconds' }), 290],
  ['timestamp', between(946_684_800, 1_767_225_599), 300],
  ['timestamp:1970,1970', between(0, 31_535_999), 300],
  ['timestamp:1960,1969', between(-315_619_200, -1), 300],
  ['word', matches(/^[a-z]+$/), 60],
  ['words', all(matches(/^[a-z]+( [a-z]+){2}$/), words(3)), 280],
  ['words:1', matches(/^[a-z]+$/), 60],
  ['words:20', words(20), 300],
  ['sentence', all(matches(/^[A-Z][a-z, ]+\.$/), words(9)), 290],
  ['sentence:1', all(matches(/^[A-Z][a-z]+\.$/), words(1)), 30],
  ['sentence:4', words(4), 250],
  ['sentence:1000', words(1000), 300],
  ['paragraph', (value) => (String(value).match(/\.(?= |$)/g) ?? []).length === 4, 300],
  ['paragraph:1', matches(/^[A-Z][^.]+\.$/), 290],
  ['slug', all(matches(/^[a-z]+(-[a-z]+){2}$/), (value: string) => validator.isSlug(value)), 280],
  ['slug:1', matches(/^[a-z]+$/), 60],
  [
    'email',
    (value) => validator.isEmail(String(value)) && /@example\.(com|org|net)$/.test(String(value)),
    280,
  ],
  [
    'email:mail.example.org',
    (value) => validator.isEmail(String(value)) && String(value).endsWith('@mail.example.org'),
    280,
  ],
  ['username', matches(/^[a-z]+[0-9]+$/), 290],
  [
    'domain',
    (value) =>
      validator.isFQDN(String(value)) && /\.(example|test|example\.(com|org|net))$/.test(String(value)),
    280,
  ],
  ['url', (value) => validator.isURL(String(value), { protocols: ['https'], require_protocol: true }), 290],
  ['ipv4', (value) => validator.isIP(String(value), 4), 300],
  ['ipv6', (value) => validator.isIP(String(value), 6), 300],
  [
    'mac',
    (value) => validator.isMACAddress(String(value)) && '26ae'.includes(String(value)[1] as string),
    300,
  ],
  ['port', (value) => between(1024, 65_535)(value) && validator.isPort(String(value)), 290],
  ['color', (value) => validator.isHexColor(String(value)) && matches(/^#[0-9a-f]{6}$/)(value), 290],
  ['vin', (value) => isVin(String(value)), 300],
  ['isbn', (value) => validator.isISBN(String(value), 13) && matches(/^97[89][0-9]{10}$/)(value), 300],
  ['imei', (value) => validator.isIMEI(String(value)), 300],
  ['ean', (value) => validator.isEAN(String(value)) && String(value).length === 13, 300],
  ['card', (value) => validator.isLuhnNumber(String(value)), 290],
  ['card:visa', brand('visa'), 290],
  ['card:MasterCard', brand('mastercard'), 290],
  ['card:amex', brand('amex'), 290],
  ['card:discover', brand('discover'), 290],
  ['card:jcb', brand('jcb'), 290],
  ['card:diners', brand('dinersclub'), 290],
  ['card:unionpay', brand('unionpay'), 290],
  [
    'eth',
    (value) =>
      validator.isEthereumAddress(String(value)) &&
      /[a-f]/.test(String(value)) &&
      /[A-F]/.test(String(value)),
    300,
  ],
];

describe('a generic type', () => {
  it.each(FORMS.map(([type, check, different = 1]) => ({ type, check, different })))(
    '$type is what it says',
    ({ type, check, different }) => {
      const made = values(type);
      for (const value of made) expect(check(value), `${type}: ${value}`).toBe(true);
      expect(new Set(made).size).toBeGreaterThanOrEqual(different);
      expect(values(type, 5)).toEqual(made.slice(0, 5));
      expect(
        generate(`any.${type.split(':')[0]?.toUpperCase()}${type.slice(type.split(':')[0]?.length)}`, {
          n: 2,
          seed: `types ${type}`,
        }),
      ).toEqual(made.slice(0, 2));
      const name = type.split(':')[0] as string;
      expect(
        Object.keys((schema({ seed: 'a', fields: [{ type }] }) as Record<string, unknown>[])[0] as object),
      ).toEqual([name]);
    },
  );

  it('is tried in every form, and says what to write', () => {
    const listed = catalogue.types();
    expect(
      listed.map(({ key }) => key).filter((key) => !FORMS.some(([type]) => type.split(':')[0] === key)),
    ).toEqual([]);
    for (const { key, params } of listed)
      expect(
        FORMS.some(([type]) => type.startsWith(`${key}:`)),
        key,
      ).toBe(params !== '');
  });

  it('bool keeps its probability', () => {
    const share = values('bool:0.25', 4000).filter(Boolean).length / 4000;
    expect(share).toBeGreaterThan(0.22);
    expect(share).toBeLessThan(0.28);
  });
});

/** Parameters that do not fit. */
const WRONG = `
  uuid:1 guid:x objectid:24 time:12 word:3 username:a domain:a url:a ipv4:10 ipv6:1 mac:1 port:80 color:red vin:1 isbn:10 imei:1 ean:8 eth:1
  sequence: sequence:1 sequence:a,1 sequence:1,2,3 sequence:1.5,1 sequence:1,1e3 sequence:9007199254740992,1
  sequence:9007199254740990,1 sequence:-9007199254740990,-1 sequence:9000000000000000,1000000
  bool: bool:2 bool:-0.1 bool:yes bool:0.5,1 bool:NaN bool:Infinity
  int: int:5 int:5,1 int:a,b int:1,2,3 int:1.5,2 int:,5 int:5, int:-9007199254740991,9007199254740991 int:1e3,2e3 int:0x1,0x9 int:--1,2
  float: float:1 float:2,1 float:a,b float:0,1,11 float:0,1,-1 float:0,1,x float:0,1,2,3 float:0.1,0.11,0 float:0,9007199254740991,10 float:.5,1
  digits: digits:0 digits:1001 digits:-1 digits:x digits:1,2 digits:1.5
  string:0 string:1001 string:abc string:12,12 words:0 words:1001 words:x sentence:0 sentence:1001 paragraph:0 paragraph:1001 slug:0 slug:x
  enum enum: enum:, enum:a, enum:,a enum:a,,b
  date: date:2000 date:2001,2000 date:0,5 date:2000,10000 date:x,y date:2000,2001,2002 datetime:5 datetime:2001,2000 timestamp:1 timestamp:2001,2000
  email: email:nodot email:a@b.c email:-a.com email:a..b email:x.1 email:a.com,b.com card:gold card: card:visa,amex`
  .trim()
  .split(/\s+/);

describe('invalid parameters', () => {
  const forms = new Map(catalogue.types().map(({ key, params }) => [key, params]));

  it.each(WRONG)('%s is bad, and the right form is told', (type) => {
    const key = type.split(':')[0] as string;
    const params = forms.get(key) as string;
    for (const call of [() => generate(`any.${type}`), () => schema({ fields: [{ type }] })]) {
      expect(call).toThrow(Problem);
      expect(call).toThrow(
        expect.objectContaining({
          kind: 'bad',
          message: expect.stringContaining(params ? `use ${key}:${params}` : `${key} takes no parameters`),
        }) as Error,
      );
    }
  });

  it.each([
    ['int:5,1', '5 is more than 1'],
    ['int:-9007199254740991,9007199254740991', 'more numbers than JSON can represent exactly'],
    ['int:-1,9007199254740991', 'more numbers than JSON can represent exactly'],
    ['float:2.5,1,2', '2.5 is more than 1'],
    ['float:0.1,0.2,0', 'no number with so few decimals lies between'],
    ['float:0,9007199254740991,2', 'more numbers than JSON can represent exactly'],
    ['sequence:9007199254740991,1', 'numbers would repeat'],
  ])('%s is told why', (type, why) => {
    expect(() => generate(`any.${type}` as string)).toThrow(why);
  });

  it('of a type that nobody knows suggest the nearest', () => {
    expect(() => generate('any.uid' as string)).toThrow(
      expect.objectContaining({ kind: 'bad', message: expect.stringContaining('did you mean') }) as Error,
    );
    for (const name of ['__proto__', 'constructor', 'toString', ''])
      expect(() => schema({ fields: [{ type: name }] })).toThrow(Problem);
  });
});
