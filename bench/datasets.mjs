// The dataset `bank` as CSV beside a script that makes the same tables with @faker-js/faker, and into PostgreSQL beside COPY
// from ready files: `npm run bench:datasets`, or `node bench/datasets.mjs 5000` for as many customers.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faker } from '@faker-js/faker';
import { targetFor } from '@specimen/database';
import pg from 'pg';
import { specimen } from 'specimen-data';
import { blocksOf, datasetTables, Pump, tablesResult } from 'specimen-data/internal';
import { startPostgres } from '../scripts/postgres.mjs';
import { print, round, thousands } from './measure.mjs';

const size = Number(process.argv[2] ?? 100_000);
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
  const part = Math.ceil(size / 4);
  print('peak memory, MiB', { [part]: memory(part), [size]: memory(size) });
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
  const options = { country: 'us', size: customers, seed: 'bench' };
  let rows = 0;
  let bytes = 0;
  for (const table of TABLES) {
    const tables = datasetTables(specimen.world, 'bank', { ...options, table });
    const made = tablesResult(tables, { table, format: 'csv' });
    for (const block of blocksOf(new Pump(made.parts))) bytes += block.length;
    rows += made.rows;
  }
  return bytes > 0 ? rows : 0;
}

/** Monthly bookings beside card payments: kind, day, share of the income, counterparty. */
const MONTHLY = [
  { kind: 'rent', day: 1, from: 0.25, to: 0.4, party: 'landlord' },
  { kind: 'utilities', day: 15, from: 0.04, to: 0.08, party: 'supplier' },
  { kind: 'cash', day: 8, from: 0.05, to: 0.3 },
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
  const next = { account: 1, card: 1, booking: 1 };
  for (let customer = 1; customer <= customers; customer++) {
    const sex = faker.person.sexType();
    const [first, last] = [faker.person.firstName(sex), faker.person.lastName()];
    const name = `${first} ${last}`;
    const joined = faker.date.past({ years: 20, refDate: '2024-12-31' });
    const income = faker.number.int({ min: 1500, max: 9000 });
    out.row([
      ...[customer, name, sex, day(faker.date.birthdate())],
      ...[faker.string.numeric(9), faker.internet.email({ firstName: first, lastName: last })],
      ...[faker.phone.number(), faker.location.streetAddress({ useFullAddress: true })],
      ...[faker.location.city(), 'us', faker.person.jobTitle(), income, day(joined)],
    ]);
    const accounts = faker.helpers.weightedArrayElement([
      { value: 1, weight: 45 },
      { value: 2, weight: 47 },
      { value: 3, weight: 8 },
    ]);
    const saved = Math.round(faker.number.float({ min: 0.05, max: 0.2 }) * income) * 100;
    for (let which = 0; which < accounts; which++) {
      const account = next.account++;
      const card = which === 0 ? next.card++ : undefined;
      const bookings =
        which === 0
          ? yearOfPaying({ income, card, merchants, saved: accounts > 1 ? saved : 0, name })
          : yearOfSaving({ saved: which === 1 ? saved : 0, name });
      const opening = faker.number.int({ min: 50_000, max: 900_000 });
      let balance = opening;
      for (const booking of bookings) booking.id = next.booking++;
      for (const { id, booked, kind, party, merchant, refunds, amount } of bookings) {
        balance += amount;
        out.row([
          ...[id, account, day(booked), kind, party ?? '', merchant ?? '', merchant ? card : ''],
          ...[refunds?.id ?? '', amount / 100, balance / 100],
        ]);
      }
      out.row([
        ...[account, customer, ['checking', 'savings', 'deposit'][which], faker.company.name()],
        ...[faker.finance.bic(), faker.finance.accountNumber(), '', 'USD'],
        ...[day(faker.date.between({ from: joined, to: '2025-01-01' })), opening / 100, balance / 100],
      ]);
      if (card)
        out.row([
          ...[card, account, name, faker.finance.creditCardIssuer(), faker.finance.creditCardNumber()],
          ...['06/28', day(faker.date.between({ from: joined, to: '2025-01-01' })), 'active'],
        ]);
    }
  }
  return out.end();
}

/** Income, what is paid each month, card payments and refunds of them, in the order of their days. */
function yearOfPaying({ income, merchants, saved, name }) {
  const parties = { landlord: faker.company.name(), supplier: faker.company.name() };
  const employer = faker.company.name();
  const cards = faker.number.int({ min: 1, max: 5 });
  const bookings = [];
  let paid;
  for (let month = 0; month < 12; month++) {
    const on = (date) => new Date(Date.UTC(2025, month, date));
    for (const date of [15, 28])
      bookings.push({ booked: on(date), kind: 'salary', party: employer, amount: income * 50 });
    for (const { kind, day: date, from, to, party } of MONTHLY) {
      const amount = -Math.round(faker.number.float({ min: from, max: to }) * income * 100);
      bookings.push({ booked: on(date), kind, party: parties[party], amount });
    }
    if (saved) bookings.push({ booked: on(5), kind: 'standing_order', party: name, amount: -saved });
    for (let i = 0; i < cards; i++) {
      const booked = on(faker.number.int({ min: 1, max: 28 }));
      if (paid && paid.booked < booked && faker.number.int(99) < 2) {
        const { party, merchant, amount } = paid;
        bookings.push({ booked, kind: 'refund', party, merchant, refunds: paid, amount: -amount });
        paid = undefined;
        continue;
      }
      const { id: merchant, name: party } = faker.helpers.arrayElement(merchants);
      const amount = -Math.round(Number(faker.finance.amount({ min: 1, max: income / 8 })) * 100);
      paid = { booked, kind: 'card', party, merchant, amount };
      bookings.push(paid);
    }
  }
  return bookings.sort((one, other) => one.booked - other.booked);
}

function yearOfSaving({ saved, name }) {
  const orders = saved ? Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 5))) : [];
  return [
    ...orders.map((booked) => ({ booked, kind: 'standing_order', party: name, amount: saved })),
    {
      booked: new Date(Date.UTC(2025, 11, 31)),
      kind: 'interest',
      party: faker.company.name(),
      amount: faker.number.int({ min: 500, max: 30_000 }),
    },
  ];
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
