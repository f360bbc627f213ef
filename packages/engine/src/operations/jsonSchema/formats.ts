import { isDay } from '../../kernel/day.ts';
import { regex } from '../../regex/regex.ts';
import { isIpv6, isUri, isUriReference, isUrl } from './addresses.ts';

/** A text format: its check, a spec of realistic values, and a pattern for values of any length. */
interface TextFormat {
  /**
   * The check may allow parts to be missing if a pattern stands beside it: Zod writes times without their zone as
   * `time`.
   */
  fits(text: string, pattern?: unknown): boolean;
  /** A spec without a country, as in the meaning of a column. */
  readonly spec?: string;
  readonly pattern: string;
}

const HOST = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*';
const DATE = '20(?:1\\d|2[0-5])-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])';
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d';
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
/** {"alg":"HS256","typ":"JWT"}, a subject of some digits, and random characters in place of the signature. */
const JWT =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9\\.eyJzdWIiOiIx(?:MTIz|NDU2|Nzg5|OTAy|NTc0){2,5}In0\\.[A-Za-z0-9_-]{43}';
const SHORT_HOST = '[a-z]{1,50}(?:-[a-z]{1,50}){0,3}\\.(?:test|example)';
const PATH = '(?:/[a-z]{1,400}){0,20}';

/** Returns a format that a regular expression checks, as far as the RFC allows. */
function like(pattern: string, made: Pick<TextFormat, 'pattern'> & Partial<TextFormat>): TextFormat {
  const test = new RegExp(`^(?:${pattern})$`, 'iu');
  return { fits: (text) => text.length < 10_000 && test.test(text), ...made };
}

const date: TextFormat = {
  fits: isDate,
  spec: 'any.date:2015,2025',
  pattern: DATE,
};
const email = like(
  "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?",
  {
    spec: 'email',
    pattern: '[a-z]{1,60}@(?:[a-z]{1,60}\\.(?:test|example)|[a-z]{1,4}\\.[a-z]{2})',
  },
);
const uri: TextFormat = {
  fits: isUri,
  spec: 'any.url',
  pattern: `https://${SHORT_HOST}${PATH}|u:[a-z]{1,60}`,
};
const reference: TextFormat = { fits: isUriReference, spec: 'any.url', pattern: `${PATH}/[a-z]{0,60}` };
const hostname = like(`(?=.{1,253}$)${HOST}`, { spec: 'any.domain', pattern: `${SHORT_HOST}|[a-z]{1,60}` });
const number: TextFormat = { fits: () => true, pattern: '[0-9]{1,18}' };
const text: TextFormat = { fits: () => true, spec: 'any.string:16', pattern: '[A-Za-z0-9]{1,10000}' };

/** The formats of JSON Schema, OpenAPI and Zod. */
export const FORMATS: ReadonlyMap<string, TextFormat> = new Map<string, TextFormat>([
  ['date', date],
  [
    'date-time',
    {
      fits: (given) =>
        isDate(given.slice(0, 10)) &&
        /^[Tt ]/.test(given.slice(10)) &&
        isTime(given.slice(11)) &&
        isZoned(given),
      spec: 'any.datetime:2015,2025',
      pattern: `${DATE}T${CLOCK}(?:\\.\\d{1,9})?Z`,
    },
  ],
  [
    'time',
    {
      fits: (given, pattern) => isTime(given) && (pattern !== undefined || isZoned(given)),
      spec: 'any.time',
      pattern: `${CLOCK}(?:\\.\\d{1,9})?Z`,
    },
  ],
  ['iso-time', { fits: isTime, pattern: CLOCK }],
  [
    'iso-date-time',
    {
      fits: (given) =>
        isDate(given.slice(0, 10)) && /^[Tt\s]/.test(given.slice(10)) && isTime(given.slice(11)),
      spec: 'any.datetime:2015,2025',
      pattern: `${DATE}T${CLOCK}(?:\\.\\d{1,9})?Z`,
    },
  ],
  [
    'duration',
    like('P(?=\\d|T\\d)(?:\\d+Y)?(?:\\d+M)?(?:\\d+D)?(?:T(?=\\d)(?:\\d+H)?(?:\\d+M)?(?:\\d+S)?)?|P\\d+W', {
      pattern: 'P(?:[1-9]D|[1-9]\\dD|[1-9]DT1\\dH|T[1-9]\\d{0,8}M|[1-9]W)',
    }),
  ],
  ['email', email],
  ['idn-email', email],
  ['hostname', hostname],
  ['idn-hostname', hostname],
  [
    'ipv4',
    like('(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?!$)|$)){4}', {
      spec: 'any.ipv4',
      pattern: '1\\d\\.2\\d{0,1}\\.\\d{1,2}\\.[1-9]\\d?',
    }),
  ],
  ['ipv6', { fits: isIpv6, spec: 'any.ipv6', pattern: '2001:db8(?::[1-9a-f][0-9a-f]{0,3}){6}' }],
  ['cidrv4', like('[0-9.]+/[0-9]+', { pattern: '1\\d\\.2\\d\\.\\d{1,2}\\.0/24' })],
  ['uri', uri],
  ['url', { fits: isUrl, spec: 'any.url', pattern: `https://${SHORT_HOST}${PATH}` }],
  ['iri', uri],
  ['uri-reference', reference],
  ['iri-reference', reference],
  [
    'uri-template',
    like('(?:[a-z0-9\\-._~:/?#@!$&()*+,;=[\\]]|%[0-9a-f]{2}|\\{[+#./;?&]?\\w+(?:,\\w+)*\\*?\\})*', {
      pattern: '/[a-z]{1,60}/\\{id\\}',
    }),
  ],
  [
    'uuid',
    like('(?:urn:uuid:)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', { spec: 'any.uuid', pattern: UUID }),
  ],
  ['guid', like('[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', { spec: 'any.uuid', pattern: UUID })],
  ['json-pointer', like('(?:/(?:[^~/]|~0|~1)*)*', { pattern: '(?:/[a-z]{1,400}){0,20}' })],
  [
    'json-pointer-uri-fragment',
    like("#(?:/(?:[a-z0-9_\\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*", {
      pattern: '#(?:/[a-z]{1,400}){0,20}',
    }),
  ],
  [
    'relative-json-pointer',
    like('(?:0|[1-9]\\d*)(?:#|(?:/(?:[^~/]|~0|~1)*)*)', { pattern: '[1-9](?:/[a-z]{1,400}){0,20}' }),
  ],
  ['regex', { fits: isRegex, pattern: '\\^[a-z]{1,400}\\$|[a-z]{0,400}' }],
  [
    'byte',
    like('(?:[A-Z0-9+/]{4})*(?:[A-Z0-9+/]{2}==|[A-Z0-9+/]{3}=)?', { pattern: '(?:[A-Za-z0-9]{4}){2,2500}' }),
  ],
  [
    'base64',
    like('(?:[A-Z0-9+/]{4})*(?:[A-Z0-9+/]{2}==|[A-Z0-9+/]{3}=)?', { pattern: '(?:[A-Za-z0-9]{4}){2,2500}' }),
  ],
  ['base64url', like('[A-Z0-9_-]*', { pattern: '(?:[A-Za-z0-9]{4}){2,2500}' })],
  ['jwt', like('[\\w-]+\\.[\\w-]+\\.[\\w-]*', { pattern: JWT })],
  ['binary', text],
  ['password', text],
  ['e164', like('\\+[1-9]\\d{6,14}', { pattern: '\\+1555[0-9]{7}' })],
  ['int32', number],
  ['int64', number],
  ['float', number],
  ['double', number],
]);

function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year !== undefined && isDay(Number(year), Number(month), Number(day));
}

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/i.test(text);
}

function isZoned(text: string): boolean {
  return /(?:z|[+-]\d\d:?\d\d)$/i.test(text);
}

function isRegex(text: string): boolean {
  try {
    return regex(text) !== undefined;
  } catch {
    return false;
  }
}
