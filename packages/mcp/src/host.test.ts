import { expect, it } from 'vitest';
import { assertValidHostNames, hostProblem } from './host.ts';

const ALLOWED = ['proxied.example', 'Ported.Example:8443', '[2001:db8::7]:443', 'not a host'];

it.each([
  ['127.0.0.1', 'localhost:3000', undefined],
  ['::1', '[::1]:3000', undefined],
  ['::ffff:127.0.0.1', '127.0.0.1', undefined],
  ['127.0.0.2', 'LOCALHOST', undefined],
  ['127.0.0.1', 'proxied.example:443', undefined],
  ['127.0.0.1', 'ported.example:8443', undefined],
  ['127.0.0.1', 'ported.example', undefined],
  ['127.0.0.1', '[2001:db8::7]', undefined],
  ['10.0.0.5', 'anything.example', undefined],
  ['2001:db8::1', '[2001:db8::1]:3000', undefined],
  [undefined, 'anything.example', undefined],
  ['127.0.0.1', 'evil.example', /names "evil.example", not this machine/],
  ['::1', 'evil.example:3000', /names "evil.example"/],
  ['::ffff:127.0.0.1', '127.0.0.1.evil.example', /not this machine/],
  ['127.0.0.1', 'localhost@evil.example', /malformed/],
  ['127.0.0.1', 'localhost:123456', /malformed/],
  ['127.0.0.1', 'not a host', /malformed/],
  ['127.0.0.1', '', /malformed/],
  ['127.0.0.1', null, /missing/],
  ['10.0.0.5', 'a b', /malformed/],
])('over %s, Host %s: %s', (localAddress, host, problem) => {
  const found = hostProblem({ host, localAddress }, ALLOWED);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

it.each(['*', '*.example', 'https://proxied.example', 'proxied.example/api', 'a.example:123456'])(
  'refuses %j among the names that are allowed',
  (name) => {
    expect(() => assertValidHostNames(['proxied.example', '[::1]:3000', name])).toThrow(
      `ALLOWED_HOSTS must be host names such as data.example, not ${JSON.stringify(name)}`,
    );
  },
);
