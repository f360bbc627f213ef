import { generate } from 'specimen-data';
import { expect, it } from 'vitest';
import { outputsOf } from './snippets.ts';
import { copiedBy, SCREENS, visits, wrongOn } from './visit.ts';

const { load, open } = visits();

it('answers as one types, and shows how it understood', async () => {
  const page = await open('/');
  await page.getByRole('searchbox', { name: 'Ask for test data' }).fill('5 german ibans');
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('5 rows').waitFor();
  await result.getByText('de.iban').waitFor();
  await result.getByRole('listitem').nth(4).waitFor();
  expect(await result.getByRole('listitem').count()).toBe(5);
  expect(await wrongOn(page)).toEqual([]);
});

it('countries are on their way before there are words', async () => {
  const page = await load('/', SCREENS['desktop, light']);
  const asked = page.context().waitForEvent('request', (request) => /\/assets\/zw-/.test(request.url()));
  await page.getByRole('searchbox', { name: 'Ask for test data' }).focus();
  await asked;
});

it.each([1280, 1000, 760, 320])('no sample is broken in two, %i pixels wide', async (width) => {
  const page = await load('/', { viewport: { width, height: 800 } });
  await page.evaluate(() => document.fonts.ready);
  const broken = await page.locator('.samples .value').evaluateAll((values) =>
    values
      .filter((value) => {
        const text = document.createRange();
        text.selectNodeContents(value);
        return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size > 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
});

it('the address holds what was asked, and gives the engine’s own data', async () => {
  const page = await open('/?q=polish+pesel&seed=demo');
  const value = generate('pl.id', { seed: 'demo' }) as string;
  await page.getByRole('region', { name: 'Result' }).getByText(value).waitFor();
  expect(await copiedBy(page.getByRole('button', { name: 'Copy', exact: true }))).toBe(value);
});

it('a seed is drawn and put into the address; again draws another', async () => {
  const page = await open('/?q=ke.phone');
  await page.waitForURL(/seed=\w{8}/);
  const first = page.url();
  await page.getByRole('button', { name: 'Again' }).click();
  await page.getByRole('status').getByText('Drawn again').waitFor({ state: 'attached' });
  await page.waitForURL((url) => url.href !== first);
  expect(page.url()).toMatch(/q=ke\.phone&seed=\w{8}/);
});

it('words without a country are told what would help', async () => {
  const page = await open('/?q=something');
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText(/country/).waitFor();
});

it('who listens is told how it understood, and what is wrong', async () => {
  const page = await open('/?q=5+german+ibans&seed=demo');
  const spoken = page.locator('[aria-live="polite"]');
  await spoken.getByText('5 rows').waitFor();
  await spoken.evaluate((region) => region.setAttribute('data-same', ''));
  await page.getByRole('searchbox').fill('something');
  await page.locator('[data-same]').getByText('no country recognised').waitFor();
});

it('tabs are moved between by arrow keys', async () => {
  const page = await open('/?q=de.iban&seed=demo');
  await page.getByRole('tab', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'JavaScript', selected: true }).waitFor();
  await page.keyboard.press('End');
  await expect.poll(() => page.getByRole('tabpanel').textContent()).toContain('tools/call');
});

it('the same request runs as curl, JavaScript, Python, command and MCP call', async () => {
  const page = await open(`/?q=${encodeURIComponent("3 women's phones from Kenya")}&seed=demo`);
  await page.getByRole('region', { name: 'Result' }).getByText('3 rows').waitFor();
  await page.getByRole('listitem').nth(2).waitFor();
  const shown = await page.getByRole('listitem').locator('.value').allTextContents();
  const outputs = await outputsOf(page, ['curl', 'JavaScript', 'Python', 'Command', 'MCP']);
  expect(shown).toHaveLength(3);
  for (const [name, output] of Object.entries(outputs))
    for (const phone of shown) expect(output, name).toContain(phone);
});

it('a request for a format shows the text of it', async () => {
  const page = await open('/?q=2+german+ibans+as+csv&seed=demo');
  const [first] = generate('de.iban', { n: 2, seed: 'demo' }) as string[];
  await page.getByRole('region', { name: 'Result' }).getByText('2 rows').waitFor();
  await page.getByRole('region', { name: 'Result' }).getByText(`iban\n${first}`).waitFor();
  for (const output of Object.values(await outputsOf(page, ['JavaScript', 'Python'])))
    expect(output).toContain(`iban\n${first}\n`);
});

it('an account stands in one line of a phone', async () => {
  const page = await load('/?q=3+german+ibans&seed=demo', {
    ...SCREENS['phone, light'],
    viewport: { width: 360, height: 740 },
  });
  const values = page.locator('.list .value');
  await values.nth(2).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const lines = await values.evaluateAll((all) => all.map((value) => value.getClientRects().length));
  expect(lines).toEqual([1, 1, 1]);
});

it('words that name a country are answered before the others are there, which have a say when they are', async () => {
  const page = await load('/about', SCREENS['desktop, light']);
  const held: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.context().route(/assets\/(?!mx-)[a-z]{2}-[^/]+\.js/, async (route) => {
    if (isHeld) held.push(() => route.continue());
    else await route.continue();
  });
  const { phone } = generate('mx.person', { seed: 'demo', fields: 'phone' }) as { phone: string };
  await page.goto(new URL('/?q=phone+of+a+Mexican&seed=demo', page.url()).href);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText(phone).waitFor();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('phone of a Mexican in the US');
  isHeld = false;
  await Promise.all(held.map((release) => release()));
  await result.getByText('ask for one country at a time').waitFor();
});

it.each([
  ['company in Japan', 'Company name', 'Phone'],
  ['product in Japan', 'Product name', 'Brand'],
])('%s: its values are called what they are', async (words, ...labels) => {
  const page = await open(`/?q=${encodeURIComponent(words)}&seed=demo`);
  for (const label of labels)
    await page.getByRole('button', { name: `Copy ${label}`, exact: true }).waitFor();
});

it('the way back leads to what was asked before, and not through what was being typed', async () => {
  const page = await load('/', SCREENS['desktop, light']);
  await page.waitForURL(/seed=/);
  const box = page.getByRole('searchbox', { name: 'Ask for test data' });
  const stay = () => page.waitForTimeout(1100);
  await stay();
  await box.pressSequentially('pl.person', { delay: 30 });
  await page.getByRole('region', { name: 'Result' }).getByText('PESEL').first().waitFor();
  await stay();
  await page.getByRole('button', { name: 'Kenyan phone number' }).click();
  await page.waitForURL(/q=Kenyan/);
  const asked: string[] = [];
  for (const words of ['pl.person', '']) {
    await page.goBack();
    await expect.poll(() => box.inputValue()).toBe(words);
    asked.push(page.url());
  }
  await page.goForward();
  await expect.poll(() => box.inputValue()).toBe('pl.person');
  expect(page.url()).toBe(asked[0]);
});
