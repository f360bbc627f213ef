import { operations } from '@specimen/messages/operations';
import { CONDITIONS } from 'specimen-data/internal';
import { expect, it } from 'vitest';
import { labelOf, queryOf, routes, segmentsOf } from './routes.ts';

it('offers every operation at an address', () => {
  const served = new Set<unknown>(routes.map(({ operation }) => operation));
  for (const [name, operation] of Object.entries(operations)) expect(served.has(operation), name).toBe(true);
});

it('takes every parameter of an operation somewhere', () => {
  for (const [name, operation] of Object.entries(operations)) {
    const own = routes.filter((route) => route.operation === operation);
    const taken = own.flatMap((route) => [
      ...segmentsOf(route),
      ...queryOf(route),
      ...(route.body ?? []),
      ...Object.keys(route.fill?.({}) ?? {}),
    ]);
    // A query holds no objects: it takes the conditions of `where` one by one.
    const apart = CONDITIONS.every((condition) => taken.includes(condition)) ? ['where'] : [];
    for (const parameter of Object.keys(operation.parameters))
      expect([...taken, ...apart], `${name} ${parameter}`).toContain(parameter);
  }
});

it('names each endpoint once', () => {
  const ids = routes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['/api/v1/:country/:selector', '/{country}/{selector}'],
  ['/api/v1/countries', '/countries'],
  ['/assets/*', '/assets/*'],
  ['/browse/*', '/browse/*'],
  ['/browse', '/browse'],
  ['/metrics', '/metrics'],
  ['*', 'none'],
])('calls the route at %s %s', (url, label) => expect(labelOf(url)).toBe(label));
