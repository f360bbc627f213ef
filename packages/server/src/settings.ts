import { availableParallelism } from 'node:os';

/** What the environment decides. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly logLevel: string;
  readonly workers: number;
  readonly bodyLimit: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly trustProxy: boolean;
  /** Requests a minute and client; 0 is no limit. */
  readonly rateLimit: number;
  /** Host names that a proxy on this machine forwards to the tool server. */
  readonly allowedHosts: readonly string[];
}

/** Reads the settings; a value that is none is an error that says what would be right. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const number = (name: string, fallback: number, max: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= 0 && value <= max) return value;
    throw new Error(`${name} must be a whole number from 0 to ${max}, not ${JSON.stringify(text)}`);
  };
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
  const logLevel = env.LOG_LEVEL || 'info';
  if (!levels.includes(logLevel)) throw new Error(`LOG_LEVEL must be one of ${levels.join(', ')}, not ${JSON.stringify(logLevel)}`);
  return {
    port: number('PORT', 3000, 65_535),
    host: env.HOST || '::',
    logLevel,
    workers: env.WORKERS === 'auto' ? availableParallelism() : Math.max(1, number('WORKERS', 1, 256)),
    bodyLimit: number('BODY_LIMIT', 1_048_576, 104_857_600),
    requestTimeout: number('REQUEST_TIMEOUT', 15_000, 600_000),
    keepAliveTimeout: number('KEEP_ALIVE_TIMEOUT', 65_000, 600_000),
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    rateLimit: number('RATE_LIMIT', 0, 1_000_000),
    allowedHosts: (env.ALLOWED_HOSTS ?? '').toLowerCase().split(/[\s,]+/).filter(Boolean),
  };
}
