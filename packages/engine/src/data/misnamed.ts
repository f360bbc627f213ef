/** Codes that people use for a country although they belong to another one or to none. */
export const MISNAMED: ReadonlyMap<string, string> = new Map([
  ['uk', 'gb'],
  ['england', 'gb'],
]);
