import { expect, it } from 'vitest';
import { toolEndpoint } from './http.ts';
import { rehearse } from './rehearse.ts';
import { tools } from './tools.ts';

it('calls every tool once, and none refuses its example', async () => {
  const endpoint = toolEndpoint();
  const answered: string[] = [];
  await rehearse(async (request, context) => {
    const answer = await endpoint(request, context);
    const text = await answer.clone().text();
    expect(text).toContain('"result"');
    expect(text).not.toContain('"isError":true');
    answered.push((context.body as { params: { name: string } }).params.name);
    return answer;
  });
  expect(answered).toEqual(tools.map(({ name }) => name));
});
