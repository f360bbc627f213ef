/** Codes that people write for a country, though they are another's or nobody's. */
export const MISNAMED: ReadonlyMap<string, string> = new Map([
  ['uk', 'gb'],
  ['england', 'gb'],
]);
