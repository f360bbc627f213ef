import { PAGE, type Printing, type Wanted } from './pages.ts';

/** The rows by a script for Node; `url` is their address in a format, without a page. */
export function javaScript({ format, rows }: Wanted, url: (format: string) => string): string {
  const { fetched = format, before = '', each, after = '', whole } = PRINTING[format] ?? TEXT;
  if (rows <= PAGE) return `const response = await fetch(${JSON.stringify(url(fetched))});\n${whole}`;
  return `${before}for (let offset = 0; offset < ${rows}; offset += ${PAGE}) {
  const n = Math.min(${PAGE}, ${rows} - offset);
  const response = await fetch(\`${url(fetched)}&n=\${n}&offset=\${offset}\`);
  ${each}
}${after}`;
}

const TEXT: Printing = {
  whole: 'console.log(await response.text());',
  each: 'process.stdout.write(await response.text());',
};

/** All rows together, and what is done with them. */
const gathered = (print: string): Printing => ({
  fetched: 'json',
  whole: `const rows = await response.json();${print}`,
  before: 'const rows = [];\n',
  each: 'rows.push(...(await response.json()));',
  after: print,
});

const PRINTING: Readonly<Record<string, Printing>> = {
  json: gathered('\nconsole.log(JSON.stringify(rows));'),
  csv: {
    ...TEXT,
    each: String.raw`process.stdout.write((await response.text()).replace(offset ? /^.*\r?\n/ : '', ''));`,
  },
  tsv: gathered(String.raw`
const cell = (value) =>
  String(value ?? '').replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
for (const cells of [Object.keys(rows[0]), ...rows.map(Object.values)])
  console.log(cells.map(cell).join('\t'));`),
  xml: {
    ...TEXT,
    before: `${String.raw`process.stdout.write('<?xml version="1.0" encoding="UTF-8"?>\n<rows>');`}\n`,
    each: String.raw`process.stdout.write((await response.text()).replace(/^[^]*<rows>|<\/rows>\s*$/g, ''));`,
    after: "\nconsole.log('</rows>');",
  },
};
