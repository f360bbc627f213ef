import { served } from 'specimen-data/internal';

/** The entries of an Accept header, the most wanted first; those of equal weight in their order. */
function choices(header: string) {
  return header
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [name = '', ...rest] = entry.split(';').map((part) => part.trim());
      const weight = rest.find((part) => part.startsWith('q='))?.slice(2) ?? '1';
      return { name, weight: /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0 };
    })
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.weight - a.weight);
}

const byType = new Map(['csv', 'ndjson', 'xml'].map((key) => [served.get(key)?.type.split(';')[0], key]));

/** The format of the media type that is wanted most, if it is one of a format. */
export function wantedFormat(accept: string | undefined): string | undefined {
  if (accept === undefined || accept === '*/*') return undefined;
  const [first] = choices(accept);
  return first && first.weight > 0 ? byType.get(first.name) : undefined;
}

/** How a body is encoded for a client: br before gzip where both are wanted alike, as it is where that is wanted more. */
export function wantedEncoding(accepted: string): 'br' | 'gzip' | 'identity' {
  const wanted = choices(accepted);
  const weightOf = (name: string) => wanted.find((choice) => choice.name === name)?.weight;
  const others = weightOf('*');
  const br = weightOf('br') ?? others ?? 0;
  const gzip = weightOf('gzip') ?? others ?? 0;
  // Unless it is named, a body as it is will do, but nobody asks for it.
  const identity = weightOf('identity') ?? 0;
  if (Math.max(br, gzip) === 0 || identity > Math.max(br, gzip)) return 'identity';
  return br >= gzip ? 'br' : 'gzip';
}
