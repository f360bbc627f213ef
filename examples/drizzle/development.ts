import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { seed } from './seed.js';

const db = drizzle('file:development.db');
await migrate(db, { migrationsFolder: 'drizzle' });
await seed(db, 100);
