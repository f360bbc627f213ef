import { hrefOf } from '../address.ts';
import { hyphenated, quoted } from '../snippets.ts';
import { PAGE } from './pages.ts';

/** A dataset as it is downloaded. */
interface DatasetAsked {
  readonly key: string;
  readonly country: string;
  readonly size: string;
  readonly seed: string;
  readonly asOf?: string;
  readonly format: string;
  readonly dialect?: string;
}

/** The same file by each surface. */
export function datasetSnippets(
  { key, ...given }: DatasetAsked,
  origin = location.origin,
): Readonly<Record<string, string>> {
  const file = `${key}.${given.format}`;
  const address = `${origin}${hrefOf(`/api/v1/datasets/${encodeURIComponent(key)}`, { ...given })}`;
  const options = Object.entries(given).map(([name, value]) => `--${hyphenated(name)} ${quoted(value)}`);
  return {
    curl:
      Number(given.size) > PAGE
        ? `# Over HTTP a dataset has at most ${PAGE} rows of its main table; the command and the library have no limit.`
        : `curl -o ${quoted(file)} ${quoted(address)}`,
    Command: ['npx -y specimen-cli dataset', quoted(key), ...options, `--out ${quoted(file)}`].join(' '),
    // A block is used again for the next, so it is written at once.
    JavaScript: `import { openSync, writeFileSync } from 'node:fs';
import { datasetStream } from 'specimen-data';

const file = openSync(${JSON.stringify(file)}, 'w');
const options = ${JSON.stringify({ ...given, size: Number(given.size) })};
for (const block of datasetStream(${JSON.stringify(key)}, options)) writeFileSync(file, block);`,
  };
}
