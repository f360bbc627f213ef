import { PAGE, type Printing, type Wanted } from './pages.ts';

/** The rows by a script for Python; `url` is their address in a format, without a page. */
export function python({ format, rows }: Wanted, url: (format: string) => string): string {
  const { fetched = format, before = '', each, after = '', whole } = PRINTING[format] ?? TEXT;
  const imports = `${fetched === 'json' ? 'import json\n' : ''}from urllib.request import urlopen\n\n`;
  if (rows <= PAGE)
    return `${imports}with urlopen(${JSON.stringify(url(fetched))}) as response:\n    ${whole}`;
  return `${imports}${before}for offset in range(0, ${rows}, ${PAGE}):
    n = min(${PAGE}, ${rows} - offset)
    with urlopen(f"${url(fetched)}&n={n}&offset={offset}") as response:
        ${each}${after}`;
}

const TEXT: Printing = {
  whole: 'print(response.read().decode())',
  each: 'print(response.read().decode(), end="")',
};

/** All rows together, and what is done with them. */
const gathered = (print: string): Printing => ({
  fetched: 'json',
  whole: `rows = json.load(response)${print}`,
  before: 'rows = []\n',
  each: 'rows += json.load(response)',
  after: print,
});

const PRINTING: Readonly<Record<string, Printing>> = {
  json: gathered('\nprint(json.dumps(rows, ensure_ascii=False))'),
  csv: {
    ...TEXT,
    each: String.raw`print(response.read().decode().split("\n", 1 if offset else 0)[-1], end="")`,
  },
  tsv: gathered(String.raw`
for cells in [rows[0].keys(), *(row.values() for row in rows)]:
    texts = ["" if cell is None else str(cell) for cell in cells]
    print("\t".join(text.replace("\\", r"\\").replace("\t", r"\t").replace("\n", r"\n") for text in texts))`),
  xml: {
    ...TEXT,
    before: `${String.raw`print('<?xml version="1.0" encoding="UTF-8"?>\n<rows>', end="")`}\n`,
    each: 'print(response.read().decode().split("<rows>")[1].split("</rows>")[0], end="")',
    after: '\nprint("</rows>")',
  },
};
