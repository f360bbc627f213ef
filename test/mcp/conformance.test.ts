import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** The server that `npm run conformance` tries: ours, and the names that the suite asks for. */
const server = spawn(process.execPath, [
  fileURLToPath(new URL('../../packages/mcp/conformance/server.mjs', import.meta.url)),
]);
let url = '';

beforeAll(async () => {
  [url] = await once(createInterface(server.stdout), 'line');
});
afterAll(() => server.kill());

async function ask(method: string, params: object): Promise<string> {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return (await fetch(url, { method: 'POST', headers, body })).text();
}

const ARGUMENTS = { arg1: 'a', arg2: 'b' };
const COMPLETED = {
  ref: { type: 'ref/prompt', name: 'test_prompt_with_arguments' },
  argument: { name: 'arg1', value: 't' },
};

it.each([
  ['tools/call', { name: 'test_simple_text' }, 'This is a simple text response for testing.'],
  ['resources/read', { uri: 'test://static-text' }, 'This is the content of the static text resource.'],
  ['resources/read', { uri: 'test://template/7/data' }, 'Data for ID: 7'],
  ['prompts/get', { name: 'test_simple_prompt' }, 'This is a simple prompt for testing.'],
  ['prompts/get', { name: 'test_prompt_with_arguments', arguments: ARGUMENTS }, "arg1='a', arg2='b'"],
  ['completion/complete', COMPLETED, '"values":["test"]'],
  ['prompts/list', {}, '"name":"test_customers"'],
])('the suite finds what it asks for by %s %j', async (method, params, text) => {
  expect(await ask(method, params)).toContain(text);
});
