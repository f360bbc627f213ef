/** Requests that no client in its right mind sends, and some that it does: the same for the same seed. */
export interface Hostile {
  readonly method: string;
  /** The bytes to send. */
  readonly bytes: Buffer;
  /** True if it leaves the connection in doubt: where the body ends is not clear. */
  readonly last: boolean;
}

/** A small generator of numbers, so that a failing request can be reproduced from its number. */
class Chaos {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let x = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return Math.floor((((x ^ (x >>> 14)) >>> 0) / 4294967296) * n);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }
}

const list = (text: string) => text.split(' ');

const METHODS = list(
  'GET GET GET GET GET GET GET GET POST POST POST POST HEAD OPTIONS PUT DELETE PATCH TRACE PROPFIND SEARCH LOCK MKCOL QUERY CONNECT get Get FOO',
);
const SEGMENTS = list(
  'countries mock/de/customers catalog fields types validators openapi.json any fetch fetch fetch fetch resolve schema batch validate de pl ke us uk xx DE iban person full company product preset:kyc preset: preset:x uuid int:1,9 int:9,1 enum:a,b float:1,2,3 string:1000 digits:1001 sequence name id pesel __proto__ constructor toString . .. * + %2e%2e %2F %00 %ff %c3%28 %ED%A0%80 %F0%9F%98%80 %zz % %u0041 {country} :country a;b=c a=b "x" <x> ~ $& \\ | ^ ` é',
);
const NAMES = list(
  'n offset fields seed format pretty q q q specs value validator spec set unknown __proto__ constructor N n[] %6e %00 = & # ? +',
);
const VALUES = [
  ...list(
    '0 1 2 10 1000 1001 -1 1.5 1e3 1e400 NaN Infinity 99999999999999999999999 0x10 007 +5 ٣ json csv ndjson xml yaml JSON all identity name,iban name,,iban , x %20 %00 %0d%0aX-Evil:1 %ff %ED%A0%80 %zz % %F0%9F%98%80 __proto__ constructor null undefined true [object+Object] <script> "%22 DE89370400440532013000 luhn iban plPesel de.iban ke.person:5@name+phone de.preset:kyc:2 any.int:1,9 german+iban 5+Kenyan+phones pesel {} [] () $(id) ../../etc/passwd',
  ),
  '',
  'x'.repeat(256),
  'x'.repeat(257),
  'x'.repeat(3000),
  '%F0%9F%98%80'.repeat(200),
  'de.iban,'.repeat(49),
  'de.iban,'.repeat(60),
  'a,'.repeat(900),
];
const HEADERS = [
  'accept-encoding: gzip, br',
  'accept-encoding: *;q=0.5,,;;,gzip;q=x',
  'accept-encoding: br;q=1.000, gzip;q=0',
  'accept: text/html;q=nonsense',
  'accept-version: 9.9.9',
  'content-type: application/json',
  'content-type: text/plain; charset=nonsense',
  'content-type: multipart/form-data; boundary=x',
  'content-type: ;;;',
  'content-type:',
  'content-encoding: gzip',
  'expect: 100-continue',
  'expect: 200-ok',
  'range: bytes=0-10',
  'if-none-match: *',
  'if-modified-since: Sun, 15 Nov 2026 00:00:00 GMT',
  'origin: null',
  'access-control-request-method: NONSENSE',
  'access-control-request-headers: x-y, é',
  'x-forwarded-for: 1.2.3.4, nonsense, ::1',
  'x-forwarded-proto: javascript',
  'x-http-method-override: DELETE',
  'authorization: Bearer x',
  'cookie: a=b; __proto__=c',
  'transfer-encoding: identity',
  'transfer-encoding: gzip',
  'te: trailers',
  'upgrade: h2c',
  'upgrade: websocket\r\nconnection: upgrade',
  'connection: keep-alive',
  'connection: close',
  'host: other:99999',
  'bad header',
  'x: \x01\x02',
  'x: é😀',
  ': empty',
  `x-long: ${'y'.repeat(9000)}`,
  `x-longer: ${'y'.repeat(20_000)}`,
];
const JSON_TEXTS = [
  '',
  '{',
  'null',
  '5',
  '"x"',
  '[]',
  '{}',
  '[[[[]]]]',
  '{"a":1}garbage',
  "{'a':1}",
  '{"fields":{}}',
  '{"fields":[null,5,"x",[],{}]}',
  '{"count":1e400,"fields":[{"type":"uuid"}]}',
  '{"count":9007199254740993,"fields":[{"type":"uuid"}]}',
  '{"count":-0,"fields":[{"type":"uuid"}]}',
  '{"count":3,"seed":1e21,"fields":[{"type":"uuid"}]}',
  '{"count":3,"seed":"\\ud800","fields":[{"type":"de.full","blank":0.5}]}',
  '{"fields":[{"name":"\\ud800","type":"uuid"}]}',
  '{"fields":[{"name":"\\u0000<&\\"\\n","type":"enum:\\u0000,\\"<&>"}]}',
  '{"fields":[{"name":"__proto__","type":"uuid"},{"name":"constructor","type":"de.person"}]}',
  '{"__proto__":{"fields":[{"type":"uuid"}]}}',
  '{"fields":[{"type":"de.iban"},{"type":"xx.iban"}]}',
  '{"fields":[{"type":"int:1,9","blank":NaN}]}',
  '{"requests":[{"spec":"de.iban","n":1e9},{"spec":"de.person","fields":["\\ud800"]},{"spec":{}},null,[],5]}',
  '{"requests":[{"spec":"any.string:1000","n":20},{"spec":"any.enum:\\ud800"}],"seed":0}',
  '{"requests":{"length":5}}',
  '{"checks":[{"value":1e400,"validator":"luhn"},{"value":{},"spec":"de.iban"},{"value":null},null]}',
  '{"value":"\\ud800\\u0000","validator":"iban"}',
  '{"value":12345678901234567890,"validator":"luhn"}',
  '{"value":[1,[2,[3]]],"validator":"luhn"}',
  '{"value":"x","validator":"__proto__"}',
  `{"value":"${'9'.repeat(50_000)}","validator":"luhn"}`,
  `{"value":"${'9'.repeat(50_000)}","spec":"de.iban"}`,
  `{"value":${'['.repeat(5000)}${']'.repeat(5000)},"validator":"luhn"}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '['.repeat(20_000),
  `{"fields":[${'{"type":"uuid"},'.repeat(150)}{"type":"uuid"}]}`,
  `{"fields":[{"type":"enum:${'a,'.repeat(5000)}b"}]}`,
];

export function hostile(number: number): Hostile {
  const chaos = new Chaos(number);
  const method = chaos.pick(METHODS);
  const body = method === 'POST' || chaos.chance(5) ? bodyOf(chaos) : Buffer.alloc(0);
  const head = [`${method} ${targetOf(chaos)} HTTP/${chaos.chance(97) ? '1.1' : '1.0'}`];
  if (chaos.chance(98)) head.push('host: localhost');
  for (let i = chaos.below(4); i > 0; i--) if (chaos.chance(40)) head.push(chaos.pick(HEADERS));
  const last = head.some((line) => line.startsWith('transfer-encoding'));
  if (body.length === 0)
    return {
      method,
      bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n`, chaos.pick(['utf8', 'latin1'])),
      last,
    };
  const chunked = chaos.chance(15);
  head.push(chunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`);
  const parts = chunked
    ? [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]
    : [body];
  return { method, bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), ...parts]), last };
}

function targetOf(chaos: Chaos): string {
  const depth = chaos.pick([1, 1, 2, 2, 2, 2, 3, 5]);
  const path = Array.from({ length: depth }, () => chaos.pick(SEGMENTS)).join(chaos.chance(95) ? '/' : '//');
  const base = chaos.pick([
    '/api/v1/',
    '/api/v1/',
    '/api/v1/',
    '/api/v1/',
    '/api/v1/',
    '/api/v1/',
    '/',
    '/api/',
    '//',
    '',
    'http://localhost/api/v1/',
  ]);
  const long = chaos.chance(1) ? 'z'.repeat(chaos.pick([100, 5000, 30_000])) : '';
  const pairs = Array.from(
    { length: chaos.below(5) },
    () => `${chaos.pick(NAMES)}${chaos.pick(['=', '=', '=', '', '=='])}${chaos.pick(VALUES)}`,
  );
  return base + path + long + (pairs.length > 0 || chaos.chance(10) ? `?${pairs.join('&')}` : '');
}

function bodyOf(chaos: Chaos): Buffer {
  const text = Buffer.from(chaos.pick(JSON_TEXTS));
  if (chaos.chance(75)) return text;
  if (chaos.below(100) === 0) return Buffer.alloc(1_100_000, '9');
  const spoilt = Buffer.from(text);
  for (let i = chaos.below(4); i >= 0 && spoilt.length > 0; i--)
    spoilt[chaos.below(spoilt.length)] = chaos.below(256);
  return spoilt;
}
