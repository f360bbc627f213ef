import { generate } from 'specimen-data';
import { expect, it } from 'vitest';
import { copied, visits, wrongOn } from './visit.ts';

const { open } = visits();

it('answers as one types, and shows how it understood', async () => {
  const page = await open('/');
  await page.getByRole('searchbox', { name: 'Ask for test data' }).fill('5 german ibans');
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('5 rows').waitFor();
  await result.getByText('de.iban').waitFor();
  expect(await result.getByRole('listitem').count()).toBe(5);
  expect(await wrongOn(page)).toEqual([]);
});

it('the address holds what was asked, and gives the engine’s own data', async () => {
  const page = await open('/?q=polish+pesel&seed=demo');
  const value = generate('pl.id', { seed: 'demo' }) as string;
  await page.getByRole('region', { name: 'Result' }).getByText(value).waitFor();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await copied(page)).toBe(value);
});

it('a seed is drawn and put into the address; again draws another', async () => {
  const page = await open('/?q=ke.phone');
  await page.waitForURL(/seed=\w{8}/);
  const first = page.url();
  await page.getByRole('button', { name: 'Again' }).click();
  await page.waitForURL((url) => url.href !== first);
  expect(page.url()).toMatch(/q=ke\.phone&seed=\w{8}/);
});

it('words without a country are told what would help', async () => {
  const page = await open('/?q=something');
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText(/country/).waitFor();
});

it('tabs are moved between by arrow keys', async () => {
  const page = await open('/?q=de.iban&seed=demo');
  await page.getByRole('tab', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('tab', { name: 'JavaScript' }).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('End');
  expect(await page.getByRole('tabpanel').textContent()).toContain('tools/call');
});
