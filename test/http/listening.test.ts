import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
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

it('ends with a message when it cannot begin', async () => {
  const { ended, err } = spawned({ PORT: 'x' });
  expect(await ended).toBe(1);
  expect(err()).toBe('specimen: PORT must be a whole number from 0 to 65535, not "x"\n');
});
