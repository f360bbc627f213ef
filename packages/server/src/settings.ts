import { isIP } from 'node:net';
import { coreCount } from '@specimen/runtime/coreCount';
import { Problem } from 'specimen-data';

/** Settings from the environment. Times are in milliseconds; 0 disables. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Matches the suffix of a subnet: a number of bits, or an IPv4 mask. */
const NETWORK = /(?<=\..*)\/([1-9]|[12]\d|3[0-2]|\d+(\.\d+){3})$|(?<=:.*)\/([1-9]\d?|1[01]\d|12[0-8])$/;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the settings; a value that is none is an error that says what would be right. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const number = (name: string, fallback: number, [min, max]: readonly [number, number]): number => {
    const text = env[name] || String(fallback);
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw wrong(name, `a whole number from ${min} to ${max}`, text);
  };
  const logLevel = env.LOG_LEVEL || 'info';
  if (!LEVELS.includes(logLevel)) throw wrong('LOG_LEVEL', `one of ${LEVELS.join(', ')}`, logLevel);
  return {
    port: number('PORT', 3000, [0, 65_535]),
    host: env.HOST || '::',
    logLevel,
    workers: env.WORKERS === 'auto' ? coreCount() : number('WORKERS', 1, [1, 256]),
    bodyLimit: number('BODY_LIMIT', 1_048_576, [1, 104_857_600]),
    requestTimeout: number('REQUEST_TIMEOUT', 15_000, [0, 600_000]),
    keepAliveTimeout: number('KEEP_ALIVE_TIMEOUT', 65_000, [0, 600_000]),
    prepare: number('PREPARE', 1, [0, 1]) === 1,
    shutdownTimeout: number('SHUTDOWN_TIMEOUT', 10_000, [0, 600_000]),
    /** Proxies to trust. */
    trustProxy: readTrust(env.TRUST_PROXY || 'false'),
    /** Requests a minute and client, for the whole service; 0 is no limit. */
    rateLimit: number('RATE_LIMIT', 0, [0, 1_000_000]),
    /** Host names that a proxy on this machine forwards to the tool server. */
    allowedHosts: (env.ALLOWED_HOSTS ?? '').toLowerCase().match(/[^\s,]+/g) ?? [],
  };
}

/** Parses TRUST_PROXY: a number of proxies counted from this end, or their addresses. */
function readTrust(text: string): string | false | ((address: string, hop: number) => boolean) {
  if (text === 'false' || text === '0') return false;
  if (/^(\d{1,2}|true)$/.test(text)) return (_address, hop) => hop < (text === 'true' ? 1 : Number(text));
  if (text.split(',').every((entry) => isIP(entry.trim().replace(NETWORK, '')) > 0)) return text;
  throw wrong('TRUST_PROXY', 'a number of proxies, true, false, or a list of addresses and subnets', text);
}

function wrong(name: string, right: string, text: string): Problem {
  return new Problem('bad-setting', { subject: name, expected: right, given: text });
}
