import { networkInterfaces } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { announce, onShutdownSignal } from './process.ts';

it('names the addresses at which it can be opened', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const addresses = (host: string) => {
    announce(host, 8080);
    const [title, ...told] = String(log.mock.lastCall?.[0]).split('\n');
    expect(title).toBe('Specimen is served at');
    return told;
  };
  expect(addresses('127.0.0.1')).toEqual(['  http://127.0.0.1:8080']);
  expect(addresses('::1')).toEqual(['  http://[::1]:8080']);
  const outside = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `  http://${address}:8080`);
  for (const everywhere of ['::', '0.0.0.0'])
    expect(addresses(everywhere)).toEqual(['  http://localhost:8080', ...outside]);
});

it('does the last work once, whatever signals come', () => {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const known = signals.flatMap((signal) => process.listeners(signal));
  let stopped = 0;
  onShutdownSignal(600_000, () => stopped++);
  const own = signals.map((signal) => process.listeners(signal).filter((each) => !known.includes(each)));
  signals.forEach((signal, i) => {
    expect(own[i]).toHaveLength(1);
    for (const listener of own[i] ?? []) {
      process.off(signal, listener);
      expect(stopped).toBe(i);
      listener(signal);
      expect(stopped).toBe(1);
    }
  });
});
