import type { Page } from '@playwright/test';
import { cases } from 'specimen-data';
import { expect, test } from './fixtures.js';

async function signUp(page: Page, customer: { name: string; email: string; iban: string }) {
  await page.getByLabel('Name').fill(customer.name);
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('IBAN').fill(customer.iban);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

test.beforeEach(({ page }) => page.goto(new URL('signup.html', import.meta.url).href));

test('a customer signs up', async ({ page, customer }) => {
  await signUp(page, customer);
  await expect(page.getByRole('status')).toHaveText(
    `Welcome, ${customer.name}. We wrote to ${customer.email}.`,
  );
});

test('an IBAN that is none is refused', async ({ page, customer }) => {
  for (const { case: name, valid, value, why } of cases('de.iban', { seed: 'demo' }))
    await test.step(`${name}: ${why}`, async () => {
      await signUp(page, { ...customer, iban: value });
      await expect(page.getByRole('status')).toHaveText(valid ? /^Welcome/ : 'This is no German IBAN.');
    });
});
