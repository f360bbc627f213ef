/** A request in words, or of a spec, as it is asked of every surface. */
export interface Request {
  /** The operation, as the command and the tools call it. */
  readonly operation: 'fetch' | 'generate';
  /** What is asked: words, or a spec. */
  readonly what: string;
  /** The other parameters, by their names. */
  readonly given: Readonly<Record<string, string | undefined>>;
  readonly rows?: number;
}

/** As many rows as one call over HTTP gives. */
const PAGE = 1000;

/** The same request as each surface takes it, by the names of the tabs. */
export function snippets(request: Request, origin = location.origin): Readonly<Record<string, string>> {
  const { rows = 1 } = request;
  const url = origin + addressOf(request, rows > PAGE ? PAGE : undefined);
  const many = rows > PAGE;
  return {
    curl: many ? curlPages(url, rows) : `curl ${quoted(url)}`,
    JavaScript: many ? scriptPages(url, rows) : scriptOf(url, request),
    Python: many ? pythonPages(url, rows) : pythonOf(url, request),
    Command: commandOf(request),
    MCP: toolOf(request),
  };
}

/** The request's address under the API; `n` is the page's where there are several. */
function addressOf({ operation, what, given }: Request, n?: number): string {
  const entries = Object.entries({ ...given, ...(n && { n: String(n) }) }).filter(([, value]) => value);
  const query = new URLSearchParams(entries as [string, string][]);
  if (operation === 'fetch') return `/api/v1/fetch?${new URLSearchParams([['q', what], ...query])}`;
  const [owner, selector] = [what.slice(0, what.indexOf('.')), what.slice(what.indexOf('.') + 1)];
  return `/api/v1/${owner}/${encodeURIComponent(selector).replaceAll('%3A', ':').replaceAll('%2C', ',')}?${query}`;
}

function isJson({ given }: Request): boolean {
  return (given.format ?? 'json') === 'json';
}

function scriptOf(url: string, request: Request): string {
  return `const response = await fetch(${JSON.stringify(url)});\nconsole.log(await response.${isJson(request) ? 'json' : 'text'}());`;
}

function pythonOf(url: string, request: Request): string {
  const read = isJson(request) ? 'json.load(response)' : 'response.read().decode()';
  return `import json\nfrom urllib.request import urlopen\n\nwith urlopen(${JSON.stringify(url)}) as response:\n    print(${read})`;
}

/** Page by page: each call begins where the last one ended. */
function curlPages(url: string, rows: number): string {
  return `for offset in $(seq 0 ${PAGE} ${rows - 1}); do\n  curl -s "${url}&offset=$offset"\ndone`;
}

function scriptPages(url: string, rows: number): string {
  return `for (let offset = 0; offset < ${rows}; offset += ${PAGE}) {\n  const response = await fetch(${JSON.stringify(url)} + '&offset=' + offset);\n  console.log(await response.text());\n}`;
}

function pythonPages(url: string, rows: number): string {
  return `from urllib.request import urlopen\n\nfor offset in range(0, ${rows}, ${PAGE}):\n    with urlopen(${JSON.stringify(url)} + f"&offset={offset}") as response:\n        print(response.read().decode())`;
}

function commandOf({ operation, what, given }: Request): string {
  const options = Object.entries(given).flatMap(([name, value]) =>
    value ? [`--${name} ${quoted(value)}`] : [],
  );
  const words = operation === 'fetch' ? `fetch ${quoted(what)}` : quoted(what);
  return ['npx -y specimen-cli', words, ...options].join(' ');
}

function toolOf({ operation, what, given }: Request): string {
  const { n, age, sex, city, region, bank, brand, ...rest } = given;
  const where = Object.fromEntries(
    Object.entries({ sex, age, city, region, bank, brand }).filter(([, value]) => value),
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

/** A word of a shell: as it is when it is plain, else in quotes. */
function quoted(word: string): string {
  return /^[\w.,:@%+=/-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
