import { specimen } from 'specimen-data';
import { NO_CAPS } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { checkBytes } from '../check/index.ts';
import { utf8 } from '../text/encoding.ts';
import { bankStatements, statementMessages } from './bankStatements.ts';

const { world } = specimen;
const SIZE = 4;

const countryOf = (key: string) => statementMessages.get(key)?.countries?.[0] ?? 'de';

function tablesOf(country: string) {
  const { tables } = specimen.dataset('bank', { country, size: SIZE, seed: 'statements' });
  return tables as unknown as Record<'accounts' | 'transactions', readonly Record<string, number>[]>;
}

function plan(key: string, country = countryOf(key)) {
  return bankStatements({ world, caps: NO_CAPS }, key, {
    ...{ key: 'bank', country, size: SIZE, seed: 'statements' },
  });
}

describe.each([...statementMessages.keys()])('%s', (key) => {
  it('has every booking of each account, and no fault', () => {
    const bank = plan(key);
    const { accounts, transactions } = tablesOf(countryOf(key));
    expect(bank.count).toBe(accounts.length);
    for (const { id } of accounts) {
      const bookings = transactions.filter((row) => row.account_id === id);
      const { faults, count, message } = checkBytes(world, utf8([...bank.texts(Number(id))].join('')));
      expect(faults, `account ${id}`).toEqual([]);
      expect(message).toBe(key);
      expect(count).toBe(bookings.length);
    }
  });
});

it.each(['de', 'kw', 'jp'])('ends in camt.053 of %s with the balance of the account', (country) => {
  const bank = plan('camt.053', country);
  for (const { id, balance, opening_balance: opening } of tablesOf(country).accounts) {
    const file = [...bank.texts(Number(id))].join('');
    const balances = [...file.matchAll(/<Bal>.*?<Amt[^>]*>([\d.]+)<\/Amt>\s*<CdtDbtInd>(\w+)/gs)].map(
      ([, amount, side]) => (side === 'DBIT' ? -Number(amount) : Number(amount)),
    );
    expect(balances[0]).toBe(opening);
    expect(balances.at(-1)).toBe(balance);
  }
});

it('refuses what a statement cannot tell', () => {
  const context = { world, caps: NO_CAPS };
  expect(() => bankStatements(context, 'camt.053', { key: 'shop' })).toThrow(/format of the dataset bank/);
  expect(() => plan('camt.053').texts(0)).toThrow(/from 1 to/);
  expect(() => plan('norma43', 'de').texts(1)).toThrow(/norma43 is a message of es, not of de/);
});
