import type { Given } from 'specimen-data/internal';

type Needs = readonly string[] | 'all';

/** Returns the countries that an operation uses; a request in words may use any. */
export function countriesOf(operation: string, given: Given): Needs {
  return NEEDS[operation]?.(given) ?? [];
}

const NEEDS: Readonly<Record<string, (given: Given) => Needs>> = {
  generate: ({ spec }) => codesIn(spec),
  validate: ({ checks }) => codesIn((checks as readonly { spec?: string }[]).map(({ spec }) => spec)),
  cases: ({ spec }) => codesIn(spec),
  country: ({ country }) => [String(country)],
  schema: ({ fields }) => codesIn(fields),
  fetch: ({ q }) => codeIn(q),
  resolve: ({ q }) => codeIn(q),
  identify: () => 'all',
  datasets: () => ['us'],
  dataset: ({ country = 'us' }) =>
    String(country)
      .toLowerCase()
      .match(/[a-z]{2}/g) ?? [],
};

/** Returns the countries of all specs within a value. */
function codesIn(value: unknown): readonly string[] {
  const specs = JSON.stringify(value ?? '')
    .toLowerCase()
    .matchAll(/"([a-z]{2})\./g);
  return [...new Set(Array.from(specs, ([, code]) => code as string))];
}

function codeIn(words: unknown): Needs {
  const [, code] = /^\s*([a-z]{2})[./][a-z][\w:-]*\s*$/i.exec(String(words)) ?? [];
  return code ? [code.toLowerCase()] : 'all';
}
