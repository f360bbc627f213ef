import { count, eq, sum } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { expect, test } from 'vitest';
import { customers, orders } from './schema.js';
import { seed } from './seed.js';

test('every order belongs to a customer', async () => {
  const db = drizzle(':memory:');
  await migrate(db, { migrationsFolder: 'drizzle' });
  await seed(db, 80);
  await seed(db, 50); // again, with fewer
  const spent = await db
    .select({ name: customers.name, orders: count(), total: sum(orders.total) })
    .from(orders)
    .innerJoin(customers, eq(orders.customer_id, customers.id))
    .groupBy(customers.id);
  expect(await db.$count(customers)).toBe(50);
  expect(spent.reduce((all, { orders }) => all + orders, 0)).toBe(await db.$count(orders));
});
