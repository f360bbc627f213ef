import { describe, expect, it } from 'vitest';
import {
  generateTables,
  isPaidOnWorkingDay,
  type Row,
  rowsReferringTo,
  sum,
  toSmallestUnit,
} from '../support/datasetTables.ts';
import { violations } from '../support/violations.ts';

describe('the shop', () => {
  const tables = generateTables('shop', { country: 'de:2,us:1,kw:1', size: 120 });
  const rows = (name: string) => tables[name] as Row[];

  it('gives back what was paid or a part of it, later, where the order says so', () => {
    const statuses = new Set<unknown>();
    for (const order of rows('orders')) {
      const payments = rowsReferringTo(rows('payments'), 'order_id', order.id);
      const back = sum(payments, 'refunded');
      statuses.add(order.status);
      if (order.status === 'refunded') expect(back).toBe(order.total);
      else if (order.status === 'partly_refunded') {
        const items = rowsReferringTo(rows('order_items'), 'order_id', order.id).map(({ amount }) => amount);
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
    expect(violations(transfers, { isPaidOnWorkingDay })).toEqual([]);
  });

  it('has totals that are the sums of the items, and payments that pay them', () => {
    const products = rows('products');
    for (const order of rows('orders')) {
      const items = rowsReferringTo(rows('order_items'), 'order_id', order.id);
      expect(items).toHaveLength(order.items as number);
      expect(sum(items, 'amount')).toBe(order.total);
      expect(new Set(items.map((item) => item.product_id)).size).toBe(items.length);
      for (const item of items) {
        expect(item.unit_price).toBe(products[(item.product_id as number) - 1]?.price);
        expect(item.amount).toBe(toSmallestUnit((item.unit_price as number) * (item.quantity as number)));
      }
      const payments = rowsReferringTo(rows('payments'), 'order_id', order.id);
      if (payments.length > 0) expect(sum(payments, 'amount')).toBe(order.total);
      expect(payments.length > 0).toBe(!['pending', 'cancelled'].includes(order.status as string));
    }
  });

  it('has customers who were of age when they joined', () => {
    const { customers = [] } = generateTables('shop', { country: 'ke', size: 400 });
    for (const { born, joined } of customers)
      expect(
        (joined as string) >= `${Number((born as string).slice(0, 4)) + 18}${(born as string).slice(4)}`,
      ).toBe(true);
  });

  it('has days that follow each other, addresses of the customer and products of their country', () => {
    for (const order of rows('orders')) {
      const customer = rows('customers')[(order.customer_id as number) - 1] as Row;
      expect((order.ordered as string) >= (customer.joined as string)).toBe(true);
      expect(rows('addresses')[(order.address_id as number) - 1]?.customer_id).toBe(customer.id);
      for (const item of rowsReferringTo(rows('order_items'), 'order_id', order.id))
        expect(rows('products')[(item.product_id as number) - 1]?.country).toBe(customer.country);
      for (const payment of rowsReferringTo(rows('payments'), 'order_id', order.id)) {
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
  const { products = [], orders = [], order_items = [] } = generateTables('shop', { country, size: 40 });
  expect(new Set(products.map(({ vat_rate }) => vat_rate)).size).toBe(2);
  for (const order of orders) {
    const taxes = rowsReferringTo(order_items, 'order_id', order.id).map(({ product_id, amount }) =>
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
  const { payments = [] } = generateTables('shop', { country, size: 300 });
  const paid = payments.filter((payment) => payment.method !== 'gift_card');
  expect(paid.length).toBeGreaterThan(300);
  const by = paid.filter((payment) => payment.method === method);
  expect(Math.abs(by.length / paid.length - share)).toBeLessThan(0.08);
});
