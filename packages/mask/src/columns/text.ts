import { type Checker, type Country, ibanValidator, validators } from 'specimen-data/internal';
import type { NameBook } from '../people/names.ts';

/** Masks for the parts of free text. */
export interface TextMasks {
  readonly names: NameBook;
  readonly email: (value: string) => string;
  readonly phone: (value: string) => string;
  readonly iban: (value: string) => string;
  readonly card: (value: string) => string;
  /** Masks a valid number of one of the country's standards; undefined for any other text. */
  readonly number: (value: string) => string | undefined;
}

const EMAIL = /[\w.%+-]+@[A-Za-z\d.-]+\.[A-Za-z]{2,}/g;
const IBAN = /(?<![A-Za-z\d])[A-Za-z]{2}\d{2}(?: ?[A-Za-z\d]{4}){2,7}(?: ?[A-Za-z\d]{1,4})?(?![A-Za-z\d])/g;
const NUMBER =
  /(?<![A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af\d])\+?[A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af]{0,6}\(?\d[A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af\d]*(?:[ ./()-]{1,2}[A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af]{0,4}\d[A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af\d]*)*(?![A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af\d])/gu;
const WORDS =
  /[A-Z\u00c0-\u00de\u0100-\u017f\u0386-\u03ab\u0400-\u042f][A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af'’-]+(?: [A-Z\u00c0-\u00de\u0100-\u017f\u0386-\u03ab\u0400-\u042f][A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af'’-]+){1,3}/gu;

/** Replaces the addresses, numbers and names in a text by their masked values; the row's own names come first. */
export function maskText(masks: TextMasks, text: string, own: readonly string[]): string {
  const replaced: string[] = [];
  // Masked parts are set aside, so that nothing is masked twice.
  const aside = (masked: string) => `\u0001${replaced.push(masked) - 1}\u0002`;
  let out = text.replace(EMAIL, (found) => aside(masks.email(found)));
  out = out.replace(IBAN, (found) => {
    const whole = longestIban(found);
    return whole === undefined ? found : aside(masks.iban(whole)) + found.slice(whole.length);
  });
  out = out.replace(NUMBER, (found) => {
    const masked = numberIn(masks, found);
    return masked === undefined ? found : aside(masked);
  });
  for (const name of [...own].sort((a, b) => b.length - a.length)) {
    if (name.length < 2) continue;
    const pattern = new RegExp(
      `(?<![A-Za-z\\u00c0-\\u02af\\u0370-\\u1fff\\u2c00-\\ud7af\\d])${escaped(name)}(?![A-Za-z\\u00c0-\\u02af\\u0370-\\u1fff\\u2c00-\\ud7af\\d])`,
      'giu',
    );
    out = out.replace(pattern, (found) => aside(masks.names.mask(found)));
  }
  out = out.replace(WORDS, (found) => {
    const [first = '', ...rest] = found.split(' ');
    const isName = masks.names.knowsGiven(first) && rest.some((word) => masks.names.knows(word));
    return isName ? aside(masks.names.mask(found)) : found;
  });
  while (/\u0001\d+\u0002/.test(out))
    out = out.replace(/\u0001(\d+)\u0002/g, (_, at: string) => replaced[Number(at)] ?? '');
  return out;
}

/** Returns the longest beginning that is an IBAN; words may follow it. */
function longestIban(found: string): string | undefined {
  for (let end = found.length; end >= 15; end--) {
    const part = found.slice(0, end);
    if (!part.endsWith(' ') && ibanValidator.valid(part)) return part;
  }
  return undefined;
}

function numberIn(masks: TextMasks, found: string): string | undefined {
  const digits = found.replace(/\D/g, '');
  if (digits.length < 6) return undefined;
  const number = masks.number(found);
  if (number !== undefined) return number;
  if (digits.length >= 12 && isCard(found)) return masks.card(found);
  const isPhone =
    /^(?:\+|00|0|\()/.test(found) &&
    digits.length >= 8 &&
    digits.length <= 15 &&
    !/[A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af]/u.test(found);
  return isPhone ? masks.phone(found) : undefined;
}

const card = validators.find(({ id }) => id === 'cardNumber') as Checker;

function isCard(value: string): boolean {
  return card.valid(value);
}

/** Returns the standards of a country whose numbers texts may contain: numbers of people and firms that have check digits. */
export function checkersIn(
  country: Country | undefined,
): readonly (readonly [key: string, checker: Checker])[] {
  const fields = [...(country?.fields ?? [])].flatMap(([key, { validator, group }]) =>
    validator && group !== 'transaction' && validator.id !== 'iban' && validator.id !== 'bic'
      ? [[key, validator] as const]
      : [],
  );
  return fields;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
