import { expect, it } from 'vitest';
import { paramsProblem } from './params.ts';

const problem = (method: string, params?: unknown) =>
  paramsProblem({ jsonrpc: '2.0', id: 1, method, params });

const CLIENT = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'c', version: '1' } };
const WORDS = { ref: { type: 'ref/prompt', name: 'p' }, argument: { name: 'country', value: 'de' } };

it.each([
  ['initialize', CLIENT],
  ['resources/read', { uri: 'specimen://countries' }],
  ['resources/list', undefined],
  ['resources/list', { cursor: 'a' }],
  ['prompts/get', { name: 'test_customers' }],
  ['prompts/get', { name: 'test_customers', arguments: { country: 'de' } }],
  ['completion/complete', WORDS],
  ['tools/call', {}],
  ['constructor', {}],
])('takes what %s needs', (method, params) => {
  expect(problem(method, params)).toBeUndefined();
});

it.each([
  ['initialize', {}, '"initialize" needs a string as params.protocolVersion'],
  ['initialize', { ...CLIENT, clientInfo: {} }, '"initialize" needs a string as params.clientInfo.name'],
  ['initialize', { ...CLIENT, capabilities: [] }, '"initialize" needs an object as params.capabilities'],
  ['resources/read', undefined, '"resources/read" needs a string as params.uri'],
  ['resources/read', { uri: 5 }, '"resources/read" needs a string as params.uri'],
  ['resources/list', { cursor: 5 }, '"resources/list" needs a string as params.cursor'],
  ['prompts/get', null, '"prompts/get" needs a string as params.name'],
  ['prompts/get', { name: 'p', arguments: 'de' }, '"prompts/get" needs an object as params.arguments'],
  ['prompts/get', { name: 'p', arguments: { n: 5 } }, '"prompts/get" needs a string as params.arguments.n'],
  ['completion/complete', { ref: WORDS.ref }, '"completion/complete" needs an object as params.argument'],
])('tells what %s lacks', (method, params, told) => {
  expect(problem(method, params)).toBe(told);
});

it('says nothing of what asks for no answer', () => {
  expect(paramsProblem({ jsonrpc: '2.0', method: 'resources/read' })).toBeUndefined();
  expect(paramsProblem([])).toBeUndefined();
});
