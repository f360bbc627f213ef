import { expect, it } from 'vitest';
import { gh } from '../countries/gh.ts';
import { jobFor, valuesOf } from '../operations/generate.ts';
import { compileSelector } from '../operations/spec.ts';

it('puts a number into its own network’s wallet, or into one that takes every number', () => {
  const job = jobFor(compileSelector(gh, 'person', 'phone,wallet'), { n: 500, seed: 'networks' });
  const rows = valuesOf(job) as { phone: string; wallet: string }[];
  for (const { phone, wallet } of rows) {
    expect(wallet.endsWith(` ${phone}`)).toBe(true);
    if (wallet.startsWith('MTN')) expect(phone).toMatch(/^\+233 (24|25|53|54|55|59)/);
    if (wallet.startsWith('Telecel')) expect(phone).toMatch(/^\+233 [25]0/);
    if (wallet.startsWith('AT')) expect(phone).toMatch(/^\+233 [25][67]/);
  }
  expect(new Set(rows.map(({ wallet }) => wallet.split(' +')[0]))).toEqual(
    new Set(['MTN MoMo', 'Telecel Cash', 'AT Money', 'G-Money', 'Zeepay']),
  );
});
