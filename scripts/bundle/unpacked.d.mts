export function unpackedPairs(text: string, table: string, shift: number): string;
