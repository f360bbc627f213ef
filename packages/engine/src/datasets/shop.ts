import { Random, RowKey } from '../kernel/random.ts';
import { Children } from './children.ts';
import { codesOf, currenciesOf } from './codes.ts';
import { OrderReader } from './order.ts';
import { People } from './people.ts';
import { Products } from './products.ts';
import {
  type Dataset,
  day,
  decimal,
  number,
  reference,
  type Setup,
  type Table,
  table,
  texts,
  word,
} from './table.ts';

/** A web shop: customers, addresses, orders and payments. */
export const shop: Dataset = {
  key: 'shop',
  name: 'Web shop',
  description:
    'Customers with their addresses, products with prices and tax of the country, a year of orders with items whose sum is the total, and payments.',
  main: 'customers',
  tables: { customers, addresses, products, orders, order_items: items, payments },
};

function customers(setup: Setup): Table {
  const order = new OrderReader(setup);
  const code = codesOf(setup.mix);
  const { people } = order;
  const person = people.columns({ name: 'name', email: 'email', phone: 'phone', born: 'dob' });
  const columns = [number('id'), ...person, word('country'), day('joined')];
  return table('customers', setup.size, columns, (out, start, line, row) => {
    order.customer(row);
    let at = line.row(out, start, row);
    at = line.columns(out, at, person);
    at = line.text(out, at, code(people.country));
    return line.day(out, at, order.joined);
  });
}

const ADDRESS_KINDS = texts(['home', 'delivery']);

/** Returns the number of addresses of a customer: their own, and for some another one in the country. */
function addressCount({ seed, asOf }: Setup): (customer: number) => number {
  const random = new Random('shop:addresses');
  const key = new RowKey(seed, asOf);
  return (customer) => (random.start(key.at(customer)).below(100) < 25 ? 2 : 1);
}

function addresses(setup: Setup): Table {
  const rows = new Children(setup.size, addressCount(setup));
  const people = new People(setup);
  const code = codesOf(setup.mix);
  const key = new RowKey('');
  const place = people.columns({ street: 'street', city: 'city', region: 'region', postcode: 'postcode' });
  const columns = [
    ...[number('id'), reference('customer_id', 'customers.id'), word('kind')],
    ...[...place, word('country')],
  ];
  return table('addresses', rows.total, columns, (out, start, line, row) => {
    rows.seek(row);
    const { parent, index } = rows;
    const persona = people.open(parent);
    // Another address is the address of somebody else in the country.
    persona.open(index === 0 ? people.key : key.under(people.key, SOMEBODY).at(parent));
    let at = line.row(out, start, row);
    at = line.row(out, at, parent);
    at = line.text(out, at, index === 0 ? ADDRESS_KINDS.home : ADDRESS_KINDS.delivery);
    at = line.columns(out, at, place);
    return line.text(out, at, code(people.country));
  });
}

/** Name of the stream of those other rows. */
const SOMEBODY = 0x5eed;

function products(setup: Setup): Table {
  const products = new Products(setup);
  const own = products.columns({
    ...{ name: 'name', brand: 'brand', category: 'category', sku: 'sku', ean: 'ean' },
    ...{ price: 'price', currency: 'currency' },
  });
  const columns = [number('id'), ...own, decimal('vat_rate'), word('country')];
  return table('products', products.count, columns, (out, start, line, row) => {
    products.open(row);
    let at = line.row(out, start, row);
    at = line.columns(out, at, own);
    at = line.decimal(out, at, products.rate(row), 1);
    return line.text(out, at, products.code);
  });
}

function orders(setup: Setup): Table {
  const order = new OrderReader(setup);
  const places = new Children(setup.size, addressCount(setup));
  const currency = currenciesOf(setup.mix);
  const { people } = order;
  const columns = [
    ...[number('id'), reference('customer_id', 'customers.id'), reference('address_id', 'addresses.id')],
    ...[day('ordered'), word('status'), number('items'), decimal('vat'), decimal('total'), word('currency')],
  ];
  return table('orders', order.rows.total, columns, (out, start, line, row) => {
    order.seek(row);
    order.read();
    const { parent, index } = order.rows;
    let at = line.row(out, start, row);
    at = line.row(out, at, parent);
    at = line.row(out, at, places.firstOf(parent) + (index % places.countOf(parent)));
    at = line.day(out, at, order.ordered);
    at = line.text(out, at, order.status);
    at = line.int(out, at, order.count);
    at = line.decimal(out, at, order.vat, people.decimals);
    at = line.decimal(out, at, order.total, people.decimals);
    return line.text(out, at, currency(people.country));
  });
}

function items(setup: Setup): Table {
  const order = new OrderReader(setup);
  const { people, items } = order;
  let last = -1;
  const columns = [
    ...[number('id'), reference('order_id', 'orders.id'), reference('product_id', 'products.id')],
    ...[number('quantity'), decimal('unit_price'), decimal('amount')],
  ];
  return table('order_items', items.total, columns, (out, start, line, row) => {
    items.seek(row);
    const { parent, index } = items;
    if (parent !== last) {
      last = parent;
      order.seek(parent);
      order.read();
    }
    const price = order.prices[index] as number;
    const quantity = order.quantities[index] as number;
    let at = line.row(out, start, row);
    at = line.row(out, at, parent);
    at = line.row(out, at, order.products[index] as number);
    at = line.int(out, at, quantity);
    at = line.decimal(out, at, price, people.decimals);
    return line.decimal(out, at, quantity * price, people.decimals);
  });
}

const METHODS = texts(['card', 'transfer', 'wallet', 'gift_card']);

function payments(setup: Setup): Table {
  const order = new OrderReader(setup);
  const counted = new OrderReader(setup);
  const currency = currenciesOf(setup.mix);
  const { people } = order;
  const random = new Random('shop:paid');
  const key = new RowKey(setup.seed, setup.asOf);
  const rows = new Children(order.rows.total, (each) => {
    counted.seek(each);
    return counted.payments;
  });
  const columns = [
    ...[number('id'), reference('order_id', 'orders.id'), word('method'), day('paid')],
    ...[decimal('amount'), decimal('refunded'), day('refunded_on', true), word('currency')],
  ];
  return table('payments', rows.total, columns, (out, start, line, row) => {
    rows.seek(row);
    const { parent, index } = rows;
    order.seek(parent);
    order.read();
    const { country, decimals } = people;
    random.start(key.at(parent));
    const draw = random.below(100);
    const gift = Math.min(order.total - 1, Math.floor((order.total * (10 + random.below(40))) / 100));
    const split = rows.countOf(parent) === 2 ? gift : 0;
    const main = order.total - split;
    const { card, wallet } = country.facts.economy.shops;
    const { last } = order;
    const drawn = draw < card ? METHODS.card : draw < card + wallet ? METHODS.wallet : METHODS.transfer;
    const sent = Math.min(order.ordered + (drawn === METHODS.transfer ? random.below(4) : 0), last);
    const settled = drawn === METHODS.transfer ? country.workdays.after(sent) : sent;
    // Payment by card if no working day of banks is left before the as-of date.
    const method = settled > last ? METHODS.card : drawn;
    const paid = Math.min(settled, last);
    // The gift card is refunded last.
    const back = Math.min(order.refunded, main);
    const refunded = index === 0 ? back : order.refunded - back;
    const returned = Math.min(paid + 2 + random.below(20), last);
    let at = line.row(out, start, row);
    at = line.row(out, at, parent);
    at = line.text(out, at, index === 0 ? method : METHODS.gift_card);
    at = line.day(out, at, paid);
    at = line.decimal(out, at, index === 0 ? main : split, decimals);
    at = line.decimal(out, at, refunded, decimals);
    at = refunded > 0 ? line.day(out, at, returned) : line.none(out, at);
    return line.text(out, at, currency(country));
  });
}
