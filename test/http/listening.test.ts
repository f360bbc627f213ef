import { networkInterfaces } from 'node:os';
import { specimen } from 'specimen-data';
import { expect, it } from 'vitest';
import { spawned, started, until, worked } from './process.ts';
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

it('has read every country soon after it listens, so that whoever asks for many does not keep others waiting', async () => {
  const { port, child } = await started({ LOG_LEVEL: 'silent', PREPARE: '1' });
  const pid = child.pid as number;
  const site = `http://127.0.0.1:${port}/api/v1`;
  let last = -1;
  await until(async () => {
    const before = last;
    await new Promise((resolve) => setTimeout(resolve, 300));
    last = worked(pid);
    return last === before;
  });
  const batch = async () => {
    const before = worked(pid);
    const specs = [...specimen.world.countries.keys()].slice(0, 50).map((code) => `${code}.full`);
    expect((await ask(`${site}/batch?specs=${specs}`)).status).toBe(200);
    return worked(pid) - before;
  };
  const first = await batch();
  const again = [await batch(), await batch(), await batch()];
  expect(first).toBeLessThan(8 * Math.max(2, Math.min(...again)));
});
