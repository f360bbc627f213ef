import type { CellWriter } from '../formats/line.ts';
import { AccountReader } from './account.ts';
import { BookingCells } from './bookingCells.ts';
import { KINDS, type Kind, WALLET_PAYMENT } from './bookingKinds.ts';
import { Cards } from './cards.ts';
import { currenciesOf } from './codes.ts';
import { Counterparties } from './counterparties.ts';
import { Merchants } from './merchants.ts';
import { Statement } from './statement.ts';
import {
  type Dataset,
  day,
  decimal,
  number,
  reference,
  type Setup,
  type Table,
  table,
  word,
} from './table.ts';
import { Visits } from './visits.ts';

/** A retail bank: its customers, their accounts and cards, and a year of bookings with matching balances. */
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
  const person = people.columns({
    ...{ name: 'name', sex: 'sex', born: 'dob', national_id: 'id', email: 'email', phone: 'phone' },
    ...{ address: 'address', city: 'city' },
  });
  const work = people.columns({ job: 'job', income: 'income' });
  const columns = [number('id'), ...person, word('country'), ...work, day('joined')];
  return table('customers', setup.size, columns, (out, start, line, row) => {
    account.customer(row);
    let at = line.row(out, start, row);
    at = line.columns(out, at, person);
    at = line.text(out, at, account.code);
    at = line.columns(out, at, work);
    return line.day(out, at, account.joined);
  });
}

function accounts(setup: Setup): Table {
  const account = new AccountReader(setup);
  const statement = new Statement(account);
  const currency = currenciesOf(setup.mix);
  const { people } = account;
  const own = people.columns({ bank: 'bank', swift: 'swift', number: 'account', iban: 'iban' });
  const columns = [
    ...[number('id'), reference('customer_id', 'customers.id'), word('type'), ...own, word('currency')],
    ...[day('opened'), decimal('opening_balance'), decimal('balance')],
  ];
  return table('accounts', account.rows.total, columns, (out, start, line, row) => {
    account.seek(row);
    statement.open(row);
    let at = line.row(out, start, row);
    at = line.row(out, at, account.rows.parent);
    at = line.text(out, at, account.type);
    at = line.columns(out, at, own);
    at = line.text(out, at, currency(people.country));
    at = line.day(out, at, account.opened);
    at = line.decimal(out, at, statement.opening, people.decimals);
    return line.decimal(out, at, statement.balance, people.decimals);
  });
}

function cards(setup: Setup): Table {
  const account = new AccountReader(setup);
  const cards = new Cards(setup, account);
  const own = account.people.columns({ holder: 'name', brand: 'brand', number: 'card', expires: 'expiry' });
  const columns = [
    number('id'),
    reference('account_id', 'accounts.id'),
    ...own,
    day('issued'),
    word('status'),
  ];
  return table('cards', cards.rows.total, columns, (out, start, line, row) => {
    cards.seek(row);
    let at = line.row(out, start, row);
    at = line.row(out, at, cards.rows.parent);
    at = line.columns(out, at, own);
    at = line.day(out, at, cards.issued);
    return line.text(out, at, cards.status);
  });
}

function merchants(setup: Setup): Table {
  const merchants = new Merchants(setup);
  const own = merchants.columns({ name: 'merchant', city: 'city' });
  return table(
    'merchants',
    merchants.count,
    [number('id'), ...own, word('country')],
    (out, start, line, row) => {
      merchants.open(row);
      let at = line.row(out, start, row);
      at = line.columns(out, at, own);
      return line.text(out, at, merchants.code);
    },
  );
}

function transactions(setup: Setup): Table {
  const account = new AccountReader(setup);
  const cards = new Cards(setup, new AccountReader(setup));
  const statement = new Statement(account);
  const visits = new Visits(setup, account, statement);
  const parties = new Counterparties(setup, account);
  const { people } = account;
  const bookings = statement.rows;
  const cells = new BookingCells(parties);
  let last = -1;
  let style: CellWriter | undefined;
  let card = -1;
  let decimals = 0;
  const columns = [
    ...[number('id'), reference('account_id', 'accounts.id'), day('booked'), word('kind')],
    { key: 'counterparty', kind: 'text', plain: false, optional: true } as const,
    ...[reference('merchant_id', 'merchants.id', true), reference('card_id', 'cards.id', true)],
    ...[reference('refund_of', 'transactions.id', true), decimal('amount'), decimal('balance')],
  ];
  return table('transactions', bookings.total, columns, (out, start, line, row) => {
    bookings.seek(row);
    const { parent, index } = bookings;
    if (parent !== last || line !== style) {
      last = parent;
      style = line;
      account.seek(parent);
      statement.open(parent);
      visits.open();
      parties.open();
      card = cards.firstOf(parent);
      decimals = people.decimals;
      cells.open(line, parent, card);
    }
    const slot = statement.slotAt(index);
    const merchant = visits.merchants[slot] as number;
    const which = statement.kinds[slot] as number;
    const amount = statement.amounts[slot] as number;
    const balance = statement.balances[index] as number;
    let at = line.row(out, start, row);
    at = line.cells(out, at, cells.account);
    at = line.day(out, at, statement.dayAt(index));
    if (merchant < 0) at = line.cells(out, at, cells.of(which));
    else {
      const kind = KINDS[which] as Kind;
      const refunded = statement.refunded[slot] as number;
      at = line.text(out, at, card < 0 ? kind.bare : kind.text);
      at = parties.shops.put(out, at, line, merchant);
      const paid = refunded < 0 ? which : statement.kinds[statement.slotAt(refunded)];
      at = paid === WALLET_PAYMENT ? line.none(out, at) : line.cells(out, at, cells.card);
      at = line.row(out, at, refunded < 0 ? -1 : row - index + refunded);
    }
    at = line.decimal(out, at, amount, decimals);
    return line.decimal(out, at, balance, decimals);
  });
}
