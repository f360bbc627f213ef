import { PAGE, type Wanted } from './pages.ts';

/** Where a page begins and how many rows it has, as a shell says it. */
interface ShellPage {
  readonly n: string;
  readonly offset: string;
}

/** The rows by curl; `call` is a call's address and options, in a format, of a page or of all. */
export function curl({ format, rows }: Wanted, call: (format: string, page?: ShellPage) => string): string {
  const { fetched = format, head, cut, between, tail, filter = '' } = JOINING[format] ?? {};
  if (rows <= PAGE) return filter ? `curl -s ${call(fetched)}${filter}` : `curl ${call(fetched)}`;
  const n = `$((${rows} - offset < ${PAGE} ? ${rows} - offset : ${PAGE}))`;
  const page = `curl -s ${call(fetched, { n, offset: '$offset' })}${cut ? ` | ${cut}` : ''}`;
  const lines = [
    ...(head ? [`printf '${head}'`] : []),
    `for offset in $(seq 0 ${PAGE} ${rows - 1}); do`,
    ...(between ? [`  [ $offset = 0 ] || printf '${between}'`] : []),
    // What is put in between quotes loses its last line break.
    `  ${tail ? `printf %s "$(${page})"` : page}`,
    `done${filter}`,
    ...(tail ? [`echo '${tail}'`] : []),
  ];
  return lines.join('\n');
}

/** How the pages of a format become one text: what stands around them all is cut from each. */
const JOINING: Readonly<Record<string, Joining>> = {
  csv: { cut: 'tail -n +$((offset ? 2 : 1))' },
  json: { head: '[', cut: String.raw`sed 's/^\[//; s/\]$//'`, between: ',', tail: ']' },
  xml: {
    head: String.raw`<?xml version="1.0" encoding="UTF-8"?>\n<rows>`,
    cut: "sed '1d; s/<rows>//; s|</rows>||'",
    tail: '</rows>',
  },
  tsv: {
    fetched: 'csv',
    cut: 'tail -n +$((offset ? 2 : 1))',
    filter: ` | python3 -c '${String.raw`
import csv, sys
for row in csv.reader(sys.stdin):
    print("\t".join(cell.replace("\\", r"\\").replace("\t", r"\t").replace("\n", r"\n") for cell in row))`}'`,
  },
};

interface Joining {
  readonly fetched?: string;
  readonly head?: string;
  /** Takes from a page what stands around it. */
  readonly cut?: string;
  readonly between?: string;
  readonly tail?: string;
  /** Makes another format of all. */
  readonly filter?: string;
}
