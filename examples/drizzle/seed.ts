import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { dataset } from 'specimen-data';
import { customers, orders } from './schema.js';

/** Customers with their orders instead of those there are: every reference exists, and a larger size keeps the first ones. */
export async function seed(db: LibSQLDatabase, size: number): Promise<void> {
  const { tables } = dataset('shop', { country: 'de', size, seed: 'development' });
  await db.delete(orders);
  await db.delete(customers);
  await db.insert(customers).values(tables.customers as (typeof customers.$inferInsert)[]);
  await db.insert(orders).values(tables.orders as (typeof orders.$inferInsert)[]);
}
