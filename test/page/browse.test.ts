import { generate, specimen } from 'specimen-data';
import { expect, it } from 'vitest';
import { copiedBy, turnTo, visits, wrongOn } from './visit.ts';

const { open } = visits();

it('lists all countries by name', async () => {
  const page = await open('/browse');
  const links = page.getByRole('main').getByRole('listitem');
  const { size } = specimen.world.countries;
  await links.nth(size - 1).waitFor();
  expect(await links.count()).toBe(size);
  const names = (await links.allTextContents()).map((text) => text.replace(/^[^A-Z]*/, ''));
  expect(names).toEqual(names.toSorted());
});

it.each([
  ['germ', 'Germany'],
  ['de', 'Germany'],
  ['Deutschland', 'Germany'],
  ['🇯🇵', 'Japan'],
  ['日本', 'Japan'],
  ['cote', /^🇨🇮|Côte/],
])('finds by %s', async (words, name) => {
  const page = await open('/browse');
  await page.getByRole('searchbox', { name: 'Country' }).fill(words);
  await page.getByRole('main').getByRole('link', { name }).waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeLessThan(90);
});

it('says so when no country is called so', async () => {
  const page = await open('/browse?q=atlantis');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('main').getByRole('listitem').nth(89).waitFor();
});

it.each(['de', 'eg'])('shows the full record of %s by groups, each value to be copied', async (code) => {
  const page = await open(`/browse/${code}?seed=demo`);
  await page.getByRole('heading', { name: 'Identity' }).waitFor();
  const record = generate(`${code}.full`, { seed: 'demo' }) as Record<string, string | number>;
  const shown = await page
    .getByRole('button', { name: /^Copy / })
    .evaluateAll((buttons) => buttons.map((button) => [button.ariaLabel, button.textContent]));
  const fields = [...(specimen.world.countries.get(code)?.fields ?? [])].filter(([, { img }]) => !img);
  expect(shown).toEqual(
    expect.arrayContaining(fields.map(([key, { label }]) => [`Copy ${label}`, String(record[key])])),
  );
  expect(await wrongOn(page)).toEqual([]);
});

it('certified values are marked with their validator and what they say', async () => {
  const page = await open('/browse/pl?seed=demo');
  const { dob, sex } = generate('pl.person', { seed: 'demo' }) as { dob: string; sex: string };
  await page.getByRole('link', { name: 'PESEL (Poland)' }).first().waitFor();
  await page.getByText(`born ${dob} · sex ${sex}`).first().waitFor();
});

it('a click copies', async () => {
  const page = await open('/browse/de?seed=demo');
  const value = await copiedBy(page.getByRole('button', { name: 'Copy IBAN', exact: true }));
  expect(value).toBe(generate('de.iban', { seed: 'demo' }));
});

it('what steers changes the record, stands in the address, and tells what is not there', async () => {
  const page = await open('/browse/de?seed=demo');
  await page.getByLabel('Sex', { exact: true }).selectOption('female');
  await page.getByLabel('City', { exact: true }).fill('München');
  await page.getByLabel('Age', { exact: true }).fill('18-25');
  const { name } = generate('de.person', {
    seed: 'demo',
    where: { sex: 'female', city: 'München', age: '18-25' },
  }) as { name: string };
  await page.getByText(name, { exact: true }).waitFor();
  await page.waitForURL(/sex=female&city=M%C3%BCnchen&age=18-25/);
  await page.getByLabel('Bank', { exact: true }).fill('Nowhere Bank');
  const problem = page.getByText('unknown bank "Nowhere Bank"');
  await problem.waitFor();
  const [above, below] = [await page.locator('form.controls').boundingBox(), await problem.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(15);
});

it('says which conditions are without effect', async () => {
  const page = await open('/browse/de?seed=demo&show=company&sex=female&age=30&city=Berlin');
  await page.getByText('Without effect here: Sex, Age.').waitFor();
  await page.getByRole('link', { name: 'Person', exact: true }).click();
  await page.getByText('Without effect here').waitFor({ state: 'detached' });
});

it('company, product and presets are a click away', async () => {
  const page = await open('/browse/de?seed=demo');
  const { name } = generate('de.company', { seed: 'demo' }) as { name: string };
  await page.getByRole('link', { name: 'Company', exact: true }).click();
  await page.getByText(name, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Product', exact: true }).click();
  await page.getByRole('heading', { name: 'Product' }).waitFor();
  for (const { key, name } of specimen.world.countries.get('de')?.presets.values() ?? []) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await page.waitForURL((url) => url.searchParams.get('show') === `preset:${key}`);
  }
  await turnTo(page, '/browse/de?seed=demo&show=iban');
  await page.getByRole('button', { name: 'Copy IBAN' }).waitFor();
});

it.each([
  ['de', 'Germany'],
  ['polska', 'Poland'],
  ['kor', 'South Korea'],
  ['USA', 'United States'],
  ['uk', 'United Kingdom'],
  ['united', 'United Arab Emirates'],
])('Enter behind %s opens %s', async (words, name) => {
  const page = await open('/browse');
  await page.getByRole('searchbox', { name: 'Country' }).fill(words);
  await page.getByText('Enter opens the first.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
});

it('from one country another is looked for', async () => {
  const page = await open('/browse/de?seed=demo');
  await page.getByRole('heading', { name: 'Identity' }).waitFor();
  const countries = page.getByRole('main').getByRole('link', { name: /^\W*Kenya/ });
  expect(await countries.count()).toBe(0);
  await page.getByRole('searchbox', { name: 'Country' }).fill('ken');
  await countries.waitFor();
  expect(await wrongOn(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Country' }).press('Enter');
  await page.getByRole('heading', { name: 'Kenya', level: 1 }).waitFor();
  await countries.waitFor({ state: 'detached' });
});

it('the lines of a passport’s zone stand whole', async () => {
  const page = await open('/browse/de?seed=demo');
  const zone = page.getByRole('button', { name: 'Copy Passport MRZ' }).locator('.value');
  const { mrz } = generate('de.full', { seed: 'demo' }) as { mrz: string };
  await page.evaluate(() => document.fonts.ready);
  const height = await zone.evaluate((each) => each.getBoundingClientRect().height);
  const line = await zone.evaluate((each) => Number.parseFloat(getComputedStyle(each).lineHeight));
  expect(Math.round(height / line)).toBe(mrz.split('\n').length);
});
