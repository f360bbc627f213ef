import { fields } from '../schemaFields.ts';
import { curl } from '../snippets/curl.ts';
import { quoted } from '../snippets.ts';
import { typeScriptOf } from '../typeScript.ts';
import { CopyButton } from './copyButton.tsx';
import { Tabs } from './tabs.tsx';
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
  const texts: Readonly<Record<string, string>> = {
    Body: JSON.stringify(body, null, 2),
    curl: curlOf(body, format),
    TypeScript: typeScriptOf(rows, fields.value),
  };
  const panels = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, () => <pre class="code">{text}</pre>]),
  );
  return (
    <section aria-label="Request">
      <Tabs label="Request" panels={panels}>
        {(shown) => <CopyButton label="Copy request" text={texts[shown] ?? ''} />}
      </Tabs>
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
