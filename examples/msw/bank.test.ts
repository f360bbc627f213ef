import { setupServer } from 'msw/node';
import { generate } from 'specimen-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customer, customers, transfer } from './bank.js';
import { handlers } from './handlers.js';

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('a customer of the second page is the same alone', async () => {
  const [first] = await customers(2);
  expect(first?.id).toBe(21);
  expect(await customer(21)).toEqual(first);
});

test('money goes to an account that can exist', async () => {
  await expect(transfer(generate('fr.iban', { seed: 'demo' }), 10)).resolves.toBeUndefined();
});

test('the bank tells why an account is refused', async () => {
  const iban = generate('fr.iban', { seed: 'demo', invalid: 'checksum' });
  await expect(transfer(iban, 10)).rejects.toThrow(/^check digit is \d, should be \d$/);
});
