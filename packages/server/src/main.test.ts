import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { serve } from './main.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const env = { ...process.env };
const listeners = SIGNALS.map((signal) => process.listeners(signal));

afterEach(() => {
  for (const name of ['PORT', 'HOST', 'LOG_LEVEL']) {
    if (env[name] === undefined) delete process.env[name];
    else process.env[name] = env[name];
  }
  SIGNALS.forEach((signal, i) => {
    for (const each of process.listeners(signal))
      if (!listeners[i]?.includes(each)) process.off(signal, each);
  });
});

const served = (host: string, port: string) => {
  Object.assign(process.env, { HOST: host, PORT: port, LOG_LEVEL: 'silent' });
  return serve();
};

it('says which port is taken, and what else is wrong with where it shall listen', async () => {
  await expect(served('127.0.0.1', 'x')).rejects.toThrow(
    'PORT must be a whole number from 0 to 65535, not "x"',
  );
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(served('127.0.0.1', String(port))).rejects.toThrow(
    `cannot listen on 127.0.0.1 port ${port}: port ${port} is in use; set PORT to another`,
  );
  other.close();
  await expect(served('203.0.113.1', '3000')).rejects.toThrow(
    'cannot listen on 203.0.113.1 port 3000: HOST must be an address of this machine',
  );
});
