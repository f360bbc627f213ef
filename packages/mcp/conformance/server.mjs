// Specimen's server with the suite's own names added: the suite asks for a tool, a resource and a prompt by these
// names, to see what every server can do with its own.
import { createServer as createHttpServer } from 'node:http';
import { json as jsonOf } from 'node:stream/consumers';
import { ResourceTemplate } from '@modelcontextprotocol/server';
import { createServer, prompts, rpcError, toolEndpoint, tools } from '../dist/index.js';

const text = (text) => ({ type: 'text', text });
const dialect = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
};

const fixture = { description: 'A name of the suite.' };

/** The suite's tools, beside ours. */
const added = [
  ['test_simple_text', { content: [text('This is a simple text response for testing.')] }],
  [
    'test_error_handling',
    { content: [text('This tool intentionally returns an error for testing')], isError: true },
  ],
  ['json_schema_2020_12_tool', { content: [text('ok')] }, dialect],
].map(([name, result, inputSchema = { type: 'object' }]) => ({
  ...{ name, ...fixture, inputSchema },
  call: async () => result,
}));

const argument = { ...fixture, complete: () => ['test'] };

/** The suite's prompts, beside ours. */
const addedPrompts = [
  { name: 'test_simple_prompt', ...fixture, args: {}, say: () => 'This is a simple prompt for testing.' },
  {
    ...{ name: 'test_prompt_with_arguments', ...fixture, args: { arg1: argument, arg2: argument } },
    say: ({ arg1, arg2 }) => `Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`,
  },
];

function create(desk) {
  const server = createServer(desk, [...tools, ...added], [...prompts, ...addedPrompts]);
  server.registerResource('static', 'test://static-text', {}, ({ href }) => ({
    contents: [
      { uri: href, mimeType: 'text/plain', text: 'This is the content of the static text resource.' },
    ],
  }));
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource('template', template, {}, ({ href }, { id }) => ({
    contents: [
      { uri: href, mimeType: 'application/json', text: JSON.stringify({ id, data: `Data for ID: ${id}` }) },
    ],
  }));
  return server;
}

const endpoint = toolEndpoint({ create });

/** The endpoint on a socket, with nothing else around it. */
const listening = createHttpServer(async (request, response) => {
  const { method, headers, socket } = request;
  const answer = await jsonOf(request)
    .catch(() => undefined)
    .then((body) =>
      endpoint(new Request('http://localhost/api/mcp', { method, headers }), {
        body,
        localAddress: socket.localAddress,
      }),
    )
    .catch((error) => rpcError(500, -32_603, error.message));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
listening.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${listening.address().port}/api/mcp`));
