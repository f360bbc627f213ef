import { describe, expect, it } from 'vitest';
import { list } from '../kernel/text.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { longestRuns, phraseOf, wordsAsWritten } from './runs.ts';

const tokens = (query: string) => tokensOf(query, () => new Set());

/** Returns the runs of known phrases (`_` for a space), each as written and as found. */
function runs(query: string, known: string, used: readonly number[] = []): string {
  const phrases = new Set(list(known));
  const all = tokens(query);
  for (const at of used) (all[at] as { used: boolean }).used = true;
  return longestRuns(all, (phrase) => (phrases.has(phrase) ? phrase : undefined))
    .map((run) => `${wordsAsWritten(all, run)}=${run.meaning}`)
    .join(', ');
}

describe('the longest runs that mean something', () => {
  it.each([
    ['bank account number', 'bank account bankaccount', 'bank account=bankaccount'],
    ['bank account number', 'bank account bankaccount_number', 'bank account number=bankaccount number'],
    ['bank account number', 'bank account bankaccountnumber', 'bank=bank, account=account'],
    ['in DE', 'inde de', 'DE=de'],
    ['in-DE', 'inde de', 'in DE=inde'],
    ['la plata', 'la_plata laplata', 'la plata=la plata'],
    ['to be', 'to_be tobe', 'to be=to be'],
    ['phones PE', 'phonepe phone pe', 'phones=phone, PE=pe'],
    ['bank account', 'bank account', 'bank=bank, account=account'],
    ['a bank an account', 'bank account', 'bank=bank, account=account'],
    ['bank accounts', 'bankaccount', 'bank accounts=bankaccount'],
    ['banks accounts', 'bankaccount', 'banks accounts=bankaccount'],
    ['banks accounts', 'banksaccount bankaccount', 'banks accounts=banksaccount'],
    ['banks accounts', 'banksaccounts banksaccount', 'banks accounts=banksaccounts'],
    ['banks account', 'bankaccount', 'banks account=bankaccount'],
    ['accounts', 'account', 'accounts=account'],
    ['bank, account', 'bankaccount bank', 'bank=bank'],
    [', bank account', 'bankaccount', 'bank account=bankaccount'],
    ['q b c q f g h', 'qbcqfgh', 'q b c q f g h=qbcqfgh'],
    ['q b c q f g h j', 'qbcqfghj', ''],
    ['b q b q', 'bq', 'b q=bq, b q=bq'],
    ['constructor', '', ''],
    ['', 'a', ''],
  ])('%j by %j', (query, known, expected) => expect(runs(query, known)).toBe(expected));

  it('hold no token that is used', () => {
    expect(runs('bank account bank account', 'bankaccount bank account', [1])).toBe(
      'bank=bank, bank account=bankaccount',
    );
    expect(runs('bank', 'bank', [0])).toBe('');
  });

  it('are looked for once by each spelling, with their bounds', () => {
    const looked: unknown[] = [];
    longestRuns(tokens('two ibans'), (...look) => {
      looked.push(look);
      return undefined;
    });
    expect(looked).toEqual([
      ['twoibans', 0, 2],
      ['twoiban', 0, 2],
      ['two', 0, 1],
      ['ibans', 1, 2],
      ['iban', 1, 2],
    ]);
  });

  it('may mean something falsy', () => {
    expect(longestRuns(tokens('a'), () => false)).toEqual([{ from: 0, to: 1, meaning: false }]);
  });
});

it('tokens as a phrase are joined as they are compared', () => {
  expect(phraseOf(tokens('Two Länder'))).toBe('twolander');
  expect(phraseOf([])).toBe('');
});
