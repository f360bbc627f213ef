import type { FastifyServerOptions } from 'fastify';
import { type DestinationStream, destination, type LoggerOptions } from 'pino';

/** The log, in pino's lines. A line tells method, route, status and time, never a value of the query. */
export function logTo(level: string, to?: DestinationStream): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return { level, base: { pid: process.pid }, hooks, stream: to ?? destination(OUTPUT) };
}

/** A client that disconnects while a response is compressed is no error, although the compression plugin logs one. */
const hooks: NonNullable<LoggerOptions['hooks']> = {
  logMethod(line, log) {
    if ((line[0] as Partial<Error>)?.message !== 'premature close') log.apply(this, line);
  },
};

/** Standard output, written in blocks, at least once a second; when nobody reads it, lines are dropped before memory grows. */
const OUTPUT = { sync: false, minLength: 8192, maxWrite: 65_536, maxLength: 8_388_608, periodicFlush: 1000 };
