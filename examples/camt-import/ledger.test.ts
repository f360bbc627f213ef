import { cases, generate } from 'specimen-data/messages';
import { expect, test } from 'vitest';
import { readStatements } from './ledger.js';

const story = { country: 'de', n: 50, returned: 0.1, seed: 'ledger' };

test('each statement begins where the one before ended', () => {
  const statements = readStatements(generate('camt.053', story));
  const closings = statements.map(({ closing }) => closing);
  expect(statements.slice(1).map(({ opening }) => opening)).toEqual(closings.slice(0, -1));
});

test('every payment that was ordered is booked, and a returned one comes back', () => {
  const ordered = generate('pain.001', story).match(/(?<=<EndToEndId>)[^<]+/g) ?? [];
  const bookings = readStatements(generate('camt.053', story)).flatMap((statement) => statement.bookings);
  const booked = bookings.filter(({ amount }) => amount < 0).map(({ endToEndId }) => endToEndId);
  expect(booked.toSorted()).toEqual(ordered.toSorted());
  const returned = bookings.filter(({ amount }) => amount > 0);
  expect(returned).toHaveLength(5);
  for (const { endToEndId } of returned) expect(booked).toContain(endToEndId);
});

test('a wrong closing balance is refused, with the file that has it and no other fault', () => {
  const wrong = cases('camt.053', { country: 'de', seed: 'ledger' }).find(
    ({ case: name }) => name === 'balance',
  );
  expect(() => readStatements(String(wrong?.file))).toThrow(/closing balance/);
});
