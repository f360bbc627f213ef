// The dataset `bank` as CSV beside a script that makes the same tables with @faker-js/faker, and into PostgreSQL beside COPY
// from ready files: `npm run bench:datasets`, or `node bench/datasets.mjs 100000` for as many customers.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faker } from '@faker-js/faker';
import { targetFor } from '@specimen/database';
import pg from 'pg';
import { specimen } from 'specimen-data';
import { blocksOf, datasetTables, Pump, tablesResult } from 'specimen-data/surface';
import { startPostgres } from '../scripts/postgres.mjs';
import { print, round, thousands } from './measure.mjs';

const size = Number(process.argv[2] ?? 2000);
const TABLES = ['customers', 'accounts', 'cards', 'merchants', 'transactions'];

function compare() {
  const ours = { rows: 0, best: 0 };
  const theirs = { rows: 0, best: 0 };
  const few = Math.min(size, 500);
  for (let turn = 0; turn < 3; turn++) {
    timed(ours, () => specimenTables(size));
    timed(theirs, () => fakerTables(few));
  }
  const script = new URL(import.meta.url).pathname;
  const memory = (customers) =>
    round(Number(execFileSync(process.execPath, [script, customers, 'alone'], { encoding: 'utf8' })), 0);
  print(`bank of ${thousands(size)} customers as CSV`, {
    specimen: { rows: thousands(ours.rows), 'rows/s': thousands(ours.best) },
    'faker-js': { rows: thousands(theirs.rows), 'rows/s': thousands(theirs.best) },
    'times faker-js': { 'rows/s': round(ours.best / theirs.best) },
  });
  print('peak memory, MiB', { [size]: memory(size), [size * 4]: memory(size * 4) });
}

/** By the time of the processor, which others on the machine do not change much. */
function timed(side, work) {
  const begun = process.cpuUsage();
  side.rows = work();
  const { user, system } = process.cpuUsage(begun);
  side.best = Math.max(side.best, (side.rows / (user + system)) * 1e6);
}

/** All tables, one after the other; gives back the number of rows. */
function specimenTables(customers) {
  const options = { country: 'us', size: customers, seed: 'bench', format: 'csv' };
  let rows = 0;
  let bytes = 0;
  for (const table of TABLES) {
    const made = tablesResult(datasetTables(specimen.world, 'bank', { ...options, table }), {
      ...options,
      table,
    });
    for (const block of blocksOf(new Pump(made.parts))) bytes += block.length;
    rows += made.rows;
  }
  return bytes > 0 ? rows : 0;
}

const KINDS = [
  { value: 'salary', weight: 1 },
  { value: 'rent', weight: 1 },
  { value: 'utilities', weight: 1 },
  { value: 'card', weight: 3 },
];

/** The same tables with the same columns, as one writes them by hand. */
function fakerTables(customers) {
  const out = new Csv();
  const merchants = Array.from({ length: 20 + Math.ceil(customers / 20) }, (_, i) => ({
    id: i + 1,
    name: faker.company.name(),
    city: faker.location.city(),
  }));
  for (const { id, name, city } of merchants) out.row([id, name, city, 'us']);
  let account = 0;
  let card = 0;
  let booking = 0;
  for (let customer = 1; customer <= customers; customer++) {
    const sex = faker.person.sexType();
    const [first, last] = [faker.person.firstName(sex), faker.person.lastName()];
    const joined = faker.date.past({ years: 20, refDate: '2024-12-31' });
    const income = faker.number.int({ min: 1500, max: 9000 });
    out.row([
      ...[customer, `${first} ${last}`, sex, day(faker.date.birthdate())],
      ...[faker.string.numeric(9), faker.internet.email({ firstName: first, lastName: last })],
      ...[
        faker.phone.number(),
        faker.location.streetAddress({ useFullAddress: true }),
        faker.location.city(),
      ],
      ...['us', faker.person.jobTitle(), income, day(joined)],
    ]);
    const employer = faker.company.name();
    const accounts = faker.helpers.weightedArrayElement([
      { value: 1, weight: 45 },
      { value: 2, weight: 47 },
      { value: 3, weight: 8 },
    ]);
    for (let which = 0; which < accounts; which++) {
      account++;
      let balance = faker.number.int({ min: 50_000, max: 900_000 });
      const opening = balance;
      const bookings = [];
      const spends = which === 0 ? 3 + faker.number.int({ min: 1, max: 4 }) : which === 1 ? 1 : 0;
      for (let i = 0; i < 12 * spends; i++)
        bookings.push(faker.date.between({ from: '2025-01-01', to: '2025-12-31' }));
      bookings.sort((a, b) => a - b);
      const holds = which === 0 ? ++card : 0;
      for (const booked of bookings) {
        const kind = which > 0 ? 'standing_order' : faker.helpers.weightedArrayElement(KINDS);
        const merchant = kind === 'card' ? faker.helpers.arrayElement(merchants) : undefined;
        const amount = Math.round(
          Number(faker.finance.amount({ min: 1, max: income / 8 })) * (merchant ? -100 : 100),
        );
        balance += amount;
        out.row([
          ...[++booking, account, day(booked), kind, merchant?.name ?? employer],
          ...[merchant?.id ?? '', merchant ? holds : '', amount / 100, balance / 100],
        ]);
      }
      out.row([
        ...[account, customer, ['checking', 'savings', 'deposit'][which], faker.company.name()],
        ...[faker.finance.bic(), faker.finance.accountNumber(), '', 'USD'],
        ...[day(faker.date.between({ from: joined, to: '2025-01-01' })), opening / 100, balance / 100],
      ]);
      if (holds)
        out.row([
          ...[holds, account, `${first} ${last}`, faker.finance.creditCardIssuer()],
          ...[
            faker.finance.creditCardNumber(),
            '06/28',
            day(faker.date.between({ from: joined, to: '2025-01-01' })),
            'active',
          ],
        ]);
    }
  }
  return out.end();
}

/** Cells as lines, handed on in blocks. */
class Csv {
  #text = '';
  #rows = 0;
  #encoder = new TextEncoder();
  bytes = 0;

  row(cells) {
    this.#rows++;
    this.#text += `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
    if (this.#text.length > 65_536) this.#flush();
  }

  end() {
    this.#flush();
    return this.#rows;
  }

  #flush() {
    this.bytes += this.#encoder.encode(this.#text).length;
    this.#text = '';
  }
}

/** Into PostgreSQL, beside the same tables, keys and references by COPY from files that are there, which the server reads itself. */
async function compareLoad() {
  const server = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'specimen-ready-'));
  chmodSync(folder, 0o777); // the server may be another user
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    const { tables } = datasetTables(specimen.world, 'bank', { country: 'us', size, seed: 'bench' });
    const rows = tables.reduce((sum, { count }) => sum + count, 0);
    const load = targetFor(server.url);
    const ours = () => load(server.url, { tables, seed: 'bench', replace: true });
    await ours();
    const ready = await readyFiles(client, folder);
    const best = { ours: 0, ready: 0 };
    for (let turn = 0; turn < 3; turn++) {
      best.ours = Math.max(best.ours, rows / (await seconds(ours)));
      best.ready = Math.max(best.ready, rows / (await seconds(ready)));
    }
    print(`bank of ${thousands(size)} customers into PostgreSQL`, {
      specimen: { rows: thousands(rows), 'rows/s': thousands(best.ours) },
      'COPY from ready files': { rows: thousands(rows), 'rows/s': thousands(best.ready) },
      '% of COPY': { 'rows/s': round((100 * best.ours) / best.ready) },
    });
  } finally {
    await client.end();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Writes the tables that are there to files, and gives back what loads them into tables like those. */
async function readyFiles(client, folder) {
  const { rows: keys } = await client.query(
    'SELECT conrelid::regclass AS table, contype AS kind, pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE contype IN ($$p$$, $$f$$) AND connamespace = $$public$$::regnamespace ORDER BY contype DESC',
  );
  const file = (table) => `'${join(folder, table)}'`;
  for (const table of TABLES) await client.query(`COPY ${table} TO ${file(table)}`);
  return async () => {
    await client.query(
      'DROP SCHEMA IF EXISTS ready CASCADE; BEGIN; CREATE SCHEMA ready; SET LOCAL search_path = ready',
    );
    for (const table of TABLES) {
      await client.query(`CREATE TABLE ${table} (LIKE public.${table})`);
      await client.query(`COPY ${table} FROM ${file(table)} WITH (FREEZE)`);
    }
    for (const { table, text } of keys) await client.query(`ALTER TABLE ${table} ADD ${text}`);
    await client.query('COMMIT');
  };
}

async function seconds(work) {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

function day(date) {
  return date.toISOString().slice(0, 10);
}

if (process.argv[3] === 'alone') {
  specimenTables(size);
  console.log(process.resourceUsage().maxRSS / 1024);
} else {
  compare();
  await compareLoad();
}
