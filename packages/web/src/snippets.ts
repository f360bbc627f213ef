import { curl } from './snippets/curl.ts';
import { javaScript } from './snippets/javaScript.ts';
import { PAGE } from './snippets/pages.ts';
import { python } from './snippets/python.ts';

/** A request in words or of a spec, independent of the surface. */
export interface Request {
  /** Name of the operation in the command and the MCP tools. */
  readonly operation: 'fetch' | 'generate';
  /** The words or the spec. */
  readonly what: string;
  /** Other parameters by name. */
  readonly given: Readonly<Record<string, string | undefined>>;
  readonly rows?: number;
}

/** Returns the request for each surface, by the names of the tabs. */
export function snippets(request: Request, origin = location.origin): Readonly<Record<string, string>> {
  const { operation, given, rows = 1 } = request;
  const { n, ...paged } = given;
  const asked = rows > PAGE ? paged : given;
  const url = (format: string) => origin + addressOf({ ...request, given: { ...asked, format } });
  // The words may contain a format.
  const wanted = { format: operation === 'fetch' ? '' : (given.format ?? 'json'), rows };
  return {
    curl: curl(wanted, (format, page) =>
      page ? `"${url(format)}&n=${page.n}&offset=${page.offset}"` : quoted(url(format)),
    ),
    JavaScript: javaScript(wanted, url),
    Python: python(wanted, url),
    Command: commandOf(request),
    MCP: toolOf(request),
  };
}

/** Returns the address of the request under the API. */
function addressOf({ operation, what, given }: Request): string {
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value) as [string, string][]);
  if (operation === 'fetch') return `/api/v1/fetch?${new URLSearchParams([['q', what], ...query])}`;
  const [owner, selector] = [what.slice(0, what.indexOf('.')), what.slice(what.indexOf('.') + 1)];
  return `/api/v1/${encodeURIComponent(owner)}/${encodeURIComponent(selector).replaceAll('%3A', ':').replaceAll('%2C', ',')}?${query}`;
}

function commandOf({ operation, what, given }: Request): string {
  const options = Object.entries(given).flatMap(([name, value]) => {
    if (!value) return [];
    // A value that may be omitted, or that looks like an option, must follow an equals sign.
    return [
      `--${hyphenated(name)}${name === 'invalid' || value.startsWith('-') ? '=' : ' '}${quoted(value)}`,
    ];
  });
  const command = operation === 'fetch' ? ['fetch'] : [];
  const word = quoted(what);
  const rest = what.startsWith('-') ? [...options, '--', word] : [word, ...options];
  return ['npx -y specimen-cli', ...command, ...rest].join(' ');
}

function toolOf({ operation, what, given }: Request): string {
  const { n, age, sex, city, region, bank, brand, wallet, ...rest } = given;
  const where = Object.fromEntries(
    Object.entries({ sex, age, city, region, bank, brand, wallet }).filter(([, value]) => value),
  );
  const args = Object.fromEntries(
    Object.entries({
      [operation === 'fetch' ? 'q' : 'spec']: what,
      n: n && Number(n),
      where: Object.keys(where).length > 0 ? where : undefined,
      ...rest,
    }).filter(([, value]) => value),
  );
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: operation, arguments: args } };
  return JSON.stringify(call, null, 2);
}

/** Returns the command's option for a parameter: `as-of` for `asOf`. */
export function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Quotes a word for a shell, unless it is plain. */
export function quoted(word: string): string {
  return /^[\w.,:@%+=/-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
