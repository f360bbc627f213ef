/**
 * Adds the feminine form of surnames by a language's rule: `Kowalski` to `Kowalski/Kowalska`. An entry with its own
 * form (`Konieczny/Konieczna`) stays unchanged.
 */
export function gendered(names: string, feminine: (name: string, index: number) => string): string {
  const entries = names.trim().split(/\s+/);
  return entries.map((name, i) => (name.includes('/') ? name : `${name}/${feminine(name, i)}`)).join(' ');
}
