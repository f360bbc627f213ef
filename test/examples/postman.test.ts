import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapi } from '@specimen/server';
import { describe, expect, it } from 'vitest';
import { type Collection, collectionOf } from '../../scripts/postmanCollection.mjs';
import { service } from '../http/service.ts';
import { home } from './example.ts';

const api = service();
const collection: Collection = JSON.parse(
  readFileSync(join(home('postman'), 'specimen.postman_collection.json'), 'utf8'),
);

describe('the collection for Postman', () => {
  it('is what the description says; `npm run postman` writes it', async () => {
    expect(collection).toEqual(collectionOf(await openapi()));
  });

  it('holds every operation once, at the address where the service is by default', async () => {
    const { paths } = (await openapi()) as { paths: Record<string, object> };
    const operations = Object.values(paths);
    const requests = collection.item.flatMap(({ item }) => item);
    expect(requests).toHaveLength(operations.flatMap((methods) => Object.keys(methods)).length);
    expect(collection.variable).toEqual([{ key: 'baseUrl', value: 'http://localhost:3000/api/v1' }]);
  });

  it.each(collection.item.flatMap(({ item }) => item))('is answered: $name', async ({ request }) => {
    const { method, url, header = [], body } = request;
    const named = Object.fromEntries(url.variable.map(({ key, value }) => [key, value]));
    const address = url.raw
      .replace('{{baseUrl}}', `${api.site}/api/v1`)
      .replace(/\/:(\w+)/g, (_, key) => `/${named[key]}`);
    const answer = await fetch(address, {
      method,
      headers: header.map(({ key, value }) => [key, value] as [string, string]),
      ...(body && { body: body.raw }),
    });
    expect(answer.status, await answer.text()).toBe(200);
    expect(answer.headers.get('x-ignored')).toBeNull();
  });
});
