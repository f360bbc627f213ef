import { unescape as unescaped } from 'node:querystring';

/** Reads the query of an address; the function gives the first value of a name. */
export function queryOf(url: string): (name: string) => string | undefined {
  const mark = url.indexOf('?');
  if (mark < 0) return nothing;
  const pairs = pairsOf(url, mark + 1);
  return (name) => {
    for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === name) return pairs[i + 1];
    return undefined;
  };
}

function nothing(): undefined {}

/** Names and values in turn. Most hold no escapes, so that cutting is all it takes. */
function pairsOf(url: string, start: number): string[] {
  const pairs: string[] = [];
  for (let from = start; from < url.length; ) {
    const and = url.indexOf('&', from);
    const end = and < 0 ? url.length : and;
    const equals = url.indexOf('=', from);
    if (equals < 0 || equals > end) pairs.push(decoded(url.slice(from, end)), '');
    else pairs.push(decoded(url.slice(from, equals)), decoded(url.slice(equals + 1, end)));
    from = end + 1;
  }
  return pairs;
}

/** Escapes that are wrong stay as they are. */
function decoded(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? unescaped(spaced) : spaced;
}
