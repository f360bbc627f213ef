import { createRequire } from 'node:module';
import { generate } from 'specimen-data/messages';
import { describe, expect, it } from 'vitest';

// Independent readers, which come without types.
const require = createRequire(import.meta.url);

interface Mt940Reader {
  readonly Parser: new () => {
    parse(text: string): {
      readonly openingBalance: number;
      readonly closingBalance: number;
      readonly transactions: readonly { readonly amount: number; readonly reference: string }[];
    }[];
  };
}

interface Camt053Reader {
  parseCamt053(xml: string): Promise<{
    readonly statements: readonly {
      readonly balances: readonly { readonly type: string; readonly amount: { readonly value: string } }[];
      readonly transactions: readonly {
        readonly amount: { readonly value: string };
        readonly creditDebitIndicator: string;
        readonly details: readonly { readonly references: { readonly endToEndId: string } }[];
      }[];
    }[];
  }>;
}

interface NachaReader {
  from(text: string): {
    readonly data: {
      readonly file: { readonly footer: { readonly totalCredit: number; readonly entryHash: number } };
      readonly batches: readonly {
        readonly entries: readonly {
          readonly amount: number;
          readonly receivingDFIIdentification: number;
          readonly identificationNumber: string;
        }[];
      }[];
    };
  };
}

const story = { n: 40, rejected: 0.1, returned: 0.3, seed: 'readers' };
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const ledger = (country: string) => {
  const { Parser } = require('mt940js') as Mt940Reader;
  return new Parser().parse(generate('mt940', { ...story, country }));
};

// mt940js rounds to two decimals, so no country with three of them.
describe.each(['de', 'us', 'jp', 'ch'])('the statements of %s', (country) => {
  it('add up for mt940js', () => {
    const statements = ledger(country);
    for (const { openingBalance, closingBalance, transactions } of statements)
      expect(openingBalance + sum(transactions.map(({ amount }) => amount))).toBeCloseTo(closingBalance, 3);
    for (const [i, { openingBalance }] of statements.slice(1).entries())
      expect(openingBalance).toBe(statements[i]?.closingBalance);
  });

  it('have for camt-parser the bookings that mt940js reads', async () => {
    const { parseCamt053 } = require('camt-parser') as Camt053Reader;
    const { statements } = await parseCamt053(generate('camt.053', { ...story, country }));
    const camt = statements.map(({ balances, transactions }) => ({
      balances: balances.map(({ amount }) => Number(amount.value)),
      bookings: transactions.map(({ amount, creditDebitIndicator, details }) => [
        details[0]?.references.endToEndId,
        creditDebitIndicator === 'DBIT' ? -Number(amount.value) : Number(amount.value),
      ]),
    }));
    const mt = ledger(country).map(({ openingBalance, closingBalance, transactions }) => ({
      balances: [openingBalance, closingBalance],
      bookings: transactions.map(({ reference, amount }) => [reference, amount]),
    }));
    expect(camt).toEqual(mt);
  });
});

it('node-nacha reads every entry of nacha, and the totals that our control record states', () => {
  const { from } = require('@midlandsbank/node-nacha') as NachaReader;
  const { file, batches } = from(generate('nacha', story)).data;
  const entries = batches.flatMap((batch) => batch.entries);
  expect(entries).toHaveLength(story.n);
  expect(sum(entries.map(({ amount }) => amount))).toBe(file.footer.totalCredit);
  const hash = sum(entries.map((entry) => entry.receivingDFIIdentification));
  expect(hash % 10_000_000_000).toBe(file.footer.entryHash);
  const ordered = generate('pain.001', { ...story, country: 'us' }).match(/(?<=<EndToEndId>)[^<]+/g);
  expect(entries.map(({ identificationNumber }) => identificationNumber).sort()).toEqual(ordered?.sort());
});
