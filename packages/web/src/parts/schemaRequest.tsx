import { fields } from '../schemaFields.ts';
import { curl } from '../snippets/curl.ts';
import { quoted } from '../snippets.ts';
import { typeScriptOf } from '../typeScript.ts';
import { Snippets } from './snippets.tsx';
import type { Json } from './value.tsx';

/** The request as a body, as curl and as a type. */
export function SchemaRequest({
  body,
  rows,
  format,
}: {
  readonly format: string;
  readonly body: { readonly count: number };
  readonly rows: readonly { readonly [key: string]: Json }[];
}) {
  const texts = {
    Body: JSON.stringify(body, null, 2),
    curl: curlOf(body, format),
    TypeScript: typeScriptOf(rows, fields.value),
  };
  return (
    <section aria-label="Request">
      <Snippets texts={texts} label="Request" copy="Copy request" />
    </section>
  );
}

/** The body as it is sent; that of a page has the shell put in which. */
function curlOf(body: { readonly count: number }, wanted: string): string {
  const { count, ...rest } = body;
  return curl({ format: wanted, rows: count }, (format, page) => {
    const to = `${quoted(`${location.origin}/api/v1/schema?format=${format}`)} -H 'content-type: application/json' -d`;
    if (!page) return `${to} ${quoted(JSON.stringify(body))}`;
    return `${to} '{"count":'${page.n}',"offset":'${page.offset}${quoted(`,${JSON.stringify(rest).slice(1)}`)}`;
  });
}
