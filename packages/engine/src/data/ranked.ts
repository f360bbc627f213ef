/** Joins the names of a country: its own frequent names first, then those that it shares with others. */
export function rankedNames(own: string, shared: string): string {
  return [...new Set(`${own} ${shared}`.trim().split(/\s+/))].join(' ');
}
