import { expect, it } from 'vitest';
import { broken } from '../../../../test/broken.ts';
import { de } from '../countries/de.ts';
import { engine } from '../engine.ts';

it('names one version in a user agent, and the Android that Chrome tells', () => {
  const agents = engine([de]).generate('de.useragent', { n: 400, seed: 'agents' }) as readonly string[];
  const laws = {
    Firefox: (agent: string) =>
      !agent.includes('Firefox') || /rv:(\d+\.0)\) Gecko\/20100101 Firefox\/\1$/.test(agent),
    iPhone: (agent: string) =>
      !agent.includes('iPhone') || /OS (\d+)_(\d+) like .* Version\/\1\.\2 /.test(agent),
    Android: (agent: string) => !agent.includes('Android') || agent.includes('(Linux; Android 10; K)'),
  };
  expect(broken(agents, laws)).toEqual([]);
  expect(new Set(agents.map((agent) => agent.split(/[;)]/)[0])).size).toBe(5);
});
