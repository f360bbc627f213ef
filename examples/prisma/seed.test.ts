import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import { expect, test } from 'vitest';
import { PrismaClient } from './generated/client.js';
import { seed } from './prisma/seed.js';

const MIGRATION = readFileSync('prisma/migrations/0_init/migration.sql', 'utf8');

test('every order belongs to a customer', async () => {
  const url = `file:${join(mkdtempSync(join(tmpdir(), 'prisma-')), 'test.db')}`;
  const prisma = new PrismaClient({ adapter: new PrismaLibSql({ url }) });
  for (const statement of MIGRATION.split(';').filter((each) => each.trim()))
    await prisma.$executeRawUnsafe(statement);
  await seed(prisma, 80);
  await seed(prisma, 50); // again, with fewer
  const customers = await prisma.customer.findMany({ include: { orders: true } });
  expect(customers).toHaveLength(50);
  expect(customers.flatMap(({ orders }) => orders)).toHaveLength(await prisma.order.count());
  await prisma.$disconnect();
});
