import { expect, it } from 'vitest';
import { specimen } from '../cli/specimen.ts';
import { filesOf, sqlOf } from './planned.ts';
import { Database } from './postgres.ts';

const COUNTRIES = ['gb', 'mx', 'de', 'ke', 'fr', 'jp', 'in', 'br', 'pl', 'us'];

it.each(filesOf('pg').map((file, i) => ({ file, country: COUNTRIES[i % COUNTRIES.length] as string })))(
  'fills $file for $country again and again, and breaks no rule',
  async ({ file, country }) => {
    const database = await Database.make(`fill_${file.replace(/\W/g, '_')}`, loadable(sqlOf(file)));
    const total = async () => {
      const tables = await database.rows(
        "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
      );
      const counts = tables.map(({ name }) => `SELECT count(*) FROM ${name}`).join(') + (');
      return Number(await database.value(`SELECT (${counts})`));
    };
    for (const seed of ['one', 'one']) {
      const before = await total();
      const { code, out, err } = await specimen([
        'fill',
        database.url,
        '--country',
        country,
        '--rows',
        '12',
        '--seed',
        seed,
      ]);
      expect(code, err).toBe(0);
      const { tables } = JSON.parse(out) as { tables: { rows: number }[] };
      expect(await total()).toBe(before + tables.reduce((sum, { rows }) => sum + rows, 0));
    }
    await database.close();
  },
);

/** A dump without the rows and the lines that only its own shell understands. */
function loadable(sql: string): string {
  return sql
    .replace(/^COPY [\s\S]*?^\\\.$/gm, '')
    .replace(/^\\.*$/gm, '')
    .replace(/^SELECT pg_catalog.*$/gm, '');
}
