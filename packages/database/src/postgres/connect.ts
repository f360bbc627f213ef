import { withCleanup } from '@specimen/runtime/withCleanup';
import pg from 'pg';
import { Problem } from 'specimen-data/internal';
import { addressOf, UNREACHABLE } from '../address.ts';

/** Runs work in one transaction of a database: all of it, or nothing if it fails or the process ends. */
export async function inTransaction<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return inDatabase(url, async (client) => {
    await client.query('BEGIN');
    const done = await work(client);
    await client.query('COMMIT');
    return done;
  });
}

/** Runs work in a database and reports its refusals in one line. A closed connection leaves nothing half done. */
export async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const where = addressOf(url, 'postgres://user:password@host:5432/database');
  try {
    const client = new pg.Client({
      connectionString: meant(url),
      application_name: 'specimen',
      connectionTimeoutMillis: 15_000,
    });
    client.on('error', () => {}); // who asks next sees it
    return await withCleanup(
      () => client.connection?.stream.destroy(),
      async () => {
        await client.connect();
        const done = await work(client);
        await client.end();
        return done;
      },
    );
  } catch (error) {
    throw isRefusal(error) ? new Problem('database-error', refusalOf(error), { place: where }) : error;
  }
}

/** Gives `sslmode` the meaning that PostgreSQL's own programs give it. */
function meant(url: string): string {
  return /[?&]sslmode=/.test(url) ? `${url}&uselibpqcompat=true` : url;
}

type Refusal = Error & {
  readonly code?: string;
  readonly errors?: readonly Error[];
  readonly detail?: string;
  readonly where?: string;
};

/** Returns true for errors of the database or the network, which have a code; errors of the driver have none. */
function isRefusal(error: unknown): error is Refusal {
  const { code, message } = error as Refusal;
  if (error instanceof Problem) return false;
  return (
    typeof code === 'string' ||
    /^(Connection terminated|timeout expired|The server does not|SASL)/.test(message)
  );
}

/** Returns a refusal in the words of the database. */
function refusalOf({ message, code = '', errors, detail, where }: Refusal): string {
  const known = UNREACHABLE[code];
  if (known) return known;
  return [message || errors?.[0]?.message || code, detail, where?.split('\n')[0]].filter(Boolean).join('; ');
}
