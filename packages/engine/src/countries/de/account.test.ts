import { describe, expect, it } from 'vitest';
import { generate } from '../../index.ts';
import { de } from '../de.ts';
import { accountDigit } from './account.ts';

describe('the check digit of a German account', () => {
  // The Bundesbank's test numbers of those methods' variants; numbers that banks published for variants without
  // one.
  it.each([
    ['00', '9290701 539290858 1501824 1501832'],
    ['06', '94012341 5073321010'],
    ['24', '1306118605'],
    ['57', '7500021766 9400001734 7800028282 8100244186'],
    ['78', '7581499 9999999981'],
    ['88', '2525259 1000500'],
    ['96', '254100 9421000009'],
    ['99', '68007003 847321750'],
    ['A3', '1234567897 123456782'],
    ['B8', '734192657 6932875274'],
    ['C1', '5432112349 5543223456 5654334563 5765445670 5876556788'],
    ['D0', '6100272324 6100273479'],
  ])('is the last by method %s', (method, accounts) => {
    for (const account of accounts.split(' '))
      expect(accountDigit(method, Number(account.slice(0, -1))), account).toBe(Number(account.at(-1)));
  });

  it.each([
    ['13', '891695900'],
    ['63', '123456600'],
  ])('is before the sub-account by method %s', (method, account) => {
    expect(accountDigit(method, Number(account.slice(0, -3)))).toBe(Number(account.at(-3)));
  });

  it('is in every account', () => {
    const methods = new Map(de.banks.map(({ bank, account }) => [bank.text, account?.text ?? '']));
    const rows = generate('de.person', { n: 2000, seed: 'Prüfziffer', fields: ['bank', 'account', 'iban'] });
    for (const { bank, account, iban } of rows as Record<'bank' | 'account' | 'iban', string>[]) {
      const method = methods.get(bank) as string;
      const at = method === '13' || method === '63' ? -3 : -1;
      const digit = accountDigit(method, Number(account.slice(0, at)));
      if (method === '09') expect(digit).toBeUndefined();
      else expect(Number(account.at(at)), `${bank} ${account}`).toBe(digit);
      expect(account).toMatch(/^\d{10}$/);
      expect(iban.slice(12)).toBe(account);
    }
  });
});
