import { PAGE, type Wanted } from './pages.ts';

/** Offset and number of rows of a page, as shell expressions. */
interface ShellPage {
  readonly n: string;
  readonly offset: string;
}

/** Returns a curl command for the rows; `call` returns the address and options for a format and a page. */
export function curl({ format, rows }: Wanted, call: (format: string, page?: ShellPage) => string): string {
  const { fetched = format, head, cut, between, tail, filter = '' } = JOINING[format] ?? {};
  if (rows <= PAGE) return filter ? `curl -s ${call(fetched)}${filter}` : `curl ${call(fetched)}`;
  const n = `$((${rows} - offset < ${PAGE} ? ${rows} - offset : ${PAGE}))`;
  const page = `curl -s ${call(fetched, { n, offset: '$offset' })}${cut ? ` | ${cut}` : ''}`;
  const lines = [
    ...(head ? [`printf '${head}'`] : []),
    `for offset in $(seq 0 ${PAGE} ${rows - 1}); do`,
    ...(between ? [`  [ $offset = 0 ] || printf '${between}'`] : []),
    // A command substitution removes the last line break.
    `  ${tail ? `printf %s "$(${page})"` : page}`,
    `done${filter}`,
    ...(tail ? [`echo '${tail}'`] : []),
  ];
  return lines.join('\n');
}

/** Steps that join pages into one text, by format: each page loses its header or brackets. */
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
  /** Command that removes the header or brackets of a page. */
  readonly cut?: string;
  readonly between?: string;
  readonly tail?: string;
  /** Command that converts the joined pages into another format. */
  readonly filter?: string;
}
