import { describe, expect, it } from 'vitest';
import { generate, specimen, validate } from '../../packages/engine/src/index.ts';
import type { Country } from '../../packages/engine/src/model.ts';
import {
  firstValue,
  generateTables,
  loadIntoSqlite,
  type Row,
  rowsReferringTo,
  sum,
  type Tables,
  toSmallestUnit,
} from '../support/datasetTables.ts';
import { violations } from '../support/violations.ts';
import { isWorkingDay } from '../support/workingDay.ts';

describe('the bank', () => {
  const sizes = { country: 'de:2,ch:1,tn:1,jp:1', size: 80 };
  const tables = generateTables('bank', sizes);
  const { customers, accounts, cards, transactions } = tables as unknown as {
    [name in 'customers' | 'accounts' | 'cards' | 'transactions']: Row[];
  };

  it('has the balance after each booking, and the last one in the account', () => {
    for (const account of accounts) {
      let balance = account.opening_balance as number;
      let last = account.opened as string;
      for (const booking of rowsReferringTo(transactions, 'account_id', account.id)) {
        balance = toSmallestUnit(balance + (booking.amount as number));
        expect(booking.balance).toBe(balance);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect((booking.booked as string) >= last).toBe(true);
        last = booking.booked as string;
      }
      expect(account.balance).toBe(balance);
    }
  });

  it.each(['cl', 'de', 'jp', 'us'])('has a number of its own for every account of %s', (country) => {
    const numbers = (generateTables('bank', { country, size: 80 }).accounts as Row[]).map(
      ({ number }) => number,
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has days that follow each other', () => {
    for (const customer of customers) {
      expect((customer.born as string) < (customer.joined as string)).toBe(true);
      for (const account of rowsReferringTo(accounts, 'customer_id', customer.id)) {
        expect((account.opened as string) >= (customer.joined as string)).toBe(true);
        for (const card of rowsReferringTo(cards, 'account_id', account.id))
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
    expect(own.bank).toBe(generate(`${country}.bank`, { seed: 'd' }));
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
      const own = generateTables('bank', { country, size: 60 }) as Record<
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
      const little = at(/^(Café|Bäckerei|Metzgerei|Blumen|Lebensmittel) /);
      expect(violations(little, { little: (amount) => amount <= 80 })).toEqual([]);
      const much = at(/^(Reisebüro|Möbelhaus|Autohaus|Juwelier) /);
      expect(violations(much, { much: (amount) => amount > 40 })).toEqual([]);
    },
  );

  it('pays rent and power to firms of the customer’s city', () => {
    const own = generateTables('bank', { country: 'de', size: 200 }) as Record<string, Row[]>;
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
      const bookings = transactions.filter((each) => each.kind === kind);
      expect(bookings.length, kind).toBeGreaterThan(0);
      for (const account of accounts) {
        const parties = new Set(
          rowsReferringTo(bookings, 'account_id', account.id).map((each) => each.counterparty),
        );
        expect(parties.size, kind).toBeLessThanOrEqual(1);
        expect(parties.has(null)).toBe(false);
      }
    }
  });

  it('runs a standing order each month for the same amount, on its day or the working day after', () => {
    for (const account of accounts) {
      const orders = rowsReferringTo(transactions, 'account_id', account.id).filter(
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
    const database = await loadIntoSqlite('bank', sizes);
    const wrong = `SELECT count(*) FROM accounts a WHERE abs(a.balance - a.opening_balance -
      coalesce((SELECT sum(amount) FROM transactions t WHERE t.account_id = a.id), 0)) > 0.0001`;
    expect(firstValue(database, wrong)).toBe(0);
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
  const { customers, accounts, transactions } = generateTables('bank', { country, size: 60 }) as Record<
    string,
    Row[]
  >;
  const salaries = (transactions as Row[]).filter(({ kind }) => kind === 'salary');
  const home = specimen.world.countries.get(country) as Country;

  it('pays wages on the days of the country, less what is kept back', () => {
    expect(salaries.length).toBeGreaterThan(100);
    for (const { booked } of salaries) expect(booked).toMatch(paydays);
    const own = rowsReferringTo(salaries, 'account_id', (salaries[0] as Row).account_id as number);
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
    expect(violations(cleared, { working: ({ booked }) => isWorkingDay(home, booked) })).toEqual([]);
    const byCard = (transactions as Row[]).filter(({ kind }) => kind === 'card');
    expect(byCard.filter(({ card_id }) => card_id === null)).toEqual([]);
  });
});
/** Percentages: customers who rent, customers who repay a loan, purchases by wallet. */
it.each([
  ['de', [45, 70], [8, 30], [0, 0]],
  ['ro', [2, 40], [0, 8], [0, 0]],
  ['no', [20, 50], [30, 60], [0, 0]],
  ['ke', [45, 80], [0, 5], [83, 91]],
  ['in', [13, 50], [0, 10], [60, 70]],
])('customers of %s rent, owe and pay by wallet as people there do', (country, renting, owing, wallets) => {
  const { transactions } = generateTables('bank', { country, size: 300 }) as Record<string, Row[]>;
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

it('begins with its customers at once, however many there are', () => {
  const blocks = specimen.datasetStream('bank', {
    size: 1e8,
    table: 'customers',
    n: 2,
    format: 'csv',
    seed: 'a',
  });
  const few = specimen.datasetStream('bank', { size: 2, table: 'customers', format: 'csv', seed: 'a' });
  expect([...blocks]).toEqual([...few]);
});
