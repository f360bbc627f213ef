import initSqlJs, { type Database } from 'sql.js';
import { describe, expect, it } from 'vitest';
import { countries } from '../packages/engine/src/countries/index.ts';
import { departments } from '../packages/engine/src/data/departments.ts';
import { occupations } from '../packages/engine/src/data/occupations.ts';
import { waysToPay } from '../packages/engine/src/data/waysToPay.ts';
import {
  catalogue,
  type DatasetInfo,
  type DatasetOptions,
  type Definition,
  dataset,
  datasetStream,
  diagram,
  generate,
  Problem,
  specimen,
  validate,
} from '../packages/engine/src/index.ts';
import type { Country } from '../packages/engine/src/model.ts';
import { datasetTables } from '../packages/engine/src/operations/dataset.ts';
import { blocksOf, Pump } from '../packages/engine/src/operations/pump.ts';
import { valuesOf } from '../packages/engine/src/operations/rows.ts';
import { tablesResult } from '../packages/engine/src/operations/tables.ts';
import { broken } from './broken.ts';
import { isWorkingDay } from './workingDay.ts';

type Row = Record<string, unknown> & { readonly id: number };
type Tables = Record<string, Row[]>;

const NO_BYTES = new Uint8Array(0);
const decode = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const KEYS = ['bank', 'shop', 'payroll'];
const made = (which: string | Definition, options: DatasetOptions = {}) =>
  dataset(which, { seed: 'd', ...options }).tables as unknown as Tables;
const sum = (rows: readonly Row[], column: string) =>
  Math.round(rows.reduce((total, row) => total + (row[column] as number), 0) * 1000) / 1000;
const of = (rows: readonly Row[], column: string, id: number) => rows.filter((row) => row[column] === id);
const rounded = (number: number) => Math.round(number * 1000) / 1000;

/** Whether a payment in a currency was made on a working day of the country that pays in it. */
const working = ({ paid, currency }: Row) =>
  isWorkingDay(
    (
      countries.find(
        (country) => country.currency === currency && 'de us kw jp'.includes(country.code),
      ) as Country
    ).facts,
    paid,
  );

async function loaded(which: string | Definition, options: DatasetOptions): Promise<Database> {
  const database = new (await initSqlJs()).Database();
  database.run('PRAGMA foreign_keys = ON');
  let sql = '';
  for (const block of datasetStream(which, { seed: 'd', ...options, format: 'sql', dialect: 'sqlite' }))
    sql += Buffer.from(block).toString('latin1');
  database.run(Buffer.from(sql, 'latin1').toString());
  return database;
}

const first = (database: Database, sql: string) => database.exec(sql)[0]?.values[0]?.[0];

describe.each(KEYS)('%s', (key) => {
  it('has tables whose keys are unique and whose references exist, in every country', () => {
    for (const { code } of countries) {
      const tables = made(key, { country: code, size: 12 });
      const { tables: described } = catalogue.datasets().find((each) => each.key === key) as DatasetInfo;
      expect(Object.keys(tables)).toEqual(described.map(({ name }) => name));
      for (const { name, columns } of described) {
        const rows = tables[name] as Row[];
        expect(rows.length, name).toBeGreaterThan(0);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        for (const { name: column, ref } of columns) {
          if (!ref) continue;
          const [table, target] = ref.split('.') as [string, string];
          const known = new Set((tables[table] as Row[]).map((row) => row[target]));
          const refers = (row: Row) => row[column] === null || known.has(row[column] as never);
          expect(broken(rows, { refers }), `${code} ${name}.${column}`).toEqual([]);
        }
      }
    }
  });

  it('loads into a database with its constraints', async () => {
    const database = await loaded(key, { country: 'de:2,jp:1,ke:1', size: 40 });
    const tables = made(key, { country: 'de:2,jp:1,ke:1', size: 40 });
    for (const [name, rows] of Object.entries(tables))
      expect(first(database, `SELECT count(*) FROM ${name}`), name).toBe(rows.length);
    expect(database.exec('PRAGMA foreign_key_check')).toEqual([]);
  });

  it('has parts that are those of the whole, row by row and in any order', () => {
    const options = { country: 'de:3,fr:1', size: 60, seed: 'part' };
    const { tables, seed } = datasetTables(specimen.world, key, options);
    const again = datasetTables(specimen.world, key, options).tables;
    tables.forEach(({ source, count }, i) => {
      const whole = valuesOf({ source, seed, count, offset: 0 }) as unknown as Row[];
      const other = again[i] as (typeof again)[number];
      for (const offset of [count - 1, 0, Math.floor(count / 2), 7, Math.floor(count / 3)].filter(
        (at) => at < count,
      )) {
        const n = Math.min(5, count - offset);
        expect(valuesOf({ source: other.source, seed, count: n, offset })).toEqual(
          whole.slice(offset, offset + n),
        );
      }
    });
  });

  it('has the same cells as lines and as values', () => {
    const options = { country: 'de:1,jp:1', size: 40, seed: 'lines' };
    const { tables, seed } = datasetTables(specimen.world, key, options);
    for (const { name, source, count } of tables) {
      const values = valuesOf({ source, seed, count, offset: 0 }) as unknown as Row[];
      const cell = (value: unknown) => (value === null ? '' : String(value));
      const lines = values.map((row) => Object.values(row).map(cell).join('\t'));
      let written = '';
      for (const block of datasetStream(key, { ...options, table: name, format: 'tsv' }))
        written += Buffer.from(block).toString('latin1');
      expect(Buffer.from(written, 'latin1').toString()).toBe(
        `${[Object.keys(values[0] as Row).join('\t'), ...lines].join('\n')}\n`,
      );
    }
  });

  it('has the same cells while another format is written of the same tables', () => {
    const tables = datasetTables(specimen.world, key, { country: 'de:1,in:1', size: 20, seed: 'lines' });
    const blocks = (table: string, format: string) =>
      blocksOf(new Pump(tablesResult(tables, { table, format }).parts), 300);
    const text = (parts: Iterable<Uint8Array>) => Array.from(parts, (part) => decode(part)).join('');
    for (const { name } of tables.tables) {
      const alone = ['csv', 'tsv'].map((format) => text(blocks(name, format)));
      const lines = blocks(name, 'csv');
      const others = blocks(name, 'tsv');
      const together = ['', ''];
      for (const block of lines) {
        together[0] += decode(block);
        together[1] += decode(others.next().value ?? NO_BYTES);
      }
      together[1] += text(others);
      expect(together).toEqual(alone);
    }
  });

  it('keeps the first rows of its main table when it grows', () => {
    const { main } = catalogue.datasets().find((each) => each.key === key) as { main: string };
    const small = made(key, { country: 'pl', size: 10 })[main] as Row[];
    const large = made(key, { country: 'pl', size: 300 })[main] as Row[];
    expect(large.slice(0, 10)).toEqual(small);
  });

  it('is of the people whom the country has in those rows', () => {
    const people = generate('de.full', { n: 30, seed: 'd' }) as unknown as Record<string, string>[];
    const rows = (made(key, { country: 'de', size: 30 })[key === 'payroll' ? 'employees' : 'customers'] ??
      []) as Row[];
    const same = rows.filter((row, i) => row.name === people[i]?.name);
    // Who does not work is of another age, so of another given name.
    expect(same.length).toBeGreaterThanOrEqual(key === 'payroll' ? 15 : 30);
  });
});

describe('the bank', () => {
  const sizes = { country: 'de:2,ch:1,tn:1,jp:1', size: 80 };
  const tables = made('bank', sizes);
  const { customers, accounts, cards, transactions } = tables as unknown as {
    [name in 'customers' | 'accounts' | 'cards' | 'transactions']: Row[];
  };

  it('has the balance after each booking, and the last one in the account', () => {
    for (const account of accounts) {
      let balance = account.opening_balance as number;
      let last = account.opened as string;
      for (const booking of of(transactions, 'account_id', account.id)) {
        balance = rounded(balance + (booking.amount as number));
        expect(booking.balance).toBe(balance);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect((booking.booked as string) >= last).toBe(true);
        last = booking.booked as string;
      }
      expect(account.balance).toBe(balance);
    }
  });

  it('has days that follow each other', () => {
    for (const customer of customers) {
      expect((customer.born as string) < (customer.joined as string)).toBe(true);
      for (const account of of(accounts, 'customer_id', customer.id)) {
        expect((account.opened as string) >= (customer.joined as string)).toBe(true);
        for (const card of of(cards, 'account_id', account.id))
          expect((card.issued as string) >= (account.opened as string)).toBe(true);
      }
    }
    for (const { card_id, booked } of transactions) {
      if (card_id === null) continue;
      expect((cards[(card_id as number) - 1]?.issued as string) <= (booked as string)).toBe(true);
    }
  });

  it('has accounts and cards of the customer and their country, right in every digit', () => {
    for (const account of accounts) {
      const customer = customers[(account.customer_id as number) - 1] as Row;
      if (account.iban !== null) {
        expect((account.iban as string).slice(0, 2).toLowerCase()).toBe(customer.country);
        expect(validate({ value: account.iban, validator: 'iban' }).valid).toBe(true);
      }
    }
    for (const card of cards) {
      const account = accounts[(card.account_id as number) - 1] as Row;
      expect(card.holder).toBe((customers[(account.customer_id as number) - 1] as Row).name);
      expect(validate({ value: card.number, validator: 'luhn' }).valid).toBe(true);
    }
    expect(new Set(accounts.map((account) => `${account.bank} ${account.number}`)).size).toBe(
      accounts.length,
    );
    const [own] = accounts.filter((account) => account.customer_id === 1) as [Row];
    const country = customers[0]?.country as unknown as string;
    expect(own.number).toBe(generate(`${country}.account`, { seed: 'd' }));
  });

  it('pays at merchants of the customer’s country, and puts aside what the other account gets', () => {
    const merchants = tables.merchants as Row[];
    for (const { merchant_id, account_id } of transactions) {
      if (merchant_id === null) continue;
      const account = accounts[(account_id as number) - 1] as Row;
      const customer = customers[(account.customer_id as number) - 1] as Row;
      expect(merchants[(merchant_id as number) - 1]?.country).toBe(customer.country);
    }
    const orders = transactions.filter((booking) => booking.kind === 'standing_order');
    expect(orders.length).toBeGreaterThan(50);
    expect(sum(orders, 'amount')).toBe(0);
  });

  it.each(['de', 'br', 'in', 'ke', 'au', 'sg'])(
    'of %s pays at home nine in ten times, for much where that is paid',
    (country) => {
      const own = made('bank', { country, size: 60 }) as Record<
        'customers' | 'accounts' | 'merchants',
        Row[]
      > &
        Tables;
      const paid = (own.transactions as Row[]).filter(({ merchant_id }) => merchant_id !== null);
      const customerOf = ({ account_id }: Row) =>
        own.customers[
          (own.accounts[(account_id as number) - 1]?.customer_id as unknown as number) - 1
        ] as Row;
      const merchantOf = ({ merchant_id }: Row) => own.merchants[(merchant_id as number) - 1] as Row;
      const home = paid.filter((each) => merchantOf(each).city === customerOf(each).city);
      expect(paid.length).toBeGreaterThan(1000);
      expect(home.length / paid.length).toBeGreaterThan(0.87);
      expect(home.length / paid.length).toBeLessThan(0.97);
      expect(new Set(own.merchants.map(({ city }) => city))).toEqual(
        new Set(specimen.world.countries.get(country)?.places.map(({ city }) => city.text)),
      );
      if (country !== 'de') return;
      const at = (names: RegExp) =>
        paid
          .filter((each) => each.kind !== 'refund' && names.test(merchantOf(each).name as string))
          .map(({ amount }) => -(amount as number));
      expect(Math.max(...at(/^(Café|Bäckerei|Metzgerei|Blumen|Lebensmittel) /))).toBeLessThanOrEqual(80);
      expect(Math.min(...at(/^(Reisebüro|Möbelhaus|Autohaus|Juwelier) /))).toBeGreaterThan(40);
    },
  );

  it('pays rent and power to firms of the customer’s city', () => {
    const own = made('bank', { country: 'de', size: 200 }) as Record<string, Row[]>;
    const { places } = specimen.world.countries.get('de') as Country;
    const cities = places.map(({ city }) => city.text);
    const named = (own.transactions as Row[])
      .filter(({ kind }) => ['rent', 'service_charge', 'utilities'].includes(kind as string))
      .map(({ account_id, counterparty }) => ({
        lives:
          own.customers?.[(own.accounts?.[(account_id as number) - 1]?.customer_id as unknown as number) - 1]
            ?.city,
        named: cities.find((city) => (counterparty as string).split(' ').includes(city)),
      }))
      .filter((each) => each.named !== undefined);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((each) => each.named !== (each.lives as unknown))).toEqual([]);
  });

  it('refunds a purchase of the account once, later, at the same merchant, and no more than was paid', () => {
    const refunded = new Set<unknown>();
    for (const booking of transactions) {
      expect(booking.kind === 'refund', `${booking.id}`).toBe(booking.refund_of !== null);
      if (booking.refund_of === null) continue;
      const paid = transactions[(booking.refund_of as number) - 1] as Row;
      expect(['card', 'direct_debit', 'wallet']).toContain(paid.kind);
      for (const same of ['account_id', 'merchant_id', 'card_id', 'counterparty'])
        expect(booking[same]).toBe(paid[same]);
      expect((booking.booked as string) > (paid.booked as string)).toBe(true);
      expect(booking.amount).toBeGreaterThan(0);
      expect(booking.amount).toBeLessThanOrEqual(-(paid.amount as number));
      expect(refunded.has(paid.id)).toBe(false);
      refunded.add(paid.id);
    }
    expect(refunded.size).toBeGreaterThan(10);
    const amounts = transactions.filter(({ refund_of }) => refund_of !== null);
    const whole = amounts.filter(
      ({ refund_of, amount }) => transactions[(refund_of as number) - 1]?.amount === -(amount as number),
    );
    expect(whole.length).toBeLessThan(amounts.length);
  });

  it('pays and is paid by the same ones all year', () => {
    for (const account of accounts)
      for (const kind of [
        'salary',
        'pension',
        'grant',
        'rent',
        'mortgage',
        'service_charge',
        'utilities',
        'standing_order',
        'interest',
      ]) {
        const bookings = of(transactions, 'account_id', account.id).filter((each) => each.kind === kind);
        const parties = new Set(bookings.map(({ counterparty }) => counterparty));
        expect(parties.size).toBeLessThanOrEqual(1);
        expect(parties.has(null)).toBe(false);
      }
  });

  it('runs a standing order each month for the same amount, on its day or the working day after', () => {
    for (const account of accounts) {
      const orders = of(transactions, 'account_id', account.id).filter(
        ({ kind }) => kind === 'standing_order',
      );
      expect(new Set(orders.map(({ amount }) => amount)).size).toBeLessThanOrEqual(1);
      const months = orders.map(({ booked }) => (booked as string).slice(0, 7));
      expect(new Set(months).size).toBe(orders.length);
      const dates = orders.map(({ booked }) => Number((booked as string).slice(8)));
      // A weekend and holidays behind it move an order by a few days.
      expect(Math.max(0, ...dates) - Math.min(31, ...dates)).toBeLessThanOrEqual(8);
    }
  });

  it('keeps balances above nothing without touching it', () => {
    expect(transactions.filter(({ balance }) => balance === 0)).toEqual([]);
  });

  it('adds up in SQL', async () => {
    const database = await loaded('bank', sizes);
    const wrong = `SELECT count(*) FROM accounts a WHERE abs(a.balance - a.opening_balance -
      coalesce((SELECT sum(amount) FROM transactions t WHERE t.account_id = a.id), 0)) > 0.0001`;
    expect(first(database, wrong)).toBe(0);
  });
});

/** Bookings that banks make among each other, and what the country pays of wages. */
describe.each([
  ['de', /-(1[345]|2[4-9]|3[01])$/, 1],
  ['us', /-(1[345]|2[89]|3[01])$/, 2],
  ['jp', /-2[345]$/, 1],
  ['br', /-(0[5-9]|1[01]|2[89]|3[01])$/, 1],
  ['kw', /-2[2345]$/, 1],
  ['in', /-(0[1234]|2[89]|3[01])$/, 1],
  ['ng', /-2[3-8]$/, 1],
])('the bank of %s', (country, paydays, times) => {
  const { customers, accounts, transactions } = made('bank', { country, size: 60 }) as Record<string, Row[]>;
  const salaries = (transactions as Row[]).filter(({ kind }) => kind === 'salary');
  const { facts } = specimen.world.countries.get(country) as Country;

  it('pays wages on the days of the country, less what is kept back', () => {
    expect(salaries.length).toBeGreaterThan(100);
    for (const { booked } of salaries) expect(booked).toMatch(paydays);
    const own = of(salaries, 'account_id', (salaries[0] as Row).account_id as number);
    const months = new Set(own.map(({ booked }) => (booked as string).slice(0, 7)));
    expect(own.length).toBe(times * months.size);
    for (const { account_id, amount } of salaries) {
      const account = (accounts as Row[])[(account_id as number) - 1] as Row;
      const { income } = (customers as Row[])[(account.customer_id as number) - 1] as Row;
      expect(amount).toBeLessThanOrEqual((income as number) / times + 0.01);
      expect(amount).toBeGreaterThan((income as number) / times / 2);
    }
  });

  it('books what banks clear on working days, and what has no card as direct debits', () => {
    const cleared = (transactions as Row[]).filter(({ kind }) =>
      [
        'salary',
        'rent',
        'mortgage',
        'service_charge',
        'utilities',
        'standing_order',
        'direct_debit',
      ].includes(kind as string),
    );
    const debits = cleared.filter(({ kind }) => kind === 'direct_debit');
    expect(debits.length).toBeGreaterThan(10);
    expect(debits.filter(({ card_id }) => card_id !== null)).toEqual([]);
    expect(broken(cleared, { working: ({ booked }) => isWorkingDay(facts, booked) })).toEqual([]);
    const byCard = (transactions as Row[]).filter(({ kind }) => kind === 'card');
    expect(byCard.filter(({ card_id }) => card_id === null)).toEqual([]);
  });
});

/** How many of a hundred customers rent, and pay off a loan; how many purchases are made from wallets. */
it.each([
  ['de', [45, 70], [8, 30], [0, 0]],
  ['ro', [2, 40], [0, 8], [0, 0]],
  ['no', [20, 50], [30, 60], [0, 0]],
  ['ke', [45, 80], [0, 5], [83, 91]],
  ['in', [13, 50], [0, 10], [60, 70]],
])('customers of %s rent, owe and pay by wallet as people there do', (country, renting, owing, wallets) => {
  const { transactions } = made('bank', { country, size: 300 }) as Record<string, Row[]>;
  const by = (kind: string) => (transactions as Row[]).filter((each) => each.kind === kind);
  const accounts = (kind: string) => new Set(by(kind).map(({ account_id }) => account_id)).size;
  const homes = ['rent', 'mortgage', 'service_charge'].map(accounts);
  const all = homes.reduce((sum, some) => sum + some);
  const purchases = ['wallet', 'card', 'direct_debit'].map((kind) => by(kind).length);
  const share = (part = 0, whole: number) => Math.round((100 * part) / whole);
  const shares = [
    share(homes[0], all),
    share(homes[1], all),
    share(
      purchases[0],
      purchases.reduce((sum, some) => sum + some),
    ),
  ];
  const within = [renting, owing, wallets].map(
    ([from = 0, to = 0], i) => (shares[i] as number) >= from && (shares[i] as number) <= to,
  );
  expect(within, String(shares)).toEqual([true, true, true]);
  expect(by('wallet').filter(({ card_id }) => card_id !== null)).toEqual([]);
});

describe('the shop', () => {
  const tables = made('shop', { country: 'de:2,us:1,kw:1', size: 120 });
  const rows = (name: string) => tables[name] as Row[];

  it('gives back what was paid or a part of it, later, where the order says so', () => {
    const statuses = new Set<unknown>();
    for (const order of rows('orders')) {
      const payments = of(rows('payments'), 'order_id', order.id);
      const back = sum(payments, 'refunded');
      statuses.add(order.status);
      if (order.status === 'refunded') expect(back).toBe(order.total);
      else if (order.status === 'partly_refunded') {
        const items = of(rows('order_items'), 'order_id', order.id).map(({ amount }) => amount);
        expect(items).toContain(back);
        expect(back).toBeLessThan(order.total as number);
      } else expect(back).toBe(0);
      for (const payment of payments) {
        expect(payment.refunded).toBeLessThanOrEqual(payment.amount as number);
        expect(payment.refunded_on !== null).toBe((payment.refunded as number) > 0);
        if (payment.refunded_on !== null)
          expect((payment.refunded_on as string) > (payment.paid as string)).toBe(true);
      }
    }
    expect([...statuses]).toEqual(expect.arrayContaining(['refunded', 'partly_refunded', 'delivered']));
  });

  it('has transfers on working days', () => {
    const transfers = rows('payments').filter(({ method }) => method === 'transfer');
    expect(transfers.length).toBeGreaterThan(10);
    expect(broken(transfers, { working })).toEqual([]);
  });

  it('has totals that are the sums of the items, and payments that pay them', () => {
    const products = rows('products');
    for (const order of rows('orders')) {
      const items = of(rows('order_items'), 'order_id', order.id);
      expect(items).toHaveLength(order.items as number);
      expect(sum(items, 'amount')).toBe(order.total);
      expect(new Set(items.map((item) => item.product_id)).size).toBe(items.length);
      for (const item of items) {
        expect(item.unit_price).toBe(products[(item.product_id as number) - 1]?.price);
        expect(item.amount).toBe(rounded((item.unit_price as number) * (item.quantity as number)));
      }
      const payments = of(rows('payments'), 'order_id', order.id);
      if (payments.length > 0) expect(sum(payments, 'amount')).toBe(order.total);
      expect(payments.length > 0).toBe(!['pending', 'cancelled'].includes(order.status as string));
    }
  });

  it('has days that follow each other, addresses of the customer and products of their country', () => {
    for (const order of rows('orders')) {
      const customer = rows('customers')[(order.customer_id as number) - 1] as Row;
      expect((order.ordered as string) >= (customer.joined as string)).toBe(true);
      expect(rows('addresses')[(order.address_id as number) - 1]?.customer_id).toBe(customer.id);
      for (const item of of(rows('order_items'), 'order_id', order.id))
        expect(rows('products')[(item.product_id as number) - 1]?.country).toBe(customer.country);
      for (const payment of of(rows('payments'), 'order_id', order.id)) {
        expect((payment.paid as string) >= (order.ordered as string)).toBe(true);
        expect(payment.amount).toBeGreaterThan(0);
      }
    }
  });

  it('has the tax of the country', () => {
    const rates = new Set(rows('products').map((product) => `${product.country} ${product.vat_rate}`));
    expect([...rates].sort()).toEqual(['de 19', 'de 7', 'kw 0', 'us 0']);
  });
});

it.each([
  ['de', (price: number, rate: number) => (price * rate) / (100 + rate)],
  ['br', (price: number, rate: number) => (price * rate) / 100],
])('the shop of %s has in an order the tax that its prices hold', (country, taxOf) => {
  const { products = [], orders = [], order_items = [] } = made('shop', { country, size: 40 });
  expect(new Set(products.map(({ vat_rate }) => vat_rate)).size).toBe(2);
  for (const order of orders) {
    const taxes = of(order_items, 'order_id', order.id).map(({ product_id, amount }) =>
      taxOf(amount as number, products[(product_id as number) - 1]?.vat_rate as unknown as number),
    );
    const tax = taxes.reduce((all, each) => all + each, 0);
    expect(Math.abs((order.vat as number) - tax)).toBeLessThanOrEqual(0.005 * taxes.length + 1e-9);
  }
});

it.each([
  ['cn', 'wallet', 0.86],
  ['ke', 'wallet', 0.87],
  ['in', 'wallet', 0.65],
  ['nl', 'transfer', 0.7],
  ['br', 'transfer', 0.4],
  ['us', 'card', 0.56],
])('the shop of %s is paid by %s as often as there', (country, method, share) => {
  const { payments = [] } = made('shop', { country, size: 300 });
  const paid = payments.filter((payment) => payment.method !== 'gift_card');
  expect(paid.length).toBeGreaterThan(300);
  const by = paid.filter((payment) => payment.method === method);
  expect(Math.abs(by.length / paid.length - share)).toBeLessThan(0.08);
});

it('pays shops in three ways that make a hundred, each in use, in every country', () => {
  for (const { code } of countries) {
    const { card, wallet } = waysToPay(code);
    expect([card > 0, wallet > 0, card + wallet < 100], code).toEqual([true, true, true]);
  }
});

describe('the payroll', () => {
  const tables = made('payroll', { country: 'de:2,us:1,jp:1,kw:1', size: 80 });
  const rows = (name: string) => tables[name] as Row[];

  it('has net pay that is gross less deductions, under the contract of the month', () => {
    for (const slip of rows('payslips')) {
      expect(rounded((slip.gross as number) - (slip.deductions as number))).toBe(slip.net);
      const contract = rows('contracts')[(slip.contract_id as number) - 1] as Row;
      expect(contract.employee_id).toBe(slip.employee_id);
      expect(slip.gross).toBe(contract.salary);
      expect((contract.started as string) <= `${slip.month}-31`).toBe(true);
    }
  });

  it('is paid on working days of the country', () => {
    expect(broken(rows('payslips'), { working })).toEqual([]);
    const ofJapan = rows('payslips').filter(({ currency }) => currency === 'JPY');
    for (const { paid } of ofJapan) expect(paid).toMatch(/-2[345]$/);
  });

  it.each(['cz', 'hr', 'ro', 'lt', 'br', 'is', 'hu', 'si', 'kr', 'de', 'us'])(
    'of %s pays nobody before the month was earned, and all on one day, in a whole year',
    (country) => {
      for (const seed of ['p', 'q', 'r']) {
        const { payslips = [] } = made('payroll', { country, size: 30, seed });
        const paid = new Map(payslips.map((slip) => [slip.month, slip.paid as string]));
        for (const slip of payslips) {
          expect(slip.paid).toBe(paid.get(slip.month));
          expect((slip.paid as string) >= `${slip.month}-16`, `${slip.month} ${slip.paid}`).toBe(true);
        }
        expect(new Set([...paid.values()].map((day) => day.slice(0, 7))).size).toBe(12);
      }
    },
  );

  it.each(['de', 'us', 'br', 'in', 'ae', 'kw', 'ua'])(
    'of %s has people in the departments of their work',
    (country) => {
      const { employees = [], contracts = [] } = made('payroll', { country, size: 400 });
      const { work } = specimen.world.countries.get(country) as Country;
      const titlesOf = (name: unknown) =>
        occupations()
          .filter(({ key }) => departments.find((each) => each.name === name)?.occupations.includes(key))
          .flatMap((occupation) =>
            (['male', 'female'] as const).map(
              (sex) => work.title({ stage: 'work', occupation, income: 0 }, sex).text,
            ),
          );
      for (const { id, name } of rows('departments')) {
        const titles = new Set<unknown>(titlesOf(name));
        const own = new Set(of(employees, 'department_id', id).map((employee) => employee.id));
        const held = contracts.filter((contract) => own.has(contract.employee_id as number));
        expect(own.size, `${name}`).toBeGreaterThan(0);
        expect(held.filter(({ title }) => !titles.has(title))).toEqual([]);
        expect(new Set(held.map(({ title }) => title)).size).toBeGreaterThan(1);
      }
    },
  );

  it('has departments of occupations that there are', () => {
    const known = new Set(occupations().map(({ key }) => key));
    for (const { occupations: own } of departments) expect(own.filter((key) => !known.has(key))).toEqual([]);
  });

  it('has days that follow each other, and one contract at a time', () => {
    for (const employee of rows('employees')) {
      expect(
        Number((employee.hired as string).slice(0, 4)) - Number((employee.born as string).slice(0, 4)),
      ).toBeGreaterThanOrEqual(18);
      const contracts = of(rows('contracts'), 'employee_id', employee.id);
      expect(contracts[0]?.started).toBe(employee.hired);
      contracts.forEach((contract, i) => {
        const next = contracts[i + 1];
        if (!next) {
          expect(contract.ended).toBeNull();
          return;
        }
        expect((contract.ended as string) < (next.started as string)).toBe(true);
        expect(contract.salary as number).toBeLessThanOrEqual(next.salary as number);
      });
    }
  });
});

const OWN: Definition = {
  seed: 'own',
  tables: [
    {
      name: 'visits',
      of: 'patients',
      per: '0-4',
      fields: [
        { name: 'id', type: 'uuid' },
        { name: 'patient_id', type: 'patients.id' },
        { name: 'patient', type: 'patients.name' },
        { name: 'clinic_id', type: 'clinics.id' },
        { name: 'city', type: 'clinics.city' },
        { name: 'fee', type: 'float:0,200,2', blank: 0.1 },
      ],
    },
    {
      name: 'notes',
      of: 'visits',
      per: 2,
      fields: [
        { name: 'no', type: 'sequence' },
        { name: 'visit', type: 'visits.id' },
        { name: 'patient', type: 'patients.id' },
        { name: 'text', type: 'sentence' },
      ],
    },
    {
      name: 'patients',
      rows: 50,
      fields: [
        { name: 'id', type: 'int:1,1000' },
        { name: 'name', type: 'de.name' },
        { name: 'visits', type: 'count:visits' },
        { name: 'paid', type: 'sum:visits.fee' },
      ],
    },
    {
      name: 'clinics',
      rows: 5,
      key: 'code',
      fields: [
        { name: 'city', type: 'de.city' },
        { name: 'id', type: 'clinics_ids.id' },
        { name: 'code', pattern: 'C-####' },
      ],
    },
    { name: 'clinics_ids', rows: 3, fields: [{ name: 'id', type: 'sequence:10,10' }] },
  ],
};

describe('own tables', () => {
  const tables = made(OWN, { seed: undefined });
  const rows = (name: string) => tables[name] as Row[];

  it('stand after those they refer to', () => {
    expect(Object.keys(tables)).toEqual(['patients', 'clinics_ids', 'clinics', 'visits', 'notes']);
  });

  it('have references that exist, columns of the row referred to, sums and counts', () => {
    expect(new Set(rows('patients').map(({ id }) => id)).size).toBe(50);
    for (const patient of rows('patients')) {
      const visits = of(rows('visits'), 'patient_id', patient.id);
      expect(visits).toHaveLength(patient.visits as number);
      expect(sum(visits, 'fee')).toBe(patient.paid);
      for (const visit of visits) {
        expect(visit.patient).toBe(patient.name);
        const clinic = rows('clinics').filter(
          (each) => each.city === visit.city && each.id === visit.clinic_id,
        );
        expect(clinic.length).toBeGreaterThan(0);
      }
    }
    const byId = new Map(rows('visits').map((visit) => [visit.id as unknown, visit]));
    for (const note of rows('notes')) expect(byId.get(note.visit)?.patient_id).toBe(note.patient);
    expect(rows('notes')).toHaveLength(2 * rows('visits').length);
  });

  it('load into a database', async () => {
    const database = await loaded(OWN, { seed: undefined });
    expect(first(database, 'SELECT count(*) FROM visits')).toBe(rows('visits').length);
    expect(() => database.run(`INSERT INTO notes VALUES (100000, 'none', 1, 'x')`)).toThrow('FOREIGN KEY');
    expect(() => database.run(`INSERT INTO clinics SELECT * FROM clinics`)).toThrow('UNIQUE');
  });

  const table = (more: object) => ({
    name: 't',
    rows: 2,
    fields: [{ name: 'id', type: 'sequence' }],
    ...more,
  });
  it.each([
    ['no tables', { tables: [] }, /at least one table/],
    ['a property that is none', { tables: [table({ row: 3 })] }, /did you mean "rows"/],
    ['a name of a country', { tables: [table({ name: 'de' })] }, /country or a type/],
    ['a name of a type', { tables: [table({ name: 'uuid' })] }, /country or a type/],
    ['rows and a parent', { tables: [table({ of: 't', per: 2 })] }, /either rows, or of and per/],
    ['neither', { tables: [table({ rows: undefined })] }, /either rows, or of and per/],
    ['two of a name', { tables: [table({}), table({})] }, /names must differ/],
    ['an unknown parent', { tables: [table({ rows: undefined, of: 'u', per: 1 })] }, /unknown table "u"/],
    [
      'an unknown column',
      { tables: [table({}), table({ name: 'u', fields: [{ type: 't.ix' }] })] },
      /did you mean "id"/,
    ],
    [
      'a table with a slip in it',
      { tables: [table({ name: 'customers' }), table({ name: 'u', fields: [{ type: 'custmers.id' }] })] },
      /unknown table "custmers"; did you mean "customers"/,
    ],
    [
      'a country with a slip in it',
      { tables: [table({ fields: [{ type: 'uk.name' }] }), table({ name: 'ok' })] },
      /unknown country "uk"; did you mean "gb"/,
    ],
    ['a key that is no column', { tables: [table({ key: 'x' })] }, /no column "x"/],
    [
      'a key that repeats',
      { tables: [table({ key: 'b', fields: [{ name: 'b', type: 'bool' }] })] },
      /cannot be the key/,
    ],
    [
      'tables in a circle',
      {
        tables: [
          table({ fields: [{ name: 'a', type: 'u.b' }] }),
          table({ name: 'u', fields: [{ name: 'b', type: 't.a' }] }),
        ],
      },
      /circle/,
    ],
    [
      'columns in a circle',
      {
        tables: [
          table({ fields: [{ name: 's', type: 'sum:c.x' }] }),
          table({ name: 'c', rows: undefined, of: 't', per: 2, fields: [{ name: 'x', type: 't.s' }] }),
        ],
      },
      /circle/,
    ],
    [
      'a circle in an object',
      { tables: [table({ fields: [{ name: 'a', fields: [{ name: 'b', type: 't.a' }] }] })] },
      /circle/,
    ],
    ['a circle in itself', { tables: [table({ fields: [{ name: 'a', type: 't.a' }] })] }, /circle/],
    [
      'a sum of what is not its own',
      { tables: [table({ fields: [{ name: 's', type: 'sum:u.id' }] }), table({ name: 'u' })] },
      /is not of/,
    ],
    [
      'a sum of texts',
      {
        tables: [
          table({ fields: [{ name: 's', type: 'sum:c.x' }] }),
          table({ name: 'c', rows: undefined, of: 't', per: 2, fields: [{ name: 'x', type: 'uuid' }] }),
        ],
      },
      /no number/,
    ],
  ])('refuse %s', (_, definition, message) => {
    expect(() => dataset(definition as never)).toThrow(Problem);
    expect(() => dataset(definition as never)).toThrow(message);
  });
});

it('draws the tables and their references', () => {
  const text = diagram('bank');
  expect(text).toMatch(/^erDiagram\n/);
  expect(text).toContain('customers ||--o{ accounts : "customer_id"');
  expect(text).toContain('integer id PK');
  const picture = diagram('shop', 'svg');
  expect(picture).toMatch(/^<svg [^>]*role="img"/);
  for (const name of ['customers', 'order_items']) expect(picture).toContain(`>${name}</text>`);
  expect(picture.match(/<path d="M/g)?.length).toBeGreaterThan(8);
});

describe.each([
  ['bg', '2026-01-01'],
  ['hr', '2023-01-01'],
])('in %s, where the euro came on %s', (country, since) => {
  it.each([
    ['bank', 'transactions', 'booked'],
    ['shop', 'orders', 'ordered'],
    ['shop', 'payments', 'paid'],
    ['payroll', 'payslips', 'paid'],
  ])('the %s has %s in euros since there are some', (key, table, column) => {
    const rows = made(key, { country, size: 60 })[table] as Row[];
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => String(row[column]) < since)).toEqual([]);
  });

  it('the payroll has contracts in euros that ended since there are some, and pays by them', () => {
    const { contracts = [], payslips = [] } = made('payroll', { country, size: 60 });
    const ended = contracts.filter((contract) => contract.ended !== null);
    expect(ended.length).toBeGreaterThan(10);
    expect(ended.filter((contract) => String(contract.ended) < since)).toEqual([]);
    expect(
      contracts.filter(({ started, ended }) => ended !== null && String(ended) < String(started)),
    ).toEqual([]);
    for (const { gross, contract_id } of payslips)
      expect(gross).toBe(contracts[(contract_id as number) - 1]?.salary);
  });
});
