/** Joins the names of a country: its own frequent names first, then those that it shares with others. */
export function rankedNames(own: string, shared: string): string {
  return [...new Set(`${own} ${shared}`.trim().split(/\s+/))].join(' ');
}

/** Returns the names of a list with one share each, for lists that name all shares. */
export function eachWith(share: number, names: string): string {
  return names.trim().replace(/\s+/g, `:${share} `).concat(`:${share}`);
}
