import { expect, it } from 'vitest';
import { gh } from '../countries/gh.ts';
import { engine } from '../engine.ts';

it('puts a number into its own network’s wallet', () => {
  const rows = engine([gh]).generate('gh.person', {
    n: 500,
    seed: 'networks',
    fields: 'phone,wallet',
  }) as unknown as { phone: string; wallet: string }[];
  for (const { phone, wallet } of rows) {
    expect(wallet.endsWith(` ${phone}`)).toBe(true);
    if (wallet.startsWith('MTN')) expect(phone).toMatch(/^\+233 (24|25|53|54|55|59)/);
    if (wallet.startsWith('Telecel')) expect(phone).toMatch(/^\+233 [25]0/);
    if (wallet.startsWith('AT')) expect(phone).toMatch(/^\+233 [25][67]/);
  }
  expect(new Set(rows.map(({ wallet }) => wallet.split(' +')[0]))).toEqual(
    new Set(['MTN MoMo', 'Telecel Cash', 'AT Money']),
  );
});
