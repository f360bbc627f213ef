import { Problem } from 'specimen-data/internal';

/** Returns the address of a database without its password; error messages show `example` as a valid address. */
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

/** Explanations of the error codes of unreachable hosts. */
export const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there; is the server running?',
  ENOTFOUND: 'there is no such host',
  ENOENT: 'there is no such socket; is the server running?',
  ETIMEDOUT: 'the host does not answer',
};
