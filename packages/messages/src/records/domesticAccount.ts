import { Problem } from 'specimen-data/internal';
import type { Account } from '../story/party.ts';

/** Where the parts of a domestic account stand in the IBAN of its country. */
export interface AccountLayout<Part extends string> {
  /** Two capital letters. */
  readonly country: string;
  readonly parts: Readonly<Record<Part, readonly [start: number, end: number]>>;
}

/** Returns the parts of an account's IBAN; an IBAN of another country is a problem. */
export function ibanParts<Part extends string>(
  { country, parts }: AccountLayout<Part>,
  { iban }: Account,
  at: string,
): Readonly<Record<Part, string>> | undefined {
  if (iban === undefined) return undefined;
  if (!iban.startsWith(country))
    throw new Problem('bad-parameter', `${at}.iban must begin with ${country}, not with ${iban.slice(0, 2)}`);
  const cut = ([part, [start, end]]: [string, readonly [number, number]]) => [part, iban.slice(start, end)];
  const entries = Object.entries(parts) as [Part, readonly [number, number]][];
  return Object.fromEntries(entries.map(cut)) as Record<Part, string>;
}

/** Returns a domestic number, padded with zeros; one with more than `longest` digits is a problem. */
export function digitsOf({ number = '' }: Account, longest: number, at: string): string {
  if (/^\d+$/.test(number) && number.length <= longest) return number.padStart(longest, '0');
  throw new Problem('bad-parameter', `${at}.number must have at most ${longest} digits, not ${number}`);
}
