import { describe, expect, it } from 'vitest';
import { walletNames } from '../../packages/engine/src/fields/wallet.ts';
import { generate, resolve } from '../../packages/engine/src/index.ts';
import { countries, countryOf } from '../support/countryRows.ts';
import { type Laws, violations } from '../support/violations.ts';

describe('a wallet by its name', () => {
  it.each(
    countries
      .filter(({ facts }) => facts.wallets)
      .map((country) => [country.name, country.code, walletNames(country)] as const),
  )('in %s is that one, with a number that it takes', (name, code, wallets) => {
    for (const wallet of wallets) {
      const { spec, where, ignored } = resolve(`${wallet} number ${name}`);
      expect(spec.slice(0, 2), wallet).toBe(code);
      expect(ignored, wallet).toBeUndefined();
      const values = generate(spec, { n: 200, seed: 'wallets', where }) as readonly unknown[];
      const others = wallets.filter((each) => each !== wallet);
      const isAlone = (value: unknown) =>
        !others.some((other) => JSON.stringify(value).includes(`"${other} `)) &&
        (!spec.endsWith('.wallet') || String(value).startsWith(`${wallet} +`));
      expect(violations(values, { isAlone }), wallet).toEqual([]);
    }
  });
});

type Rows = readonly { readonly label: string; readonly value: string }[];

const PRESETS = ['mobile-money', 'wallet-payment'];
const paid = (code: string, preset: string) =>
  generate(`${code}.preset:${preset}`, { n: 300, seed: 'wallets' }) as unknown as readonly Rows[];
const valueAt = (rows: Rows, label: string) => rows.find((row) => row.label === label)?.value as string;
const operator = (wallet: string) => wallet.split(' +')[0] as string;

describe('a payment between wallets', () => {
  const offered = countries.flatMap((country) =>
    PRESETS.filter((key) => country.presets.has(key)).map((key) => [country.code, key, country] as const),
  );

  it('is offered once wherever there are wallets', () => {
    expect(offered.map(([code]) => code)).toEqual(
      countries.filter(({ facts }) => facts.wallets).map(({ code }) => code),
    );
  });

  it.each(offered)('in %s (%s) stays within one, whose numbers both have', (code, key, country) => {
    const starts = new Map(
      (country.facts.wallets as string).split(/\s+/).map((entry) => {
        const [name = '', numbers] = entry.replace(/:[\d.]+$/, '').split('@');
        return [name.replaceAll('_', ' '), numbers?.split(',')] as const;
      }),
    );
    const takesNumber = (side: string) => {
      const number = (side.split(/ \+\d+ /)[1] as string).replace(/\D/g, '');
      return starts.get(operator(side))?.some((start) => number.startsWith(start)) ?? true;
    };
    const sides = paid(code, key).map((rows) =>
      ['Sender wallet', 'Receiver wallet'].map((label) => valueAt(rows, label)),
    );
    // Wallets of banks can pay each other.
    const isOfBanks = country.banks.some(({ wallet }) => wallet);
    const laws: Laws<readonly string[]> = {
      'is of one wallet': ([from = '', to = '']) => isOfBanks || operator(from) === operator(to),
      'has numbers that it takes': (both) => both.every(takesNumber),
    };
    expect(violations(sides, laws)).toEqual([]);
  });

  it.each([
    ['ke', 'M-PESA', /^[A-Z][A-L][1-9A-V][0-9A-Z]{7}$/],
    ['et', 'telebirr', /^[A-Z][A-L][1-9A-V][0-9A-Z]{7}$/],
    ['mz', 'M-Pesa', /^[A-Z][A-L][1-9A-V][0-9A-Z]{7}$/],
    ['zw', 'EcoCash', /^PP\d{6}\.\d{4}\.[A-Z]\d{5}$/],
    ['gh', 'MTN MoMo', /^\d{11}$/],
    ['ci', 'Orange Money', /^PP\d{6}\.\d{4}\.[A-Z]\d{5}$/],
    ['bd', 'bKash', /^[A-Z][A-L][1-9A-V][0-9A-Z]{7}$/],
    ['bd', 'Nagad', /^7[0-9A-Z]{7}$/],
    ['bd', 'Rocket', /^\d{10}$/],
    ['pk', 'JazzCash', /^\d{12}$/],
    ['pk', 'Easypaisa', /^\d{11}$/],
    ['ph', 'GCash', /^\d{13}$/],
    // As messages to customers have them: CLU8M0ICRUO of 30 December 2025, PP220324.0947.J19373, PP201114.2323.D52728.
    ['tz', 'M-Pesa', /^C[A-L][1-9A-V][0-9A-Z]{8}$/],
    ['tz', 'Airtel Money', /^PP\d{6}\.\d{4}\.[A-Z]\d{5}$/],
    ['zm', 'Airtel Money', /^PP\d{6}\.\d{4}\.[A-Z]\d{5}$/],
    ['cd', 'Airtel Money', /^PP\d{6}\.\d{4}\.[A-Z]\d{5}$/],
  ])('in %s by %s has a receipt of its own, which no other rail has', (code, name, receipt) => {
    const rows = paid(code, 'mobile-money');
    const its = rows.filter((each) => operator(valueAt(each, 'Sender wallet')) === name);
    expect(its.length).toBeGreaterThan(20);
    for (const each of its) expect(valueAt(each, 'Transaction ID')).toMatch(receipt);
    const elsewhere = [...paid(code, 'card-payment'), ...paid(code, 'transfer')];
    for (const each of elsewhere) expect(valueAt(each, 'Transaction ID')).not.toMatch(receipt);
  });

  it('is called mobile money in Africa, and not where people pay by apps', () => {
    const called = (code: string) => PRESETS.find((key) => countryOf(code).presets.has(key));
    expect(['ke', 'gh', 'bd'].map(called)).toEqual(Array(3).fill('mobile-money'));
    expect(['jp', 'kr', 'hk', 'sg', 'cn', 'us'].map(called)).toEqual(Array(6).fill('wallet-payment'));
  });

  it('is by the wallet that most have', () => {
    const share = (code: string, name: string) => {
      const wallets = generate(`${code}.wallet`, { n: 1000, seed: 'shares' }) as unknown as readonly string[];
      return wallets.filter((wallet) => operator(wallet) === name).length / wallets.length;
    };
    expect(share('zw', 'EcoCash')).toBeGreaterThan(0.5);
    expect(share('ke', 'M-PESA')).toBeGreaterThan(0.75);
    expect(share('tz', 'M-Pesa')).toBeGreaterThan(share('tz', 'Mixx by Yas'));
    expect(share('rw', 'MTN MoMo')).toBeGreaterThan(0.6);
    expect(share('cn', 'Alipay')).toBeGreaterThan(0.4);
  });
});
