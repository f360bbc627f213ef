import { readFile } from 'node:fs/promises';
import { generate } from 'specimen-data/messages';
import { expect, it } from 'vitest';
import { SCREENS, visits, wrongOn } from './visit.ts';

const { load, open } = visits();
const STATE = 'country=de&n=3&seed=demo';

it('shows a message of the address, and downloads the file that the library generates', async () => {
  const page = await open(`/messages?message=pain.001&${STATE}`);
  const file = page.getByRole('region', { name: 'Text of the file' });
  await file.getByText('<NbOfTxs>3</NbOfTxs>').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('pain.001-de.xml');
  expect(await readFile(await download.path(), 'utf8')).toBe(
    generate('pain.001', { country: 'de', n: 3, seed: 'demo' }),
  );
  expect(await wrongOn(page)).toEqual([]);
});

it('marks the wrong place of a case', async () => {
  const page = await open(`/messages?message=pain.001&${STATE}`);
  await page.getByLabel('Case').selectOption('checksum');
  await page.locator('mark', { hasText: '<IBAN>' }).waitFor();
  await page.getByText('reason code AC01').waitFor();
  await page.waitForURL(/case=checksum/);
  expect(await wrongOn(page, { within: 'main' })).toEqual([]);
});

it('turns to a country that the message has', async () => {
  const page = await open(`/messages?message=nacha&${STATE}`);
  expect(await page.getByLabel('Country').inputValue()).toBe('us');
  await page.getByRole('region', { name: 'Text of the file' }).getByText('094101').waitFor();
});

it('checks a file of one’s own', async () => {
  const page = await open('/messages?seed=demo');
  const right = generate('camt.053', { country: 'de', n: 4, seed: 'x' });
  const choose = (name: string, text: string) =>
    page.getByLabel('File to check').setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });
  await choose('right.xml', right);
  await page.getByText('right.xml: camt.053 08 sepa, 4 payments').waitFor();
  await choose('wrong.xml', right.replace(/<CtryOfX>|<IBAN>DE\d\d/, '<IBAN>DE00'));
  await page.getByRole('row', { name: /checksum/ }).waitFor();
  await choose('none.txt', 'hello');
  await page.getByText(/no message that can be checked/).waitFor();
});

it.each(['phone, light', 'phone, dark'] as const)('fits a %s', async (screen) => {
  const page = await load(`/messages?message=mt940&${STATE}`, SCREENS[screen]);
  await page.getByRole('region', { name: 'Text of the file' }).getByText(':20:').waitFor();
  expect(await wrongOn(page, { screens: [screen] })).toEqual([]);
});
