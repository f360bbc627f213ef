import { catalogue } from '@specimen/engine';
import type { Route } from './route.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}code,pre{font-family:ui-monospace,monospace;background:#f3f3f0;border-radius:4px}code{padding:.1em .3em}pre{padding:1rem;overflow:auto}h2{margin-top:2rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .6rem .3rem 0;vertical-align:top;border-bottom:1px solid #ddd}a{color:#0b5394}';

function html(title: string, body: string): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>\n`;
}

/** The page at `/`: what this is, and calls to try. */
export function homePage(): string {
  const countries = catalogue
    .countries()
    .map(({ code, name, flag }) => `<a href="/api/v1/${code}/person?pretty=1">${flag} ${text(name)}</a>`)
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

/** The API reference at `/docs`, from the route table. */
export function docsPage(routes: readonly Route[], base: string): string {
  const sections = routes.map(({ method, path, summary, params = [], query = [], body, ok, errors }) => {
    const rows = [...params, ...query]
      .map(
        ({ name, description, required }) =>
          `<tr><td><code>${name}</code>${required ? ' *' : ''}</td><td>${text(description)}</td></tr>`,
      )
      .join('');
    const example = ok['application/json']?.example;
    return `<section><h2 id="${method.toLowerCase()}${path.replace(/\W+/g, '-')}"><code>${method} ${base}${path}</code></h2><p>${text(summary)}. ${errors.length ? `Errors: ${errors.join(', ')}.` : ''}</p>${rows ? `<table><tbody>${rows}</tbody></table>` : ''}${body ? `<p>Body</p><pre>${text(JSON.stringify(body.example, null, 2))}</pre>` : ''}<p>Answer</p><pre>${text(JSON.stringify(example, null, 2))}</pre></section>`;
  });
  return html(
    'Specimen API',
    `<h1>API reference</h1><p>Machine-readable: <a href="${base}/openapi.json">OpenAPI 3.1</a>.</p>${sections.join('\n')}`,
  );
}

function text(value: string): string {
  return value.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
