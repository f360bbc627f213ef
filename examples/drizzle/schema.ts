import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const customers = sqliteTable('customers', {
  id: integer().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  joined: text().notNull(),
});

export const orders = sqliteTable('orders', {
  id: integer().primaryKey(),
  customer_id: integer()
    .notNull()
    .references(() => customers.id),
  ordered: text().notNull(),
  total: real().notNull(),
});
