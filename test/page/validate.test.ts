import { expect, it } from 'vitest';
import { copied, turnTo, visits, wrongOn } from './visit.ts';

const { open } = visits();
const GOOD = 'DE89370400440532013000';
const BAD = 'DE89370400440532013001';

it('checks values as one pastes them, with reasons, and keeps them from the server', async () => {
  const page = await open('/validate');
  expect(await page.getByLabel('Check as').locator('option').first().textContent()).toBe('Identify');
  await page.getByLabel('Check as').selectOption('iban');
  await page.getByRole('textbox', { name: 'Values' }).fill(`${GOOD}\n${BAD}`);
  await page.getByRole('row', { name: /invalid check digits are 89, should be 62/ }).waitFor();
  await page
    .getByRole('row', { name: /valid .*country de/ })
    .first()
    .waitFor();
  await page.waitForURL((url) => decodeURIComponent(url.hash).includes(BAD) && !url.search.includes(BAD));
  expect(await wrongOn(page)).toEqual([]);
});

it('recognises', async () => {
  const page = await open(`/validate#${GOOD}%0Anothing`);
  await page.getByRole('row', { name: /ISO 13616/ }).waitFor();
  await page.getByRole('row', { name: /no standard fits/ }).waitFor();
});

it('takes a column of a CSV', async () => {
  const page = await open('/validate?as=de.iban');
  await page.getByRole('textbox', { name: 'Values' }).fill(`name,account\n"Doe, Jane",${GOOD}\nMax,${BAD}`);
  await page.getByLabel('Column').selectOption('account');
  await page.getByText('1 right, 1 wrong').waitFor();
});

it('what cannot be checked is told, and no value is judged by it', async () => {
  const page = await open(`/validate?as=ibn#${GOOD}`);
  await page.getByText('unknown validator "ibn"; did you mean "iban"?').waitFor();
  await turnTo(page, `/validate?as=de.name#${GOOD}`);
  await page.getByText('no validator backs "de.name"').waitFor();
  expect(await page.getByLabel('Check as').inputValue()).toBe('de.name');
  expect(await page.getByText(/right, .* wrong/).count()).toBe(0);
});

it('takes a CSV that is dropped', async () => {
  const page = await open('/validate?as=iban&column=account');
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'values.csv', { type: 'text/csv' }));
    return data;
  }, `name;account\nJane;${GOOD}\nMax;${BAD}`);
  await page.getByRole('textbox', { name: 'Values' }).dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByText('1 right, 1 wrong').waitFor();
});

it('shows the cases of a validator, to be copied', async () => {
  const page = await open('/validate?as=plPesel');
  await page.getByRole('button', { name: 'Cases' }).click();
  await page.getByRole('button', { name: 'Copy checksum' }).click();
  const value = await copied(page);
  const { valid } = await (
    await fetch(new URL(`/api/v1/validate?validator=plPesel&value=${value}`, page.url()))
  ).json();
  expect(valid).toBe(false);
  expect(await wrongOn(page, { screens: ['desktop, dark', 'phone, light'] })).toEqual([]);
});
