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
  const calls = rows > PAGE ? paged(request, origin, rows) : single(request, origin);
  return { ...calls, Command: commandOf(request), MCP: toolOf(request) };
}

function single(request: Request, origin: string): Readonly<Record<string, string>> {
  const url = JSON.stringify(origin + addressOf(request));
  const [read, load] = isJson(request)
    ? ['json', 'json.load(response)']
    : ['text', 'response.read().decode()'];
  return {
    curl: `curl ${quoted(origin + addressOf(request))}`,
    JavaScript: `const response = await fetch(${url});\nconsole.log(await response.${read}());`,
    Python: `import json\nfrom urllib.request import urlopen\n\nwith urlopen(${url}) as response:\n    print(${load})`,
  };
}

/** Page by page: each call begins where the last one ended. Lines are joined under one header, JSON in one array. */
function paged(request: Request, origin: string, rows: number): Readonly<Record<string, string>> {
  const { n, ...given } = request.given;
  const url = (format = given.format) => origin + addressOf({ ...request, given: { ...given, format } });
  const header = ['csv', 'tsv'].includes(given.format ?? '');
  const lines = isJson(request) ? 'ndjson' : given.format;
  const left = `${rows} - offset < ${PAGE} ? ${rows} - offset : ${PAGE}`;
  const script = isJson(request)
    ? ['const rows = [];\n', 'rows.push(...(await response.json()));', '\nconsole.log(JSON.stringify(rows));']
    : [
        '',
        `process.stdout.write(${header ? "(await response.text()).replace(offset ? /^.*\\r?\\n/ : '', '')" : 'await response.text()'});`,
        '',
      ];
  const python = isJson(request)
    ? ['rows = []\n', 'rows += json.load(response)', '\nprint(json.dumps(rows))']
    : [
        '',
        `print(response.read().decode()${header ? '.split("\\n", 1 if offset else 0)[-1]' : ''}, end="")`,
        '',
      ];
  return {
    curl: `for offset in $(seq 0 ${PAGE} ${rows - 1}); do\n  curl -s "${url(lines)}&n=$((${left}))&offset=$offset"${header ? ' | tail -n +$((offset ? 2 : 1))' : ''}\ndone`,
    JavaScript: `${script[0]}for (let offset = 0; offset < ${rows}; offset += ${PAGE}) {\n  const n = Math.min(${PAGE}, ${rows} - offset);\n  const response = await fetch(\`${url()}&n=\${n}&offset=\${offset}\`);\n  ${script[1]}\n}${script[2]}`,
    Python: `import json\nfrom urllib.request import urlopen\n\n${python[0]}for offset in range(0, ${rows}, ${PAGE}):\n    n = min(${PAGE}, ${rows} - offset)\n    with urlopen(f"${url()}&n={n}&offset={offset}") as response:\n        ${python[1]}${python[2]}`,
  };
}

/** The request's address under the API. */
function addressOf({ operation, what, given }: Request): string {
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value) as [string, string][]);
  if (operation === 'fetch') return `/api/v1/fetch?${new URLSearchParams([['q', what], ...query])}`;
  const [owner, selector] = [what.slice(0, what.indexOf('.')), what.slice(what.indexOf('.') + 1)];
  return `/api/v1/${owner}/${encodeURIComponent(selector).replaceAll('%3A', ':').replaceAll('%2C', ',')}?${query}`;
}

function isJson({ given }: Request): boolean {
  return (given.format ?? 'json') === 'json';
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
