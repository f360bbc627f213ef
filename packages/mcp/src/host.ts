import { Problem } from 'specimen-data';

/** Where a request came in, as far as its host matters. */
interface Arrival {
  readonly host: string | null;
  readonly localAddress: string | undefined;
}

/**
 * Why a request's Host header is refused, if it is. A page that was rebound to this machine by its DNS name still
 * sends that name, so over a loopback socket only loopback names are taken, and those that a local proxy forwards.
 */
export function hostProblem(
  { host, localAddress }: Arrival,
  allowedHosts: readonly string[],
): string | undefined {
  const name = hostname(host);
  if (name === undefined) return 'the Host header is missing or malformed';
  if (
    !isLoopback(localAddress) ||
    LOOPBACK.includes(name) ||
    allowedHosts.some((each) => hostname(each) === name)
  )
    return undefined;
  return `the Host header names ${JSON.stringify(name)}, not this machine; ALLOWED_HOSTS lists the names a proxy forwards`;
}

/** Refuses names that no Host header can hold: a proxy would be turned away, and nobody would know why. */
export function assertValidHostNames(names: readonly string[]): void {
  const none = names.find((name) => hostname(name) === undefined);
  if (none !== undefined)
    throw new Problem('bad-setting', {
      subject: 'ALLOWED_HOSTS',
      expected: 'host names such as data.example',
      given: none,
    });
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address);
}

/** The name in a Host header, without its port: names are rebound, whatever the port. */
function hostname(host: string | null): string | undefined {
  if (host === null || !/^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host)) return undefined;
  return host.replace(/:\d+$/, '').toLowerCase();
}
