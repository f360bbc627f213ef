import type { IncomingMessage } from 'node:http';

/**
 * Why a request's Host header is refused, if it is. A page that was rebound to this machine by its DNS name still
 * sends that name, so over a loopback socket only loopback names are taken, and those that a local proxy forwards.
 */
export function hostProblem(
  { socket, headers }: IncomingMessage,
  allowed: readonly string[],
): string | undefined {
  const name = hostname(headers.host);
  if (name === undefined) return 'the Host header is missing or malformed';
  if (!isLoopback(socket.localAddress) || LOOPBACK.includes(name) || allowed.includes(name)) return undefined;
  return `the Host header names ${JSON.stringify(name)}, not this machine; ALLOWED_HOSTS lists the names a proxy forwards`;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address);
}

/** The name in a Host header, without its port. */
function hostname(host: string | undefined): string | undefined {
  if (host === undefined || !/^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host)) return undefined;
  return host.replace(/:\d+$/, '').toLowerCase();
}
