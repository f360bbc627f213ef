import { Problem } from '../kernel/problem.ts';

/** Refuses tables or columns whose texts contain the character of number 0, which no database takes; names its place. */
export function refuseNul(given: unknown, place: string): void {
  if (!JSON.stringify(given)?.includes('\\u0000')) return;
  const found = placeOfNul(given, place);
  if (found !== undefined)
    throw new Problem(
      'bad-definition',
      `${found} contains the character U+0000, which no database takes; remove it`,
      { subject: found },
    );
}

function placeOfNul(value: unknown, place: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? place : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const inner = Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`;
    const found = key.includes('\0') ? `a name in ${place}` : placeOfNul(part, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
