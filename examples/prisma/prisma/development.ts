import { PrismaLibSql } from '@prisma/adapter-libsql';
import { PrismaClient } from '../generated/client.js';
import { seed } from './seed.js';

const prisma = new PrismaClient({ adapter: new PrismaLibSql({ url: 'file:./development.db' }) });
await seed(prisma, 100);
await prisma.$disconnect();
