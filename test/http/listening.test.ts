import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { spawned, started } from './process.ts';
import { ask } from './raw.ts';

it('prints where it can be opened, and answers by IPv4 and IPv6', async () => {
  const { port, out } = await started();
  expect(out()).toContain(`http://localhost:${port}`);
  const hasIpv6 = Object.values(networkInterfaces()).some((entries) =>
    entries?.some(({ family }) => family === 'IPv6'),
  );
  for (const host of ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]) {
    expect((await ask(`http://${host}:${port}/api/v1/de/iban?seed=x`)).status, host).toBe(200);
  }
});

it('listens just where HOST says', async () => {
  const { port, out } = await started({ HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
  expect(out()).toBe(`Specimen is served at\n  http://127.0.0.1:${port}\n`);
});

it('ends with a message when a setting is wrong or the port is taken', async () => {
  const taken = createServer().listen(0);
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  for (const [env, message] of [
    [{ PORT: 'x' }, 'specimen: PORT must be a whole number from 0 to 65535, not "x"\n'],
    [
      { PORT: String(port) },
      `specimen: cannot listen on :: port ${port}: port ${port} is in use; set PORT to another\n`,
    ],
    [{ HOST: '203.0.113.1' }, /^specimen: cannot listen on 203\.0\.113\.1 port 3000: .+\n$/],
  ] as const) {
    const { ended, err } = spawned(env);
    expect(await ended).toBe(1);
    expect(err()).toMatch(message);
  }
  const several = spawned({ PORT: String(port), WORKERS: '2' });
  expect(await several.ended).toBe(1);
  expect(several.err()).toContain('is in use');
});
