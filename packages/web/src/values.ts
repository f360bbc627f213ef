/** A value, and the line that it stands in. */
export interface Placed {
  readonly line: number;
  readonly value: string;
}

/** Values that stand a line each; the lines of a machine readable zone are one value. */
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

/** How many lines there are of a length: ICAO 9303's TD3, TD2 and TD1. */
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

/** A text that can be checked, or why it cannot. */
export type Read = { readonly text: string } | { readonly problem: string };

/** What was typed; `otherwise` says what takes longer ones. */
export function textIn(pasted: string, otherwise: string): Read {
  return isTooLong(pasted) ? { problem: tooLong('What was pasted', otherwise) } : { text: pasted };
}

/** The text of a file, where it is one. */
export async function textOf(file: File, otherwise: string): Promise<Read> {
  const long = { problem: tooLong(`“${file.name}”`, otherwise) };
  if (file.size > LONGEST) return long;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (!text.includes('\0')) return isTooLong(text) ? long : { text };
  } catch {
    // Bytes that are no UTF-8 are told of as others are that no text has.
  }
  return { problem: `“${file.name}” is no text in UTF-8. Save it as such first.` };
}

/** About as much as an address can hold, in which it stands. */
const LONGEST = 1_000_000;

/** Browsers forget addresses of more than two million characters; what is no Latin letter takes up to nine. */
function isTooLong(text: string): boolean {
  return text.length > LONGEST || inAddress(text).length > 2 * LONGEST;
}

/** A text as an address holds it. Half of a pair, as is left where an emoji is cut in two, cannot be written. */
export function inAddress(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

function tooLong(what: string, otherwise: string): string {
  return `${what} is more than an address holds, about 1 MB. ${otherwise}`;
}
