import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { RUNS, snippetOn } from './snippets.ts';
import { visits, wrongOn } from './visit.ts';

const { open } = visits();

it('shows the tables, drawn with their references, on every screen', async () => {
  const page = await open('/datasets?dataset=shop&country=de&size=20&seed=demo');
  await page.getByRole('img', { name: /orders\.customer_id refers to customers\.id/ }).waitFor();
  const api = new URL('/api/v1/datasets/shop?country=de&size=20&seed=demo', page.url());
  const { tables } = (await (await fetch(api)).json()) as {
    tables: Record<string, { id: number; name?: string }[]>;
  };
  await page
    .getByRole('cell', { name: tables.customers?.[0]?.name as string, exact: true })
    .first()
    .waitFor();
  const tabs = page.getByRole('tablist', { name: 'Tables' }).getByRole('tab');
  expect(await tabs.allTextContents()).toEqual(Object.keys(tables));
  await page.getByRole('tab', { name: 'orders', exact: true }).click();
  await page.getByRole('columnheader', { name: 'total' }).waitFor();
  await page.getByText(`the first 10 of ${tables.orders?.length}`, { exact: true }).waitFor();
  await page.locator('datalist option[value="jp"]', { hasText: 'Japan' }).waitFor({ state: 'attached' });
  expect(await wrongOn(page)).toEqual([]);
});

it('is downloaded as SQL of a dialect, and as a zip', async () => {
  const page = await open('/datasets?size=5&seed=demo');
  await page.getByLabel('Dialect').selectOption('sqlite');
  const [sql] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const api = new URL('/api/v1/datasets/bank?size=5&seed=demo&format=sql&dialect=sqlite', page.url());
  expect(await readFile(await sql.path(), 'utf8')).toBe(await (await fetch(api)).text());
  await page.getByLabel('Format').selectOption('zip');
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect((await readFile(await zip.path())).subarray(0, 2).toString()).toBe('PK');
  expect(zip.suggestedFilename()).toBe('bank.zip');
});

it.each(['zip', 'sql&dialect=mysql', 'json'])(
  'the snippets of %s write what is downloaded',
  async (format) => {
    const page = await open(`/datasets?dataset=shop&country=de:3,fr&size=300&seed=it's&format=${format}`);
    await page.getByRole('row').nth(1).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    const downloaded = await contentsOf(await file.path(), format);
    const folder = await mkdtemp(join(tmpdir(), 'specimen-'));
    await symlink(
      fileURLToPath(new URL('../../node_modules', import.meta.url)),
      join(folder, 'node_modules'),
    );
    for (const name of ['curl', 'Command', 'JavaScript']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await RUNS[name]?.(await snippetOn(page), new URL(page.url()).origin, folder);
      const written = join(folder, file.suggestedFilename());
      expect(await contentsOf(written, format), name).toBe(downloaded);
      await rm(written);
    }
    await rm(folder, { recursive: true });
  },
);

/** Returns a file's contents; of a zip its entries with their checksums, since the command compresses them. */
async function contentsOf(path: string, format: string): Promise<string> {
  if (format !== 'zip') return String(await readFile(path)).trim();
  const listed =
    'import sys, zipfile\nprint([(each.filename, each.CRC) for each in zipfile.ZipFile(sys.argv[1]).infolist()])';
  return (await promisify(execFile)('python3', ['-c', listed, path])).stdout;
}

it('over HTTP the snippets say where a dataset is too large', async () => {
  const page = await open('/datasets?size=1001&seed=demo');
  await page.getByText('# Over HTTP a dataset has at most 1000 rows').waitFor();
});

it('a dataset and a country that are none are told, with the nearest', async () => {
  const page = await open('/datasets?dataset=payrol&country=xx&seed=demo');
  await page.getByText('unknown dataset "payrol"; did you mean "payroll"?').waitFor();
  await page.getByLabel('Dataset').selectOption('payroll');
  await page.getByText('unknown country "xx"; did you mean "mx"?').waitFor();
  await page.getByLabel('Country').fill('de:3,germny');
  await page.getByText('unknown country "germny"; did you mean "de"?').waitFor();
});

it('tells no share of a file whose rows are not known beforehand, and stops', async () => {
  const page = await open('/datasets?size=20000&format=sql&seed=demo');
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByText(/^[1-9][\d,]* rows$/).waitFor();
  expect(await page.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.position)).toBe(-1);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Download');
  expect(await page.locator('.problem').count()).toBe(0);
});
