import { putPiece } from '../kernel/bytes.ts';
import { AccountReader } from './account.ts';
import { Cards } from './cards.ts';
import { currenciesOf } from './codes.ts';
import { Merchants } from './merchants.ts';
import { Names } from './names.ts';
import { KINDS, Statement } from './statement.ts';
import { type Dataset, day, money, number, reference, type Setup, type Table, table, word } from './table.ts';

/** A retail bank: who its customers are, what they have there, and a year of bookings that add up. */
export const bank: Dataset = {
  key: 'bank',
  name: 'Retail bank',
  description:
    'Customers, their accounts and cards, merchants, and a year of bookings: pay, rent, standing orders, card payments and refunds, with the balance after each.',
  main: 'customers',
  tables: { customers, accounts, cards, merchants, transactions },
};

function customers(setup: Setup): Table {
  const account = new AccountReader(setup);
  const { people } = account;
  let row = 0;
  const open = (opened: number) => {
    row = opened;
    account.customer(row);
  };
  return table('customers', setup.size, open, [
    number('id', () => row + 1),
    people.field('name', 'name'),
    people.field('sex', 'sex'),
    people.field('born', 'dob'),
    people.field('national_id', 'id'),
    people.field('email', 'email'),
    people.field('phone', 'phone'),
    people.field('address', 'address'),
    people.field('city', 'city'),
    word('country', () => account.code),
    people.field('job', 'job'),
    people.field('income', 'income'),
    day('joined', () => account.joined),
  ]);
}

function accounts(setup: Setup): Table {
  const account = new AccountReader(setup);
  const statement = new Statement(setup, account);
  const currency = currenciesOf(setup.mix);
  const { people } = account;
  let row = 0;
  const open = (opened: number) => {
    row = opened;
    account.seek(row);
    statement.open(row);
  };
  return table('accounts', account.rows.total, open, [
    number('id', () => row + 1),
    reference('customer_id', 'customers.id', () => account.rows.parent),
    word('type', () => account.type),
    people.field('bank', 'bank'),
    people.field('swift', 'swift'),
    people.field('number', 'account'),
    people.field('iban', 'iban'),
    word('currency', () => currency(people.country)),
    day('opened', () => account.opened),
    money('opening_balance', () => statement.opening, people),
    money('balance', () => statement.balance, people),
  ]);
}

function cards(setup: Setup): Table {
  const account = new AccountReader(setup);
  const cards = new Cards(setup, account);
  const { people } = account;
  let row = 0;
  const open = (opened: number) => {
    row = opened;
    cards.seek(row);
  };
  return table('cards', cards.rows.total, open, [
    number('id', () => row + 1),
    reference('account_id', 'accounts.id', () => cards.rows.parent),
    people.field('holder', 'name'),
    people.field('brand', 'brand'),
    people.field('number', 'card'),
    people.field('expires', 'expiry'),
    day('issued', () => cards.issued),
    word('status', () => cards.status),
  ]);
}

function merchants(setup: Setup): Table {
  const merchants = new Merchants(setup);
  let row = 0;
  const open = (opened: number) => {
    row = opened;
    merchants.open(row);
  };
  return table('merchants', merchants.count, open, [
    number('id', () => row + 1),
    merchants.field('name', 'merchant'),
    merchants.field('city', 'city'),
    word('country', () => merchants.code),
  ]);
}

function transactions(setup: Setup): Table {
  const account = new AccountReader(setup);
  const cards = new Cards(setup, new AccountReader(setup));
  const statement = new Statement(setup, account);
  const names = new Merchants(setup);
  const { people } = account;
  const employers = new Names((row) => people.open(row), people.field('employer', 'employer'));
  const shops = new Names((row) => names.open(row), names.field('name', 'merchant'));
  const bookings = statement.rows;
  let row = 0;
  let i = 0;
  let last = -1;
  let card = -1;
  let merchant = -1;
  let kind: (typeof KINDS)[number] = KINDS[0];
  const open = (opened: number) => {
    row = opened;
    bookings.seek(row);
    i = bookings.index;
    if (bookings.parent !== last) {
      last = bookings.parent;
      account.seek(last);
      statement.open(last);
      card = cards.firstOf(last);
    }
    merchant = statement.merchants[i] as number;
    kind = KINDS[statement.kinds[i] as number] as (typeof KINDS)[number];
  };
  return table('transactions', bookings.total, open, [
    number('id', () => row + 1),
    reference('account_id', 'accounts.id', () => bookings.parent),
    day('booked', () => statement.days[i] as number),
    word('kind', () => (merchant >= 0 && card < 0 ? kind.bare : kind.text)),
    {
      key: 'counterparty',
      kind: 'text',
      plain: false,
      blank: () => merchant < 0 && !kind.fromEmployer,
      put: (out, at) =>
        putPiece(out, at, merchant < 0 ? employers.at(account.rows.parent) : shops.at(merchant)),
    },
    reference('merchant_id', 'merchants.id', () => merchant, true),
    reference('card_id', 'cards.id', () => (merchant < 0 ? -1 : card), true),
    money('amount', () => statement.amounts[i] as number, people),
    money('balance', () => statement.balances[i] as number, people),
  ]);
}
