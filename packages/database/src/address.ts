import { Problem } from 'specimen-data/internal';

/** The address of a database without its password; `example` is what a right one looks like. */
export function addressOf(url: string, example: string): string {
  try {
    const { protocol, username, host, pathname } = new URL(url);
    return `${protocol}//${username && `${username}@`}${host}${pathname}`;
  } catch {
    const hidden = url.replace(/(\/\/[^:/@]*):.*@/s, '$1:…@');
    throw new Problem('bad-parameter', {
      subject: 'the database',
      expected: `an address such as ${example}`,
      given: hidden,
    });
  }
}

/** What the codes of unreachable hosts mean. */
export const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there; is the server running?',
  ENOTFOUND: 'there is no such host',
  ENOENT: 'there is no such socket; is the server running?',
  ETIMEDOUT: 'the host does not answer',
};
