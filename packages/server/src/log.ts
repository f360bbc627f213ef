import type { FastifyServerOptions } from 'fastify';
import { type DestinationStream, destination } from 'pino';

/** Where lines go; pino's destination, or a stand-in of a test. */
export type LogStream = DestinationStream;

/** The log, in pino's lines. A line tells method, route, status and time, never a value of the query. */
export function logTo(level: string, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return { level, base: { pid: process.pid }, stream: stream ?? standardOutput() };
}

/** Written in blocks, at least once a second; when nobody reads it, lines are dropped before memory grows. */
function standardOutput(): LogStream {
  return destination({
    dest: 1,
    sync: false,
    minLength: 8192,
    maxWrite: 65_536,
    maxLength: 8_388_608,
    periodicFlush: 1000,
  });
}
