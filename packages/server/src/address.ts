import type { FastifyRequest } from 'fastify';
import { BASE } from './routes.ts';

/** Where the client reached the API, for tools that need a whole address; what is none is left out. */
export function addressOf({ protocol, host }: FastifyRequest): string {
  const address = `${protocol}://${host}${BASE}`;
  return /^https?$/.test(protocol) && /^[\w.:[\]-]+$/.test(host) && URL.canParse(address) ? address : BASE;
}

/** The `Link` header (RFC 8288) to other pages of what was asked for; none where an address is over 1500 characters, too long for a header. */
export function linksTo(request: FastifyRequest, pages: Readonly<Record<string, number>>): { link?: string } {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const path = addressOf(request) + pathname.slice(BASE.length);
  const links = Object.entries(pages).map(([relation, page]) => {
    searchParams.set('page', String(page));
    return `<${path}?${searchParams}>; rel="${relation}"`;
  });
  return links.some(({ length }) => length > 1500) ? {} : { link: links.join(', ') };
}
