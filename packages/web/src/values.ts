/** A value with the number of its line. */
export interface Placed {
  readonly line: number;
  readonly value: string;
}

/** Reads one value from each line; the lines of a machine-readable zone are one value. */
export function readValues(text: string): readonly Placed[] {
  const lines = text
    .split(/\r?\n/)
    .map((value, at) => ({ line: at + 1, value: value.trim() }))
    .filter(({ value }) => value !== '');
  const values: Placed[] = [];
  for (let at = 0; at < lines.length; at++) {
    const { line, value } = lines[at] as Placed;
    const zone = lines.slice(at, at + (ZONES.get(value.length) ?? 1)).map((each) => each.value);
    if (!isZone(zone)) values.push({ line, value });
    else {
      values.push({ line, value: zone.join('\n') });
      at += zone.length - 1;
    }
  }
  return values;
}

/** Number of lines by their length, for TD3, TD2 and TD1 of ICAO 9303. */
const ZONES: ReadonlyMap<number, number> = new Map([
  [44, 2],
  [36, 2],
  [30, 3],
]);

function isZone(lines: readonly string[]): boolean {
  const [first = ''] = lines;
  const whole =
    lines.length === ZONES.get(first.length) && lines.every(({ length }) => length === first.length);
  return whole && /^[a-z][a-z0-9<]*<[a-z0-9<]*$/i.test(lines.join(''));
}

/** A text that can be checked, or the reason why it cannot be. */
export type Read = { readonly text: string } | { readonly problem: string };

/** Returns the typed text; `otherwise` names the surface that accepts longer texts. */
export function textIn(pasted: string, otherwise: string): Read {
  return isTooLong(pasted) ? { problem: tooLong('What was pasted', otherwise) } : { text: pasted };
}

/** Returns the content of a text file. */
export async function valueText(file: File, otherwise: string): Promise<Read> {
  const long = { problem: tooLong(`“${file.name}”`, otherwise) };
  if (file.size > LONGEST) return long;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (!text.includes('\0')) return isTooLong(text) ? long : { text };
  } catch {
    // Bytes that are not UTF-8 get the same message as characters that no text contains.
  }
  return { problem: `“${file.name}” is no text in UTF-8. Save it as such first.` };
}

/** Maximum length of a text, because the address holds it. */
const LONGEST = 1_000_000;

/**
 * Returns true if the address would be too long: browsers cut addresses at two million characters, and a non-Latin letter
 * takes up to nine.
 */
function isTooLong(text: string): boolean {
  return text.length > LONGEST || inAddress(text).length > 2 * LONGEST;
}

/** Encodes a text for the address. Half of a surrogate pair, which remains when an emoji is cut, cannot be encoded. */
export function inAddress(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

function tooLong(what: string, otherwise: string): string {
  return `${what} is more than an address holds, about 1 MB. ${otherwise}`;
}
