/** A pool in a country's own order: its own common names first, then those that others share with it. */
export function ranked(own: string, shared: string): string {
  return [...new Set(`${own} ${shared}`.trim().split(/\s+/))].join(' ');
}
