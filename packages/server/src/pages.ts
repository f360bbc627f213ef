import { catalogue } from 'specimen-data';
import type { Parameter } from 'specimen-data/surface';
import { BASE, queryOf, routes, segmentsOf } from './routes.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}code,pre{font-family:ui-monospace,monospace;background:#f3f3f0;border-radius:4px}code{padding:.1em .3em}pre{padding:1rem;overflow:auto}h2{margin-top:2rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .6rem .3rem 0;vertical-align:top;border-bottom:1px solid #ddd}a{color:#0b5394}';

function html(title: string, body: string): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>\n`;
}

/** The page at `/`: what this is, and calls to try. */
export function homePage(): string {
  const countries = catalogue
    .countries()
    .map(({ code, name, flag }) => `<a href="/api/v1/${code}/person?pretty=1">${flag} ${escaped(name)}</a>`)
    .join(' · ');
  return html(
    'Specimen',
    `<h1>Specimen</h1><p>Format-true synthetic test data for ${catalogue.countries().length} countries. Nothing is real; everything has the real format and real check digits. The same seed gives the same data. No sign-up, no key.</p>
<h2>Try</h2><ul>
<li><a href="/api/v1/de/iban?seed=demo"><code>/api/v1/de/iban?seed=demo</code></a></li>
<li><a href="/api/v1/pl/person?seed=demo&amp;pretty=1"><code>/api/v1/pl/person?seed=demo&amp;pretty=1</code></a></li>
<li><a href="/api/v1/fetch?q=5+Kenyan+phone+numbers"><code>/api/v1/fetch?q=5 Kenyan phone numbers</code></a></li>
<li><a href="/api/v1/validate?value=DE89370400440532013000&amp;validator=iban"><code>/api/v1/validate?value=DE89370400440532013000&amp;validator=iban</code></a></li>
</ul><p><a href="/docs">API reference</a> · <a href="/api/v1/openapi.json">OpenAPI 3.1</a></p><h2>Countries</h2><p>${countries}</p>`,
  );
}

/** The API reference at `/docs`, from the table of routes. */
export function docsPage(): string {
  const sections = routes.map((route) => {
    const { method, path, operation, body = [], segments, errors } = route;
    const { summary, parameters } = operation;
    const rows = [...segmentsOf(route), ...queryOf(route), ...body].map((name) => {
      const { text, required } = segments?.[name] ?? (parameters[name] as Parameter);
      return `<tr><td><code>${name}</code>${required ? ' *' : ''}</td><td>${escaped(text)}</td></tr>`;
    });
    const table = rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : '';
    const refusals = errors.length > 0 ? ` Errors: ${errors.join(', ')}.` : '';
    const id = `${method.toLowerCase()}${path.replace(/\W+/g, '-')}`;
    return `<section><h2 id="${id}"><code>${method} ${BASE}${path}</code></h2><p>${escaped(summary)}.${refusals}</p>${table}</section>`;
  });
  return html(
    'Specimen API',
    `<h1>API reference</h1><p>Machine-readable: <a href="${BASE}/openapi.json">OpenAPI 3.1</a>.</p>${sections.join('\n')}`,
  );
}

function escaped(value: string): string {
  return value.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
