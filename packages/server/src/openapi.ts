import type { Parameter, Route } from './route.ts';
import { routes } from './routes.ts';
import { ref, SCHEMAS } from './schemas.ts';

/** The OpenAPI 3.1 description, from the table that serves. */
export function openapi(serverUrl: string): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  paths['/openapi.json'] = { get: describeItself };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Specimen',
      version: '1.0.0',
      summary: 'Format-true synthetic test data for 90 countries.',
      description:
        'Entirely synthetic data with real formats and real check digits. The same seed gives the same data. No sign-up, no key, CORS-open.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Specimen', url: 'https://specimen.example' },
    },
    servers: [{ url: serverUrl, description: 'This service' }],
    security: [],
    tags: TAGS,
    paths,
    components: { schemas: SCHEMAS, headers: HEADERS, responses: RESPONSES },
  };
}

const TAGS = [
  { name: 'Catalogue', description: 'What can be generated.' },
  { name: 'Generation', description: 'Fields, records and scenarios of a country; generic values.' },
  { name: 'Plain language', description: 'Requests in words.' },
  { name: 'Schema', description: 'Rows of your own shape.' },
  { name: 'Batch', description: 'Many specs in one call.' },
  { name: 'Validation', description: 'Check digits and standards.' },
];

const HEADERS = {
  'X-Seed': {
    description: 'The seed that was used; give it again to have the same data again.',
    required: true,
    schema: { type: 'string' },
    example: 'demo',
  },
  'Retry-After': {
    description: 'Seconds until requests are served again.',
    required: true,
    schema: { type: 'integer' },
    example: 30,
  },
};

const REASONS = {
  400: [
    'BadRequest',
    'A value that is not right; the message says what would be.',
    'n must be a whole number from 1 to 1000, not "0"',
  ],
  404: [
    'NotFound',
    'A name that is not known; the message suggests the nearest.',
    'unknown country "uk"; did you mean "gb"?',
  ],
  422: [
    'Unresolved',
    'No country was recognised; the message carries a hint.',
    'no country recognised in "iban"; name one ("iban Germany") or use a code-prefixed spec such as "de.iban"',
  ],
  413: ['TooLarge', 'A body over the limit.', 'the body is over 1048576 bytes'],
  429: [
    'TooMany',
    'Too many requests from this client, where the service sets a limit.',
    'too many requests; see Retry-After',
  ],
} as const;

const RESPONSES = Object.fromEntries(
  Object.entries(REASONS).map(([status, [name, description, error]]) => [
    name,
    {
      description,
      ...(status === '429' ? { headers: header('Retry-After') } : {}),
      content: { 'application/json': { schema: ref('Error'), example: { error } } },
    },
  ]),
);

function header(name: keyof typeof HEADERS): object {
  return { [name]: { $ref: `#/components/headers/${name}` } };
}

function operation({ id, tag, summary, params = [], query = [], body, ok, seeded, errors }: Route): object {
  const responses: Record<string, unknown> = {
    200: { description: summary, ...(seeded ? { headers: header('X-Seed') } : {}), content: ok },
  };
  for (const status of [...errors, ...(body ? [413 as const] : []), 429 as const])
    responses[status] = { $ref: `#/components/responses/${REASONS[status][0]}` };
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `${summary}.`,
    parameters: [...params.map((p) => parameter(p, 'path')), ...query.map((p) => parameter(p, 'query'))],
    ...(body ? { requestBody: { required: true, content: { 'application/json': body } } } : {}),
    responses,
  };
}

function parameter(
  { name, description, schema, required = false, example }: Parameter,
  where: 'path' | 'query',
): object {
  return {
    name,
    in: where,
    description,
    required: where === 'path' || required,
    schema,
    ...(example === undefined ? {} : { example }),
  };
}

const describeItself = {
  operationId: 'getOpenapi',
  tags: ['Catalogue'],
  summary: 'Describe this interface',
  description: 'Describe this interface.',
  parameters: [],
  responses: {
    200: {
      description: 'The OpenAPI 3.1 description',
      content: { 'application/json': { schema: { type: 'object' }, example: { openapi: '3.1.0' } } },
    },
  },
};
