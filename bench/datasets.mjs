// The dataset `bank` as CSV beside a script that makes the same tables with @faker-js/faker: `npm run bench:datasets`, or
// `node bench/datasets.mjs 100000` for as many customers.
import { execFileSync } from 'node:child_process';
import { faker } from '@faker-js/faker';
import { specimen } from 'specimen-data';
import { blocksOf, datasetTables, Pump, tablesResult } from 'specimen-data/surface';
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

function day(date) {
  return date.toISOString().slice(0, 10);
}

if (process.argv[3] === 'alone') {
  specimenTables(size);
  console.log(process.resourceUsage().maxRSS / 1024);
} else compare();
