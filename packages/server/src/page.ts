import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusePath } from './errors.ts';
import { sendBody } from './respond.ts';

/** The folder that `npm run page` makes; specimen-cli has it at the same way from its bundle. */
const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Page of an unknown address, whatever conditional or range headers the request has. */
const lost = existsSync(folder) ? readFileSync(`${folder}/404.html`) : undefined;

/** The page: each file of its folder at its address, those of its views without their ending. */
export async function page(app: FastifyInstance): Promise<void> {
  if (!lost) return;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  // All but the API's own description, which the service gives itself.
  const files = (readdirSync(folder, { recursive: true }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.\w+$/.test(file) && !/^api\/|\.(br|gz)$/.test(file));
  // A page of a folder has the folder's address.
  const served = new Map(files.map((file) => [`/${file.replace(/((?<=^|\/)index)?\.html$/, '')}`, file]));
  // One route serves a folder: there are some hundred files, and a route costs a millisecond.
  for (const url of new Set([...served.keys()].map((path) => path.replace(/^(\/\w+\/).*/, '$1*')))) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      // A country is a file, and words need all of them: they are not counted as requests of a client.
      config: url === '/assets/*' ? { rateLimit: false } : {},
      handler: (request, reply) => {
        const { '*': name } = request.params as { readonly '*'?: string };
        const file = served.get(name === undefined ? url : url.replace('*', name));
        if (file === undefined) return missed(request, reply);
        return reply.headers(isAsset(file) ? LASTING : headersOf(file)).sendFile(file);
      },
    });
  }
  if (served.has('/guide/'))
    app.route({
      method: ['GET', 'HEAD'],
      url: '/guide',
      handler: (_, reply) => reply.redirect('/guide/', 308),
    });
}

/** Leads a person from an address that a view would have but for its case or a slash, else shows a way home; a program is told. */
export function missed({ method, headers, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const looks = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html');
  if (!looks || url.startsWith('/api/') || !lost) return refusePath(reply);
  const [, path = '', query = ''] = /^((?:\/[a-z]+)+)\/?(\?.*)?$/i.exec(url) ?? [];
  const view = path.toLowerCase();
  if (view + query !== url && existsSync(`${folder}${view}.html`)) return reply.redirect(view + query, 308);
  return sendBody(reply.code(404).headers(headersOf('404.html')).type('text/html; charset=utf-8'), lost);
}

/** Returns true for a file whose name contains a hash of its content. */
function isAsset(file: string): boolean {
  return /^(guide\/)?assets\//.test(file);
}

/** Headers of files whose names follow their contents. */
const LASTING = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Returns the headers of a file. A view may load from this origin only; the API reference and the guide have inline styles. */
function headersOf(file: string): Record<string, string> {
  const styles = file === 'docs.html' || file.startsWith('guide/') ? "'self' 'unsafe-inline'" : "'self'";
  return {
    'content-security-policy': `default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src ${styles}; font-src 'self'; img-src 'self' data: blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  };
}
