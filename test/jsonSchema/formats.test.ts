import { describe, expect, it } from 'vitest';
import { fromJsonSchema, generate } from '../../packages/engine/src/index.ts';
import { judge, judged } from './judge.ts';

/** Texts of a format, right and wrong ones. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  uri: `https://a.example/b?c=d#e mailto:a@b.example urn:isbn:0451450523 http://[::1]:80/x http://[2001:db8::1]/ file:///etc
    http://]]t.png http://a[b http://[1::2::3]/ http://[::g]/ http://a.example/%2 http://a.example/%20 c 1a:b :x x
    http://a.example/a|b a:#b#c http:///x ftp://u:p@h/x`.split(/\s+/),
  'uri-reference': '/a/b ?x=1 #top ../a //host/x [x] a%2 a%20b /a[b] http://a.example/x a#b#c'.split(' '),
  url: 'https://a.example/b http://]]t.png https://a/ ftp://a.example https://a.example:8080/x mailto:a@b.example'.split(
    ' ',
  ),
  ipv6: '::1 :: 2001:db8::1 1:2:3:4:5:6:7:8 1:2:3:4:5:6:7 1::2::3 fe80: : ::ffff:10.0.0.1 1:2:3:4:5:6:10.0.0.1 ::10.0.0.256 12345::1 1:2:3:4:5:6:7:8:9 ::1:'.split(
    ' ',
  ),
  hostname: ['a.example', `${'a.'.repeat(130)}example`, '-a.example', 'a', 'a..b'],
  time: '10:11:12Z 10:11:12.5+02:00 10:11:12 24:00:00Z 10:11Z'.split(' '),
  'uri-template': '/a/{id} /a/{id /a/} /{?a,b} /%2 /%20 {a*} {}'.split(' '),
};

describe('formats', () => {
  it.each(Object.entries(TEXTS))('%s is what Ajv takes for one', (format, texts) => {
    const valid = judge({ type: 'string', format });
    const isTaken = (text: string) => {
      try {
        return fromJsonSchema({ const: text, type: 'string', format }, { seed: 's' }) === text;
      } catch {
        return false;
      }
    };
    for (const text of texts) expect([text, isTaken(text)]).toEqual([text, valid(text)]);
  });

  it.each([
    ['uri', '^https?://.+\\.(png|jpg)$'],
    ['uri-reference', '^/.+\\.html$'],
    ['url', '^https?://.+\\.pdf$'],
  ])('%s with the pattern %s is both', (format, pattern) => {
    expect(judged({ type: 'string', format, pattern }, { n: 100, seed: 'q' })).toHaveLength(100);
  });

  it.each([
    ['email', '@example\\.com$'],
    ['date', '-01$'],
    ['date', '^2024-'],
    ['date', '-02-'],
    ['date-time', '\\+02:00$'],
    ['uuid', '^[0-9a-f]{8}-[0-9a-f]{4}-7'],
    ['ipv4', '^10\\.'],
    ['ipv6', ':1$'],
    ['hostname', '\\.local$'],
    ['uri', '\\.png$'],
    ['date-time', '^2024-03-.*Z$'],
  ])('%s is found that fits a part of it, %s', (format, pattern) => {
    const rows = judged({ type: 'string', format, pattern }, { n: 100, seed: 'q' });
    expect(new Set(rows).size).toBeGreaterThan(20);
  });

  it('keeps the person in an e-mail address of another domain', () => {
    const email = { type: 'string', format: 'email', pattern: '@acme\\.test$' };
    const rows = judged<{ email: string }>({ type: 'object', properties: { email } }, { n: 20, seed: 's' });
    expect(rows.map((row) => row.email)).toEqual(
      generate('us.email', { n: 20, seed: 's' }).map((own) => String(own).replace(/@.*/, '@acme.test')),
    );
  });

  it('a time has its zone, unless a pattern beside it has none', () => {
    const time = { type: 'string', format: 'time' };
    const properties = { time, start_time: time, opens: time };
    judged({ type: 'object', properties, required: Object.keys(properties) });
    const zod = { ...time, pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' };
    expect(fromJsonSchema<string>(zod, { seed: 's' })).toMatch(/^\d\d:\d\d:\d\d$/);
  });

  it('bytes are in the form that their encoding has', () => {
    const photo = { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' };
    const { photo: bytes, id } = fromJsonSchema<{ photo: string; id: string }>(
      { type: 'object', properties: { photo, id: photo } },
      { seed: 's' },
    );
    for (const text of [bytes, id]) expect(Buffer.from(text, 'base64').toString('base64')).toBe(text);
  });

  it('two patterns are found that each tell one end', () => {
    judged({ allOf: [{ type: 'string', pattern: '^ab' }, { pattern: 'yz$' }] });
  });

  it.each([
    [{ pattern: '^a$', format: 'date' }, 'no text was found that fits ^a$ and date'],
    [{ pattern: '^a$', minLength: 2 }, 'no text was found of at least 2 characters that fits ^a$'],
    [{ pattern: '^aaa$', maxLength: 2 }, 'no text was found of at most 2 characters that fits ^aaa$'],
    [{ pattern: '^a$', minLength: 2, maxLength: 3 }, 'no text was found of 2 to 3 characters that fits ^a$'],
  ])('%j is refused with what it says', (schema, message) => {
    expect(() => fromJsonSchema({ type: 'string', ...schema }, { seed: 's' })).toThrow(message);
  });
});

it.each(['^x-', '-x$', 'x'])('properties of the pattern %s are as many as are wanted', (pattern) => {
  const schema = {
    type: 'object',
    patternProperties: { [pattern]: { type: 'integer' } },
    additionalProperties: false,
    minProperties: 3,
  };
  for (const row of judged<object>(schema, { n: 50 })) expect(Object.keys(row)).toHaveLength(3);
});
