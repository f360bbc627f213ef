import type { AddressInfo } from 'node:net';
import { type AppOptions, buildApp, readSettings } from '@specimen/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { lazy } from '../support/validatorValues.ts';
import { conform } from './conformance.ts';

/** An answer, read to its end. */
export interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test asks for whatever it expects to be there
  readonly json: any;
}

export interface Service {
  /** The root of the site. */
  readonly site: string;
  /** Asks for a path under the API's base; the answer is held against the description. */
  get(path: string, init?: RequestInit): Promise<Heard>;
  /** Posts JSON to a path under the base. */
  post(path: string, body: unknown, init?: RequestInit): Promise<Heard>;
  /** Returns the number of open connections. */
  connections(): Promise<number>;
  /** Expects `{ error }` with the status, and a message like this. */
  refuses(asked: Promise<Heard>, status: number, message?: RegExp): Promise<void>;
}

/**
 * The service on a port, quiet unless told otherwise: with settings one of its own for the tests of a file, without
 * the one that all files of a process share.
 */
export function service(env?: Record<string, string>, options?: AppOptions): Service {
  const building = env ? listening(env, options) : usual();
  const served = { site: '' };
  beforeAll(async () => {
    const { port } = (await building).server.address() as AddressInfo;
    served.site = `http://127.0.0.1:${port}`;
  });
  if (env) afterAll(() => void building.then(leave));

  const get = async (path: string, init: RequestInit = {}): Promise<Heard> => {
    const response = await fetch(`${served.site}/api/v1${path}`, init);
    const text = await response.text();
    const heard: Heard = {
      status: response.status,
      headers: response.headers,
      text,
      get json() {
        return JSON.parse(text);
      },
    };
    conform(init.method ?? 'GET', path, heard);
    return heard;
  };
  return {
    get site() {
      return served.site;
    },
    get,
    connections: async () => {
      const { server } = await building;
      return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    },
    post: (path, body, init) =>
      get(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
        ...init,
      }),
    async refuses(asked, status, message = /./) {
      const heard = await asked;
      expect(heard.status, heard.text).toBe(status);
      expect(heard.headers.get('content-type')).toMatch(/^application\/json/);
      expect(Object.keys(heard.json)).toEqual(['error']);
      expect(heard.json.error).toMatch(message);
      expect(heard.json.error).not.toMatch(/\.(ts|js):\d|node_modules|\n\s+at /);
    },
  };
}

/** Closes a service while others are tested: its clients have a second to go. */
export function leave(app: FastifyInstance): void {
  void app.close();
}

/** Building one takes half a second; this one ends with the process. */
const usual = lazy(() => listening({}));

/** It never ends a quiet connection itself: a test that kept the process busy would write to one just ended. */
async function listening(env: Record<string, string>, options: AppOptions = {}): Promise<FastifyInstance> {
  const usualEnv = { LOG_LEVEL: 'silent', KEEP_ALIVE_TIMEOUT: '0', REQUEST_TIMEOUT: '600000' };
  const app = await buildApp({ settings: readSettings({ ...usualEnv, ...env }), ...options });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}
