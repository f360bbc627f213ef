import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from '../../scripts/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port that answers each connection with the address of the database. */
    readonly databaseDesk: number;
  }
}

/** One PostgreSQL for all tests in all processes: it is started for the first that asks, and gone after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<Postgres> | undefined;
  const desk = createServer(async (socket) => {
    server ??= startPostgres();
    socket.end(await server.then(({ url }) => url, String));
  });
  desk.listen(0, '127.0.0.1');
  await once(desk, 'listening');
  project.provide('databaseDesk', (desk.address() as AddressInfo).port);
  return async () => {
    desk.close();
    await (await server)?.stop();
  };
}
