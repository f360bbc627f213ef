/** The formats of rows, as a person chooses them. */
export const FORMATS: readonly (readonly [key: string, name: string])[] = [
  ['csv', 'CSV'],
  ['json', 'JSON'],
  ['ndjson', 'NDJSON'],
  ['tsv', 'TSV'],
  ['xml', 'XML'],
];
