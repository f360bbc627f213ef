import { catalogue } from 'specimen-data';
import type { Parameter } from 'specimen-data/surface';
import { BASE, queryOf, routes, segmentsOf } from './routes.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}code{font-family:ui-monospace,monospace;background:#f3f3f0;border-radius:4px;padding:.1em .3em;overflow-wrap:anywhere}td{padding:.3rem .6rem .3rem 0;vertical-align:top;border-bottom:1px solid #ddd}a{color:#0b5394}';

/** The page at `/`: what this is, and calls to try. */
export function homePage(): string {
  const calls = ['/de/iban?seed=demo', '/pl/person?seed=demo&pretty=1', '/fetch?q=5 Kenyan phone numbers'];
  const tries = calls.map((call) => `<li>${link(BASE + call, `<code>${escaped(BASE + call)}</code>`)}`);
  const countries = catalogue
    .countries()
    .map(({ code, name, flag }) => link(`${BASE}/${code}/person?pretty=1`, `${flag} ${escaped(name)}`));
  return html(
    'Specimen',
    `<p>Format-true synthetic test data for ${countries.length} countries. Nothing is real; everything has the real format and real check digits. The same seed gives the same data. No sign-up, no key.</p><ul>${tries.join('')}</ul><p>${link('/docs', 'API reference')} · ${link(`${BASE}/openapi.json`, 'OpenAPI 3.1')}</p><p>${countries.join(' · ')}</p>`,
  );
}

/** The API reference at `/docs`, from the table of routes. */
export function docsPage(): string {
  const sections = routes.map((route) => {
    const { method, path, operation, body = [], segments, errors = [] } = route;
    const rows = [...segmentsOf(route), ...queryOf(route), ...body].map((name) => {
      const { text, required } = segments?.[name] ?? (operation.parameters[name] as Parameter);
      return `<tr><td><code>${name}</code>${required ? ' *' : ''}</td><td>${escaped(text)}</td></tr>`;
    });
    const refusals = errors.length > 0 ? ` Errors: ${errors.join(', ')}.` : '';
    return `<h2><code>${method} ${BASE}${path}</code></h2><p>${escaped(operation.summary)}.${refusals}</p><table><tbody>${rows.join('')}</tbody></table>`;
  });
  return html('Specimen API', sections.join('\n'));
}

function html(title: string, body: string): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>\n`;
}

function link(address: string, text: string): string {
  return `<a href="${escaped(address)}">${text}</a>`;
}

function escaped(value: string): string {
  return value.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
