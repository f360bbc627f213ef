import { describe, expect, it } from 'vitest';
import { countries } from '../packages/engine/src/countries/index.ts';
import { generate, resolve } from '../packages/engine/src/index.ts';
import { list } from '../packages/engine/src/kernel/text.ts';
import { WALLETS } from './steeredRequests.ts';

describe('a wallet by its name', () => {
  const rows = WALLETS.trim()
    .split('\n')
    .map((line) => line.split(' => ') as [string, string]);

  it.each(rows)('%s is %s', (request, expected) => {
    const { spec, ignored = [] } = resolve(request);
    expect([spec, ...(ignored.length > 0 ? [`?${ignored.join()}`] : [])].join(' ')).toBe(expected);
  });

  it.each(
    countries
      .filter(({ facts }) => facts.wallets)
      .map(({ code, name, facts }) => [name, code, list(facts.wallets as string)] as const),
  )('in %s is never another one without a word', (name, code, wallets) => {
    for (const wallet of wallets) {
      const { spec, ignored = [] } = resolve(`${wallet} number ${name}`);
      expect(spec.slice(0, 2), wallet).toBe(code);
      if (ignored.length > 0) continue;
      const values = generate(spec, { n: 200, seed: 'wallets' }) as readonly unknown[];
      const others = wallets.filter((each) => each !== wallet);
      for (const value of values)
        expect(others.filter((other) => JSON.stringify(value).includes(`"${other} `))).toEqual([]);
    }
  });
});
