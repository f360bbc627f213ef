import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { copiedBy, SCREENS, turnTo, visits, wrongOn } from './visit.ts';

const { load, open } = visits();
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

it('results are downloaded as CSV, and copied for a sheet', async () => {
  const page = await open(`/validate?as=iban#${GOOD}%0A${BAD}`);
  await page.getByText('1 right, 1 wrong').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('results.csv');
  const [header, good, bad] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(header).toBe('line,value,valid,standard,reason,reads,also');
  expect(good).toMatch(new RegExp(`^1,${GOOD},true,ISO 13616[^,]*,,country de; bank 37040044.*,$`));
  expect(bad).toBe(`2,${BAD},false,,"check digits are 89, should be 62",,`);
  const results = await copiedBy(page.getByRole('button', { name: 'Copy results' }));
  expect(results.split(/\r?\n/)[2]).toBe(bad?.replace(/,(?! )/g, '\t'));
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

it('takes either of two columns of one name', async () => {
  const page = await open(`/validate?as=iban#${encodeURIComponent(`iban,iban\n${GOOD},${BAD}`)}`);
  await page.getByText('1 right, 0 wrong').waitFor();
  await page.getByLabel('Column').selectOption('iban (column 2)');
  await page.getByText('0 right, 1 wrong').waitFor();
});

it('says which line of a table is ragged, and judges nothing', async () => {
  const page = await open(`/validate?as=iban#${encodeURIComponent(`id,iban\n1,${GOOD}\n2`)}`);
  await page.getByText('This is not a table: line 3 has 1 cell, but the header has 2.').waitFor();
  expect(await page.getByRole('row').count()).toBe(0);
});

it.each([390, 320])('shows reasons and cases whole, %i pixels wide', async (width) => {
  const page = await load(`/validate?as=iban&cases=1#${GOOD}%0A${BAD}`, {
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
  await page.getByText('no validator checks "de.name"').waitFor();
  expect(await page.getByLabel('Check as').inputValue()).toBe('de.name');
  expect(await page.getByText(/right, .* wrong/).count()).toBe(0);
});

it('takes a file that is chosen, the same one again', async () => {
  const page = await open('/validate?as=iban');
  const file = {
    name: 'values.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,iban\nMax,${GOOD}\nEva,${BAD}`),
  };
  const choice = page.getByLabel('Or a file');
  const box = page.getByRole('textbox', { name: 'Values' });
  await choice.setInputFiles(file);
  await page.getByText('1 right, 1 wrong').waitFor();
  const cut = await choice.evaluate((input) => input.scrollHeight - input.clientHeight);
  expect(cut).toBeLessThanOrEqual(0);
  await box.fill('');
  await choice.setInputFiles(file);
  await page.getByText('1 right, 1 wrong').waitFor();
  expect(await wrongOn(page)).toEqual([]);
});

it.each(['Values', 'anywhere'])('takes a CSV that is dropped on %s', async (place) => {
  const page = await open('/validate?as=iban&column=account');
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'values.csv', { type: 'text/csv' }));
    return data;
  }, `name;account\nJane;${GOOD}\nMax;${BAD}`);
  const on =
    place === 'Values' ? page.getByRole('textbox', { name: place }) : page.getByRole('heading').first();
  const isOpened = await on.evaluate((element, dataTransfer) => {
    const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
    return element.dispatchEvent(over);
  }, dropped);
  expect(isOpened).toBe(false);
  await on.dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByText('1 right, 1 wrong').waitFor();
});

it('says that a file of another kind is none of values', async () => {
  const page = await open('/validate#1');
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'values.xlsx'));
    return data;
  });
  const box = page.getByRole('textbox', { name: 'Values' });
  await box.dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByText('“values.xlsx” is no text in UTF-8.').waitFor();
  expect(await box.inputValue()).toBe('1');
  await box.fill(GOOD);
  await page.getByText('1 right, 0 wrong').waitFor();
});

it('the zone of a passport is one value, as a country shows it', async () => {
  const page = await open('/browse/us?seed=demo');
  await page.getByRole('link', { name: 'ICAO TD3 passport MRZ' }).click();
  await page.getByText('1 right, 0 wrong').waitFor();
});

it('what cannot be written in an address is left out of it', async () => {
  const page = await open('/validate');
  await page.getByRole('textbox', { name: 'Values' }).evaluate((box: HTMLTextAreaElement) => {
    box.value = 'a\ud800b';
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.waitForURL((url) => decodeURIComponent(url.hash) === '#a\ufffdb');
});

it('does not wait for values that are no longer asked about', async () => {
  const page = await open('/validate');
  const box = page.getByRole('textbox', { name: 'Values' });
  await box.fill(Array.from({ length: 1000 }, (_, at) => `DE8937040044053201${3000 + at}`).join('\n'));
  await page.getByText(/Checking … \d+ of 1000/).waitFor();
  await box.fill(GOOD);
  await page.getByText('1 right, 0 wrong').waitFor({ timeout: 5000 });
});

it('shows the cases of a validator, to be copied', async () => {
  const page = await open('/validate?as=plPesel');
  await page.getByRole('button', { name: 'Cases', exact: true }).click();
  const value = await copiedBy(page.getByRole('button', { name: 'Copy checksum' }));
  const { valid } = await (
    await fetch(new URL(`/api/v1/validate?validator=plPesel&value=${value}`, page.url()))
  ).json();
  expect(valid).toBe(false);
  expect(await wrongOn(page, { screens: ['desktop, dark', 'phone, light'] })).toEqual([]);
});

it('is printed whole, without what is there to be pressed', async () => {
  const page = await open('/validate?as=iban&cases=1');
  await page.getByRole('button', { name: 'Copy transposed' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  const hidden = await page
    .getByRole('region', { name: 'All cases' })
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await page.emulateMedia({ media: null });
  expect(hidden).toBe(0);
});

it('says how many of many were checked, and nothing of them where there is a mistake', async () => {
  const page = await open('/validate?as=luhn');
  const values = page.getByRole('textbox', { name: 'Values' });
  await values.fill('4111111111111111\n'.repeat(1001));
  const results = page.getByRole('region', { name: 'Results', exact: true });
  await results.locator('[aria-live]').getByText('1000 right, 0 wrong the first 1,000 of 1,001').waitFor();
  await values.fill('x'.repeat(1_000_001));
  await results.getByText('What was pasted is more than an address holds').waitFor();
  expect(await results.getByText('the first 1,000').count()).toBe(0);
});
