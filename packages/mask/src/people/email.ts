import type { Keyring } from '../keyed/keyring.ts';
import { maskShape } from '../numbers/shape.ts';
import { cased, type NameBook } from './names.ts';

/** Masks an e-mail address: its words are masked as names, and the domain becomes one that is reserved for tests. */
export function maskEmail(keyring: Keyring, names: NameBook, value: string): string {
  const at = value.lastIndexOf('@');
  if (at < 1) return maskUserName(keyring, names, value);
  return `${maskUserName(keyring, names, value.slice(0, at))}@${maskDomain(keyring, value.slice(at + 1))}`;
}

/** Masks a user name: names as names, digits as digits. */
export function maskUserName(keyring: Keyring, names: NameBook, value: string): string {
  const lower = value.toLowerCase();
  let isSure = true;
  let masked = '';
  for (const piece of lower.match(/[a-z]+|[0-9]+|[^a-z0-9]+/g) ?? []) {
    if (/^[a-z]/.test(piece)) {
      const known =
        piece.length === 1 ? maskShape(keyring, piece) : (names.slug(piece) ?? joined(names, piece));
      isSure &&= known !== undefined && piece.length > 1;
      masked += known ?? names.unknownSlug(piece);
    } else masked += /^[0-9]/.test(piece) ? (maskShape(keyring, piece) as string) : piece;
  }
  // Several words that no list contains may get the same name; an additional number keeps the addresses different.
  const apart = isSure ? '' : String(keyring.number('user name', lower) % 100_000_000);
  return cased(value, masked + apart);
}

/** Returns the masked first and last name of a word that joins them: `annamueller`. */
function joined(names: NameBook, word: string): string | undefined {
  for (let at = 2; at <= word.length - 2; at++) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (!names.knowsGiven(first) || !names.knows(last)) continue;
    return `${names.slug(first)}${names.slug(last)}`;
  }
  return undefined;
}

/** Masks a domain. Reserved domains (RFC 2606) stay; any other becomes a name of its own under `example`. */
export function maskDomain(keyring: Keyring, domain: string): string {
  if (/(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/i.test(domain)) return domain;
  let number = keyring.number('domain', domain.toLowerCase());
  let name = '';
  while (name.length < 9) {
    name += String.fromCharCode(97 + (number % 26));
    number = Math.floor(number / 26);
  }
  return cased(domain, `${name}.example`);
}
