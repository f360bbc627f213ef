import { hrefOf } from '../address.ts';
import { hyphenated, quoted } from '../snippets.ts';

/** The same file by each surface. */
export function messageSnippets(
  { key, ...given }: Readonly<Record<string, string | undefined>>,
  file: string,
  origin = location.origin,
): Readonly<Record<string, string>> {
  const state = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const address = `${origin}${hrefOf(`/api/v1/messages/${key}`, Object.fromEntries(state))}`;
  const options = state.map(([name, value]) =>
    name === 'n' ? `-n ${value}` : `--${hyphenated(name)} ${quoted(value)}`,
  );
  const values = Object.fromEntries(
    state.map(([name, value]) => [name, name === 'n' ? Number(value) : value]),
  );
  return {
    curl: `curl -o ${quoted(file)} ${quoted(address)}`,
    Command: ['npx -y specimen-cli message', key, ...options].join(' '),
    JavaScript: `import { generate } from 'specimen-data/messages';

const text = generate(${JSON.stringify(key)}, ${JSON.stringify(values)});`,
  };
}
