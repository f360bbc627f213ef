import { expect, it } from 'vitest';
import { messageLines, type Refusal } from './messageLines.ts';

/** Returns which of several texts are passed on, and which are refused. */
async function read(...texts: readonly string[]): Promise<{ passed: string; refused: readonly Refusal[] }> {
  const refused: Refusal[] = [];
  const lines = messageLines({
    take: () => {},
    refuse: (refusal) => refused.push(refusal),
    none: async () => {},
  });
  for (const text of texts) lines.write(text);
  lines.end();
  const passed: Buffer[] = [];
  for await (const bytes of lines) passed.push(bytes as Buffer);
  return { passed: String(Buffer.concat(passed)), refused };
}

it('passes on messages a line each, whatever pieces they come in', async () => {
  const lines = [
    '{"jsonrpc":"2.0","id":1,"method":"ping"}\n',
    '{"method":"notifications/initialized","jsonrpc":"2.0"}\n',
    '{"jsonrpc":"2.0","id":"é\u2028","result":{}}\n',
    '{"jsonrpc":"2.0","id":2,"method":"ping","params":{"n":9007199254740992}}\n',
  ].join('');
  expect(await read(lines)).toEqual({ passed: lines, refused: [] });
  expect(await read(lines.replaceAll('\n', '\r\n'))).toEqual({ passed: lines, refused: [] });
  expect(await read('\n', lines, ' \r\n')).toEqual({ passed: lines, refused: [] });
  expect(await read(...lines)).toEqual({ passed: lines, refused: [] });
  expect(await read(lines.trimEnd())).toEqual({ passed: lines, refused: [] });
  expect(await read(`\ufeff${lines}`)).toEqual({ passed: lines, refused: [] });
});

it('passes on a number that cannot be read exactly as its text', async () => {
  const line = (number: string) => `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"value":${number}}}\n`;
  expect(await read(line('6212345678901234510'))).toEqual({
    passed: line('"6212345678901234510"'),
    refused: [],
  });
});

it.each([
  ['nonsense', null, -32_700, 'a line is not valid JSON'],
  ['{}', null, -32_600, 'a line is no JSON-RPC message'],
  ['[]', null, -32_600, 'a line is no JSON-RPC message'],
  ['null', null, -32_600, 'a line is no JSON-RPC message'],
  ['{"jsonrpc":"2.0","id":null,"method":"ping"}', null, -32_600, 'a line is no JSON-RPC message'],
  ['{"jsonrpc":"2.0","id":"x","method":"ping","params":[]}', 'x', -32_600, 'a line is no JSON-RPC message'],
  [
    '{"jsonrpc":"2.0","id":7,"method":"resources/read"}',
    7,
    -32_602,
    '"resources/read" needs a string as params.uri',
  ],
  [
    '{"jsonrpc":"2.0","id":6212345678901234510,"method":"ping"}',
    null,
    -32_700,
    'a line contains the number 6212345678901234510, which cannot be read exactly; write it as text, in quotes',
  ],
])('refuses %s by its id', async (line, id, code, message) => {
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
  expect(await read(`${line}\n${ping}`)).toEqual({
    passed: ping,
    refused: [{ jsonrpc: '2.0', id, error: { code, message } }],
  });
});
