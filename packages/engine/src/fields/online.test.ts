import { expect, it } from 'vitest';
import { violations } from '../../../../test/support/violations.ts';
import { de } from '../countries/de.ts';
import { dk } from '../countries/dk.ts';
import { ke } from '../countries/ke.ts';
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
  expect(violations(agents, laws)).toEqual([]);
  expect(new Set(agents.map((agent) => agent.split(/[;)]/)[0])).size).toBe(5);
});

it.each([
  [ke, 0.5, 0.1],
  [dk, 0.3, 0.3],
])(
  'has the phones of the country in $code, and few desks that are no Windows',
  (country, androids, iphones) => {
    const agents = engine([country]).generate(`${country.code}.useragent`, {
      n: 1000,
      seed: 'agents',
    }) as readonly string[];
    const share = (word: string) => agents.filter((agent) => agent.includes(word)).length / agents.length;
    expect([
      Math.abs(share('Android') - androids) < 0.05,
      Math.abs(share('iPhone') - iphones) < 0.05,
    ]).toEqual([true, true]);
    expect(share('Android') > share('iPhone') + 0.2).toBe(country === ke);
    expect([share('Windows') > 0.2, share('X11') < 0.1, share('Macintosh') < 0.1]).toEqual([
      true,
      true,
      true,
    ]);
  },
);
