import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of its own on the server that all tests share. */
export class Database {
  readonly url: string;
  readonly #client: pg.Client;

  private constructor(url: string) {
    this.url = url;
    this.#client = new pg.Client({ connectionString: url });
  }

  /** Recreates the database and runs the statements. */
  static async make(name: string, statements = ''): Promise<Database> {
    const server = new Database(await text(connect(inject('databaseDesk'), '127.0.0.1')));
    await server.#client.connect();
    await server.run(`DROP DATABASE IF EXISTS ${name}`);
    await server.run(`CREATE DATABASE ${name}`);
    await server.close();
    const own = new Database(server.url.replace(/[^/]*$/, name));
    await own.#client.connect();
    if (statements) await own.run(statements);
    return own;
  }

  async run(statement: string): Promise<void> {
    await this.#client.query(statement);
  }

  /** The rows of a query. */
  async rows(query: string): Promise<Record<string, unknown>[]> {
    return (await this.#client.query(query)).rows;
  }

  /** The first value of a query's first row, a number where it looks like one. */
  async value(query: string): Promise<unknown> {
    const { rows } = await this.#client.query({ text: query, rowMode: 'array' });
    const [value] = rows[0] as unknown[];
    return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
