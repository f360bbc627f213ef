import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { hostProblem } from './host.ts';

/** A request as far as the check looks at it. */
function arriving(localAddress: string, host: string | undefined): IncomingMessage {
  return { socket: { localAddress }, headers: host === undefined ? {} : { host } } as IncomingMessage;
}

it.each([
  ['127.0.0.1', 'localhost:3000', true],
  ['::1', '[::1]:3000', true],
  ['::ffff:127.0.0.1', '127.0.0.1', true],
  ['127.0.0.2', 'LOCALHOST', true],
  ['127.0.0.1', 'proxied.example:443', true],
  ['127.0.0.1', 'evil.example', false],
  ['::1', 'evil.example:3000', false],
  ['::ffff:127.0.0.1', '127.0.0.1.evil.example', false],
  ['127.0.0.1', 'localhost@evil.example', false],
  ['127.0.0.1', '', false],
  ['127.0.0.1', undefined, false],
  ['10.0.0.5', 'anything.example', true],
  ['2001:db8::1', '[2001:db8::1]:3000', true],
  ['10.0.0.5', 'a b', false],
])('over %s, Host %s: %s', (address, host, taken) => {
  expect(hostProblem(arriving(address, host), ['proxied.example']) === undefined).toBe(taken);
});
