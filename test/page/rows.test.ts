import { readFile } from 'node:fs/promises';
import { generate, render } from 'specimen-data';
import { expect, it } from 'vitest';
import { formats } from '../../packages/engine/src/formats/index.ts';
import { outputsOf } from './snippets.ts';
import { copied, copiedBy, turnTo, visits, wrongOn } from './visit.ts';

const { open } = visits();
const decoder = new TextDecoder();

it('shows the first rows as a table and as text, on every screen', async () => {
  const page = await open('/rows?country=br&rows=1000&seed=demo');
  const [first] = generate('br.person', { n: 1, seed: 'demo' }) as { name: string }[];
  await page.getByRole('cell', { name: first?.name as string }).waitFor();
  expect(await page.getByRole('row').count()).toBe(21);
  await page.getByText('the first 20 of 1,000').waitFor();
  await page.getByRole('tab', { name: 'Text' }).click();
  const text = decoder.decode(render('br.person', { n: 20, seed: 'demo', format: 'csv' }));
  await expect.poll(() => page.getByRole('tabpanel').first().textContent()).toBe(text);
  const offered = await page.getByLabel('Format').locator('option').allTextContents();
  const description = await page.getAttribute('meta[name=description]', 'content');
  expect(offered).toEqual(expect.arrayContaining(description?.match(/[A-Z]{3,}/g) ?? ['named']));
  expect(await wrongOn(page)).toEqual([]);
});

it('a cell is copied by a click and by keys, and says so; selecting text copies nothing', async () => {
  const page = await open('/rows?country=de&rows=3&fields=name,city,iban&seed=demo');
  const rows = generate('de.person', { n: 3, seed: 'demo', fields: 'name,city,iban' }) as {
    [key: string]: string;
  }[];
  const cell = (row: number, column: number) => page.locator('tbody tr').nth(row).locator('td').nth(column);
  await page.getByRole('columnheader', { name: 'City' }).waitFor();
  await cell(1, 0).click();
  await page.getByRole('status').getByText(`Copied Full name: ${rows[1]?.name}`).waitFor();
  expect(await copied(page)).toBe(rows[1]?.name);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText(`Copied City: ${rows[2]?.city}`).waitFor();
  expect(await copied(page)).toBe(rows[2]?.city);
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+c');
  await expect.poll(() => copied(page)).toBe(rows[1]?.name);
  // One cell is reached by Tab, where one was last.
  expect(await page.locator('td[tabindex="0"]').allTextContents()).toEqual([rows[1]?.name]);
  const { x, y, width, height } = (await cell(0, 2).locator('.value').boundingBox()) as DOMRect;
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.length).toBeGreaterThan(3);
  expect(await copied(page)).toBe(rows[1]?.name);
  await page.keyboard.press('Control+c');
  await expect.poll(() => copied(page)).toBe(selected);
  expect(await wrongOn(page)).toEqual([]);
});

it('says where it shows all rows', async () => {
  const page = await open('/rows?country=br&rows=20&seed=demo');
  await page.getByText('all 20', { exact: true }).waitFor();
});

it('every control changes the rows and stands in the address', async () => {
  const page = await open('/rows?seed=demo');
  const control = (name: string) => page.getByLabel(name, { exact: true });
  await control('Country').selectOption('de');
  await control('Fields').fill('name,sex,iban,brand');
  await control('Rows').fill('30');
  await control('Format').selectOption('ndjson');
  await control('Seed').fill('other');
  await control('Sex').selectOption('female');
  await control('Age').fill('30-40');
  await control('City').fill('Berlin');
  await control('Brand').fill('Visa');
  await control('Wrong on purpose').fill('iban:checksum');
  await page.waitForURL(/invalid=iban%3Achecksum/);
  await page.getByRole('tab', { name: 'Text' }).click();
  const given =
    'fields=name,sex,iban,brand&n=20&format=ndjson&seed=other&sex=female&age=30-40&city=Berlin&brand=Visa&invalid=iban:checksum';
  const text = await (await fetch(new URL(`/api/v1/de/person?${given}`, page.url()))).text();
  const [first = ''] = text.split('\n');
  await page.getByRole('tabpanel').first().getByText(first).waitFor();
  const copy = await copiedBy(page.getByRole('button', { name: 'Copy', exact: true }));
  expect(copy.slice(0, text.length)).toBe(text);
});

it('a wallet is one of the country’s, and so is the phone', async () => {
  const page = await open('/rows?country=gh&fields=phone,wallet&seed=demo');
  await page.getByLabel('Wallet', { exact: true }).fill('AT Money');
  const [{ phone, wallet }] = generate('gh.person', {
    n: 1,
    seed: 'demo',
    fields: 'phone,wallet',
    where: { wallet: 'AT Money' },
  }) as unknown as [{ phone: string; wallet: string }];
  expect(wallet).toBe(`AT Money ${phone}`);
  await page.getByRole('cell', { name: wallet }).waitFor();
});

it('a file is made in the worker, while the page is free', async () => {
  const page = await open('/rows?country=ke&rows=200000&fields=name,phone&seed=demo');
  await page.getByRole('row').nth(20).waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks, begun: performance.now(), hasProgress: false });
    // A quick machine takes it away before anybody asks.
    new MutationObserver(() => {
      if (document.querySelector('progress[aria-label=Progress]'))
        Object.assign(window, { hasProgress: true });
    }).observe(document.body, { childList: true, subtree: true });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await waiting;
  expect(await page.evaluate(() => (window as unknown as { hasProgress: boolean }).hasProgress)).toBe(true);
  expect(download.suggestedFilename()).toBe('ke-person.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.trimEnd().split('\r\n').length).toBe(200_001);
  const last = generate('ke.name', { n: 1, offset: 199_999, seed: 'demo' }) as string[];
  expect(text.trimEnd().split('\r\n').at(-1)).toContain(last[0]);
  // Of the time that the file took, whatever the machine.
  const busy = await page.evaluate(() => {
    const { tasks, begun } = window as unknown as { tasks: number[]; begun: number };
    return tasks.reduce((sum, each) => sum + each, 0) / (performance.now() - begun);
  });
  expect(busy).toBeLessThan(0.25);
});

it('what is wrong is told', async () => {
  const page = await open('/rows?country=de&fields=nmae&seed=demo');
  await page.getByText('unknown field "nmae" for country "de"').waitFor();
  await turnTo(page, '/rows?country=germny&format=sql&seed=demo');
  await page.getByText('unknown country "germny"; did you mean "de"?').waitFor();
  await page.getByLabel('Country', { exact: true }).selectOption('de');
  await page.getByText(`unknown format "sql"; known: ${[...formats.keys()].join(', ')}`).waitFor();
  for (const rows of ['abc', '0', '1.5', '1000001']) {
    await page.getByRole('textbox', { name: 'Rows' }).fill(rows);
    await page.getByText(`Rows must be a whole number from 1 to 1,000,000, not “${rows}”.`).waitFor();
  }
});

const SNIPPETS = ['curl', 'JavaScript', 'Python', 'Command'];

it.each([
  [5, 'tsv'],
  [2500, 'csv'],
])('the snippets of %s rows as %s run and give these rows', async (n, format) => {
  const page = await open(`/rows?country=pl&fields=name,id&rows=${n}&format=${format}&seed=demo`);
  const rows = decoder.decode(render('pl.person', { n, fields: 'name,id', seed: 'demo', format }));
  for (const [name, output] of Object.entries(await outputsOf(page, SNIPPETS)))
    expect(output, name).toBe(rows.replaceAll('\r\n', '\n').trim());
});

it('what is deleted stays so while one types on', async () => {
  const page = await open('/rows?seed=demo');
  for (const [name, text] of [
    ['Rows', '50'],
    ['Seed', 'mine'],
  ] as const) {
    const box = page.getByRole('textbox', { name, exact: true });
    await box.press('End');
    for (let left = (await box.inputValue()).length; left > 0; left--) await box.press('Backspace');
    await box.pressSequentially(text);
    expect(await box.inputValue()).toBe(text);
  }
  await page.waitForURL(/rows=50&seed=mine/);
});

it('says what could not be copied', async () => {
  const page = await open('/rows?country=de&fields=nmae&seed=demo');
  await page.getByText('unknown field "nmae" for country "de"').waitFor();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('status').getByText('This could not be copied').waitFor({ state: 'attached' });
});

it('copies where the browser keeps the clipboard from the page, and leaves the focus', async () => {
  const page = await open('/rows?country=de&fields=iban&rows=2&format=csv&seed=demo');
  await page.getByRole('row').nth(2).waitFor();
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }),
  );
  const button = page.getByRole('button', { name: 'Copy', exact: true });
  await button.press('Enter');
  await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' });
  expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  expect(await copied(page)).toBe(
    decoder.decode(render('de.person', { n: 2, fields: 'iban', seed: 'demo', format: 'csv' })),
  );
});

it('fields that are asked for by a group or all are switched off one by one', async () => {
  const page = await open('/rows?country=de&fields=banking,Name&seed=demo');
  await page.getByText('Choose from a list').click();
  const on = page.locator('.pick').getByRole('button', { pressed: true });
  await on.first().waitFor();
  const columns = page.getByRole('columnheader');
  await columns.first().waitFor();
  expect(await on.count()).toBe(await columns.count());
  await on.filter({ hasText: /^IBAN$/ }).click();
  await page.waitForURL((url) => !/banking|iban/.test(url.searchParams.get('fields') ?? ''));
  await page.getByLabel('Fields').fill('all');
  await expect.poll(() => on.count()).toBe(await page.locator('.pick').getByRole('button').count());
});

it('what is empty in an address is as if it were not there, and of two the first counts', async () => {
  const page = await open('/rows?country=&fields=name&rows=3&seed=demo&seed=other&city=');
  const [first] = generate('us.person', { n: 1, seed: 'demo' }) as { name: string }[];
  await page.getByRole('cell', { name: first?.name as string }).waitFor();
});

it('what was typed gives way to what the way back leads to', async () => {
  const page = await open('/rows?country=de&fields=name&rows=3&seed=demo');
  await page.getByRole('cell').first().waitFor();
  await page.waitForTimeout(1100);
  const seed = page.getByLabel('Seed', { exact: true });
  await seed.fill('other');
  await page.waitForURL(/seed=other/);
  await page.evaluate(() => history.back());
  await expect.poll(() => seed.inputValue()).toBe('demo');
});
