import { putDecimal } from '../kernel/bytes.ts';
import { REFERENCE } from '../kernel/day.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { Children } from './children.ts';
import { codesOf, currenciesOf } from './codes.ts';
import { OrderReader, Products } from './order.ts';
import { People } from './people.ts';
import {
  type Dataset,
  day,
  money,
  number,
  reference,
  type Setup,
  type Table,
  table,
  texts,
  word,
} from './table.ts';

/** A web shop: customers, what they order, and how they pay. */
export const shop: Dataset = {
  key: 'shop',
  name: 'Web shop',
  description:
    'Customers with their addresses, products with prices and tax of the country, orders with items whose sum is the total, and payments.',
  main: 'customers',
  tables: { customers, addresses, products, orders, order_items: items, payments },
};

function customers(setup: Setup): Table {
  const order = new OrderReader(setup);
  const code = codesOf(setup.mix);
  const { people } = order;
  let row = 0;
  const open = (opened: number) => {
    row = opened;
    order.customer(row);
  };
  return table('customers', setup.size, open, [
    number('id', () => row + 1),
    people.field('name', 'name'),
    people.field('email', 'email'),
    people.field('phone', 'phone'),
    people.field('born', 'dob'),
    word('country', () => code(people.country)),
    day('joined', () => order.joined),
  ]);
}

const KINDS = texts(['home', 'delivery']);

/** How many addresses a customer has: the own one, and for some another one of the country. */
function addressCount({ seed }: Setup): (customer: number) => number {
  const random = new Random('shop:addresses');
  const key = new RowKey(seed);
  return (customer) => (random.start(key.at(customer)).below(100) < 25 ? 2 : 1);
}

function addresses(setup: Setup): Table {
  const rows = new Children(setup.size, addressCount(setup));
  const people = new People(setup);
  const code = codesOf(setup.mix);
  const key = new RowKey('');
  let row = 0;
  const open = (opened: number) => {
    row = opened;
    rows.seek(row);
    const persona = people.open(rows.parent);
    // Another address is that of somebody else in the country.
    persona.open(rows.index === 0 ? people.key : key.under(people.key, SOMEBODY).at(rows.parent));
  };
  return table('addresses', rows.total, open, [
    number('id', () => row + 1),
    reference('customer_id', 'customers.id', () => rows.parent),
    word('kind', () => (rows.index === 0 ? KINDS.home : KINDS.delivery)),
    people.field('street', 'street'),
    people.field('city', 'city'),
    people.field('region', 'region'),
    people.field('postcode', 'postcode'),
    word('country', () => code(people.country)),
  ]);
}

/** Names the rows of others. */
const SOMEBODY = 0x5eed;

function products(setup: Setup): Table {
  const products = new Products(setup);
  let row = 0;
  const open = (opened: number) => {
    row = opened;
    products.open(row);
  };
  return table('products', products.count, open, [
    number('id', () => row + 1),
    products.field('name', 'name'),
    products.field('brand', 'brand'),
    products.field('category', 'category'),
    products.field('sku', 'sku'),
    products.field('ean', 'ean'),
    products.field('price', 'price'),
    products.field('currency', 'currency'),
    {
      key: 'vat_rate',
      kind: 'number',
      plain: true,
      put: (out, at) => putDecimal(out, at, products.rate, 1),
    },
    word('country', () => products.code),
  ]);
}

function orders(setup: Setup): Table {
  const order = new OrderReader(setup);
  const places = new Children(setup.size, addressCount(setup));
  const currency = currenciesOf(setup.mix);
  const { people } = order;
  let row = 0;
  const open = (opened: number) => {
    row = opened;
    order.seek(row);
    order.read();
  };
  const address = () => {
    const { parent, index } = order.rows;
    return places.firstOf(parent) + (index % places.countOf(parent));
  };
  return table('orders', order.rows.total, open, [
    number('id', () => row + 1),
    reference('customer_id', 'customers.id', () => order.rows.parent),
    reference('address_id', 'addresses.id', address),
    day('ordered', () => order.ordered),
    word('status', () => order.status),
    number('items', () => order.count),
    money('vat', () => order.vat, people),
    money('total', () => order.total, people),
    word('currency', () => currency(people.country)),
  ]);
}

function items(setup: Setup): Table {
  const order = new OrderReader(setup);
  const { people, items } = order;
  let row = 0;
  let last = -1;
  const open = (opened: number) => {
    row = opened;
    items.seek(row);
    if (items.parent === last) return;
    last = items.parent;
    order.seek(last);
    order.read();
  };
  const price = () => order.prices[items.index] as number;
  const quantity = () => order.quantities[items.index] as number;
  return table('order_items', items.total, open, [
    number('id', () => row + 1),
    reference('order_id', 'orders.id', () => items.parent),
    reference('product_id', 'products.id', () => order.products[items.index] as number),
    number('quantity', quantity),
    money('unit_price', price, people),
    money('amount', () => quantity() * price(), people),
  ]);
}

const METHODS = texts(['card', 'transfer', 'wallet', 'gift_card']);

function payments(setup: Setup): Table {
  const order = new OrderReader(setup);
  const counted = new OrderReader(setup);
  const currency = currenciesOf(setup.mix);
  const { people } = order;
  const random = new Random('shop:paid');
  const key = new RowKey(setup.seed);
  const rows = new Children(order.rows.total, (each) => {
    counted.seek(each);
    return counted.payments;
  });
  let row = 0;
  let paid = 0;
  let amount = 0;
  let method = METHODS.card;
  const open = (opened: number) => {
    row = opened;
    rows.seek(row);
    order.seek(rows.parent);
    order.read();
    random.start(key.at(rows.parent));
    const draw = random.below(100);
    const gift = Math.min(order.total - 1, Math.floor((order.total * (10 + random.below(40))) / 100));
    const split = rows.countOf(rows.parent) === 2 ? gift : 0;
    const days = draw < 70 ? 0 : random.below(4);
    method =
      rows.index === 1
        ? METHODS.gift_card
        : draw < 70
          ? METHODS.card
          : draw < 85
            ? METHODS.wallet
            : METHODS.transfer;
    amount = rows.index === 1 ? split : order.total - split;
    paid = Math.min(order.ordered + days, REFERENCE.serial - 1);
  };
  return table('payments', rows.total, open, [
    number('id', () => row + 1),
    reference('order_id', 'orders.id', () => rows.parent),
    word('method', () => method),
    day('paid', () => paid),
    money('amount', () => amount, people),
    money('refunded', () => (order.refunded ? amount : 0), people),
    word('currency', () => currency(people.country)),
  ]);
}
