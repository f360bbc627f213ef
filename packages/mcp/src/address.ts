import { Problem } from 'specimen-data';
import { type Answer, type Given, percentEncoded } from 'specimen-data/internal';

/** Where HTTP answers all rows of a call, and how to ask: with objects among the arguments as a body. */
export function addressOf(
  site: string,
  path: string | undefined,
  given: Given,
  { seed, format }: Pick<Answer, 'seed' | 'format'>,
): { readonly how: string; readonly url: string } | undefined {
  if (path === undefined) return undefined;
  const { format: _, where, ...args }: Given = { ...given, seed };
  // Words that ask for another format give way to one that was named.
  const isNamed = given.format !== undefined || format?.key !== 'json';
  const suffix: Record<string, string> = format && isNamed ? { format: format.key } : {};
  const url = `${site}/api/v1${path.replace(/\{(\w+)\}/g, (_, name) => specPath(String(given[name])))}`;
  const names = Object.keys(args);
  if (names.some((name) => holdsObjects(args[name]))) {
    const body = where === undefined ? names : [...names, 'where'];
    return { how: `POST the same ${body.join(', ')} as JSON to`, url: withQuery(url, suffix) };
  }
  const query = Object.entries({ ...args, ...(where as object) });
  const texts = query
    .filter(([name]) => !path.includes(`{${name}}`))
    .map(([name, value]) => [name, value === true ? '1' : String(value)]);
  return { how: 'GET', url: withQuery(url, { ...Object.fromEntries(texts), ...suffix }) };
}

/** Where the HTTP API is served, as whoever starts the tools over stdio says it. */
export function siteAt(text = ''): string {
  const site = (text || 'http://localhost:3000').replace(/\/+$/, '');
  if (/^https?:/i.test(site) && URL.canParse(site)) return site;
  throw new Problem('bad-setting', {
    subject: 'SPECIMEN_URL',
    expected: 'an address such as https://data.example',
    given: text,
  });
}

function holdsObjects(value: unknown): boolean {
  return Array.isArray(value) && value.some((item) => typeof item === 'object');
}

function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? url : `${url}?${text}`;
}

/** A spec as a path, readable where it can be. */
function specPath(spec: string): string {
  const dot = spec.indexOf('.');
  if (dot < 0) return encoded(spec);
  return `${encoded(spec.slice(0, dot))}/${encoded(spec.slice(dot + 1))}`;
}

function encoded(part: string): string {
  return percentEncoded(part).replaceAll('%3A', ':').replaceAll('%2C', ',');
}
