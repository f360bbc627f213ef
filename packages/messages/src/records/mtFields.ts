import { amountText } from '../story/money.ts';
import { cut, SWIFT_X } from '../text/characters.ts';

/** Writes an amount as SWIFT does: `12,50`, and `1250,` without decimals. */
export function mtAmount(units: number, currency: string): string {
  const text = amountText(units, currency).replace('.', ',');
  return text.includes(',') ? text : `${text},`;
}

/** Breaks a text into lines. No line begins with a character that would end or begin a field. */
export function mtLines(text: string, width: number, most: number): string {
  let rest = SWIFT_X.transliterate(text).trim();
  const lines: string[] = [];
  while (rest !== '' && lines.length < most) {
    let end = Math.min(width, rest.length);
    while (end > 1 && end < rest.length && /^\s*[:-]/.test(rest.slice(end))) end--;
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return lines.map((line) => line.replace(/^[:-]/, '.')).join('\r\n');
}

/** Returns a reference of at most 16 characters, or NONREF if it is longer or contains forbidden characters. */
export function mtReference(text: string | undefined): string {
  const reference = SWIFT_X.transliterate(text ?? '');
  const isRight = reference !== '' && reference.length <= 16 && !/^\/|\/$|\/\//.test(reference);
  return isRight ? reference : 'NONREF';
}

/** Writes one field of a message. */
export function mtField(tag: string, value: string): string {
  return `:${tag}:${value}\r\n`;
}

/** Returns name and address as at most four lines of 35 characters. */
export function mtParty(name: string, ...address: readonly (string | undefined)[]): string {
  const lines = mtLines(name, 35, 2).split('\r\n');
  for (const each of address) {
    const line = each === undefined ? '' : cut(mtLines(each, 35, 1), 35);
    if (line !== '' && lines.length < 4) lines.push(line);
  }
  return lines.join('\r\n');
}
