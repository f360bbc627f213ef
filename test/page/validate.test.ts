import { expect, it } from 'vitest';
import { copied, SCREENS, turnTo, visits, wrongOn } from './visit.ts';

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
  await page.getByRole('row', { name: /nothing invalid no standard fits$/ }).waitFor();
});

it('tells what a wrong value is nearest to', async () => {
  const page = await open(`/validate#${BAD}`);
  const reason = 'no standard fits; nearest is ISO 13616 mod-97: check digits are 89, should be 62';
  await page.getByRole('row', { name: reason }).waitFor();
});

it('takes a column of a CSV', async () => {
  const page = await open('/validate?as=de.iban');
  await page.getByRole('textbox', { name: 'Values' }).fill(`name,account\n"Doe, Jane",${GOOD}\nMax,${BAD}`);
  await page.getByLabel('Column').selectOption('account');
  await page.getByText('1 right, 1 wrong').waitFor();
});

it('takes the column that is called as the standard is, empty cells too, and tells the lines', async () => {
  const page = await open('/validate?as=iban');
  await page.getByRole('textbox', { name: 'Values' }).fill(`id,iban\n1,${GOOD}\n\n2,\n`);
  await page.getByText('1 right, 1 wrong').waitFor();
  expect(await page.getByLabel('Column').inputValue()).toBe('iban');
  await page.getByRole('row', { name: `2 ${GOOD} valid` }).waitFor();
  await page.getByRole('row', { name: '4 empty invalid is empty' }).waitFor();
});

it('says which line of a table is ragged, and judges nothing', async () => {
  const page = await open(`/validate?as=iban#${encodeURIComponent(`id,iban\n1,${GOOD}\n2`)}`);
  await page.getByText('This is no table: line 3 has 1 cell, the header 2.').waitFor();
  expect(await page.getByRole('row').count()).toBe(0);
});

it.each([390, 320])('shows reasons and cases whole, %i pixels wide', async (width) => {
  const page = await open(`/validate?as=iban&cases=1#${GOOD}%0A${BAD}`, {
    ...SCREENS['phone, light'],
    viewport: { width, height: 844 },
  });
  await page.getByRole('row', { name: /check digits are 89, should be 62/ }).waitFor();
  await page.getByRole('button', { name: 'Copy checksum' }).waitFor();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.says, .verdict, td .value')].flatMap((part) => {
      const { left, right } = part.getBoundingClientRect();
      const box = part.closest('.scroll')?.getBoundingClientRect() ?? new DOMRect();
      const whole = left >= box.left && right <= box.right && part.scrollWidth <= part.clientWidth + 1;
      return whole ? [] : [part.textContent];
    }),
  );
  expect(cut).toEqual([]);
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
