export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A value in a table, which may show its beginning alone, or whole. */
export function Value({ value, cut = false }: { readonly value: Json; readonly cut?: boolean }) {
  const text = textOf(value);
  if (text.startsWith('data:image/')) return <img src={text} alt="" width="48" height="48" />;
  return (
    <span class="value" dir="auto" title={cut && text.length > LONG ? text : undefined}>
      {value === null ? <i>null</i> : text}
    </span>
  );
}

/** Characters that a table shows for certain. */
const LONG = 40;

/** A value as it is copied. */
export function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
