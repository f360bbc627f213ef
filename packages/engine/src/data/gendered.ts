/**
 * A pool of surnames with the form women bear, by a language's rule: `Kowalski` to `Kowalski/Kowalska`. An
 * entry that gives its own form (`Konieczny/Konieczna`) stays as it is.
 */
export function gendered(names: string, feminine: (name: string, index: number) => string): string {
  const entries = names.trim().split(/\s+/);
  return entries.map((name, i) => (name.includes('/') ? name : `${name}/${feminine(name, i)}`)).join(' ');
}
