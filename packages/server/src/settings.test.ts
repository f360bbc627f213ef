import { coreCount } from '@specimen/runtime/coreCount';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('settings have their defaults, and read every value', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '::',
    logLevel: 'info',
    workers: 1,
    bodyLimit: 1_048_576,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    prepare: true,
    shutdownTimeout: 10_000,
    trustProxy: false,
    rateLimit: 0,
    allowedHosts: [],
  });
  expect(readSettings({ PREPARE: '0' }).prepare).toBe(false);
  expect(readSettings({ WORKERS: 'auto' }).workers).toBe(coreCount());
  for (const text of ['0', 'false', ''])
    expect(readSettings({ TRUST_PROXY: text }).trustProxy, text).toBe(false);
  for (const [text, proxies] of [
    ['true', 1],
    ['1', 1],
    ['12', 12],
  ] as const) {
    const { trustProxy } = readSettings({ TRUST_PROXY: text });
    const believed = [proxies - 1, proxies].map(
      (hop) => typeof trustProxy === 'function' && trustProxy('', hop),
    );
    expect(believed, text).toEqual([true, false]);
  }
  expect(readSettings({ ALLOWED_HOSTS: 'A.test, b.test  c.test' }).allowedHosts).toEqual([
    'a.test',
    'b.test',
    'c.test',
  ]);
  expect(readSettings({ PORT: '65535', HOST: '127.0.0.1', LOG_LEVEL: 'trace' })).toMatchObject({
    port: 65_535,
    host: '127.0.0.1',
    logLevel: 'trace',
  });
  for (const text of ['10.0.0.0/8, ::1', 'fd00::/128', '10.0.0.0/255.0.0.0'])
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toBe(text);
  expect(readSettings({ PORT: '', LOG_LEVEL: '', RATE_LIMIT: '' })).toEqual(readSettings({}));
});

it.each([
  ['PORT', '65536'],
  ['PORT', '80x'],
  ['PORT', '-1'],
  ['PORT', '0x50'],
  ['WORKERS', '0'],
  ['WORKERS', 'many'],
  ['LOG_LEVEL', 'loud'],
  ['BODY_LIMIT', '0'],
  ['BODY_LIMIT', '1 MiB'],
  ['REQUEST_TIMEOUT', '15s'],
  ['KEEP_ALIVE_TIMEOUT', '-5'],
  ['SHUTDOWN_TIMEOUT', '1e3'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '100'],
  ['TRUST_PROXY', '10.0.0.1, proxy'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '::1/129'],
  ['WORKERS', '257'],
  ['RATE_LIMIT', '1.5'],
])('settings say clearly what is wrong with %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be .*, not "${value}"$`));
});
