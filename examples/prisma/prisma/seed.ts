import { dataset } from 'specimen-data';
import type { PrismaClient } from '../generated/client.js';

interface Tables {
  readonly customers: readonly { id: number; name: string; email: string; joined: string }[];
  readonly orders: readonly { id: number; customer_id: number; ordered: string; total: number }[];
}

/** Customers with their orders instead of those there are: every reference exists, and a larger size keeps the first ones. */
export async function seed(prisma: PrismaClient, size: number): Promise<void> {
  const { tables } = dataset('shop', { country: 'de', size, seed: 'development' });
  const { customers, orders } = tables as unknown as Tables;
  await prisma.order.deleteMany();
  await prisma.customer.deleteMany();
  await prisma.customer.createMany({
    data: customers.map(({ id, name, email, joined }) => ({ id, name, email, joined: new Date(joined) })),
  });
  await prisma.order.createMany({
    data: orders.map(({ id, customer_id, ordered, total }) => ({
      id,
      customerId: customer_id,
      ordered: new Date(ordered),
      total,
    })),
  });
}
