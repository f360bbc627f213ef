import { openapi } from '@specimen/server';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { Heard } from './service.ts';

interface Described {
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content: Readonly<Record<string, object>>;
}

type Operations = Readonly<
  Record<string, { readonly responses: Readonly<Record<string, { readonly $ref?: string }>> }>
>;

export const description = (await openapi()) as {
  readonly paths: Readonly<Record<string, Operations>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(description, 'description');

const templates = Object.keys(description.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The operations that were held against the description, as `GET /countries 200 application/json`. */
export const conformed = new Set<string>();

/** Expects an answer to be as described: its status, its headers, its type and the schema of its body. */
export function conform(method: string, url: string, { status, headers, text }: Heard): void {
  const path = templateOf(url.split('?')[0] as string);
  const verb = (method === 'HEAD' ? 'GET' : method).toLowerCase();
  const operation = path === undefined ? undefined : description.paths[path]?.[verb];
  if (!operation) {
    expect([204, 400, 404, 405]).toContain(status);
    return;
  }
  const response = operation.responses[status];
  expect(
    response,
    `${method} ${path} is not described to answer ${status}: ${text.slice(0, 200)}`,
  ).toBeDefined();
  const place = response?.$ref?.slice(2).split('/') ?? [
    'paths',
    path as string,
    verb,
    'responses',
    String(status),
  ];
  const described = place.reduce(
    (at, key) => (at as Record<string, unknown>)[key],
    description as unknown,
  ) as Described;
  for (const [name, { $ref }] of Object.entries(described.headers ?? {})) {
    const header = description.components.headers?.[$ref.split('/').at(-1) as string] as {
      required?: boolean;
    };
    if (header.required) expect(headers.get(name), `${url} ${name}`).not.toBeNull();
  }
  const type = (headers.get('content-type') ?? '').split(';')[0] as string;
  expect(Object.keys(described.content), `${method} ${url}`).toContain(type);
  if (method === 'HEAD') return;
  const pointer = [...place, 'content', type, 'schema'].map(escaped).join('/');
  const value = type === 'application/json' ? JSON.parse(text) : text;
  const validate = ajv.getSchema(`description#/${pointer}`);
  expect(validate?.(value), `${method} ${url}: ${ajv.errorsText(validate?.errors)}`).toBe(true);
  conformed.add(`${method} ${path} ${status} ${type}`);
}

/** The template of a path; one without parameters goes first. */
function templateOf(path: string): string | undefined {
  const found = templates.filter(({ pattern }) => pattern.test(path)).map((template) => template.path);
  return (
    found.find((template) => !template.includes('{')) ??
    found.find((template) => !template.startsWith('/{')) ??
    found[0]
  );
}

function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
