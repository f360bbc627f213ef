import { ADJECTIVES, NOUNS } from '../data/lexicon.ts';
import { type Out, putInt, putText } from '../kernel/bytes.ts';
import { ENDLESS } from '../kernel/numbered.ts';
import type { Random } from '../kernel/random.ts';
import type { Type } from '../model.ts';
import { ipv4Public } from '../validators/ipv4Public.ts';
import { ipv6 } from '../validators/ipv6.ts';
import { fixedType } from './fixedType.ts';
import { readParams } from './params.ts';

export const internet: readonly Type[] = [
  {
    key: 'email',
    label: 'E-mail address',
    params: 'domain (such as example.org; a reserved one by default)',
    room: () => ENDLESS,
    compile(given) {
      const [domain] = readParams<[string]>(this, given, [{ fallback: '', read: domainText }]);
      return (out, at, random) => {
        const user = `${word(random, ADJECTIVES)}.${word(random, NOUNS)}${random.number(1000)}`;
        return putText(out, at, `${user}@${domain || random.pick(DOMAINS)}`);
      };
    },
  },
  fixedType(
    'username',
    'User name',
    (out, at, random) => {
      const to = putText(out, at, word(random, ADJECTIVES));
      return putInt(out, putText(out, to, word(random, NOUNS)), random.number(1000));
    },
    ENDLESS,
  ),
  fixedType('domain', 'Domain name', (out, at, random) => putText(out, at, host(random))),
  fixedType('url', 'URL', (out, at, random) =>
    putText(
      out,
      at,
      `https://${host(random)}/${random.pick(NOUNS)}/${random.pick(ADJECTIVES)}-${random.pick(NOUNS)}`,
    ),
  ),
  {
    ...fixedType(
      'ipv4',
      'IPv4 address',
      (out, at, random) => putText(out, at, ipv4Public.make(random, undefined)),
      3e9,
    ),
    validator: ipv4Public,
  },
  {
    ...fixedType(
      'ipv6',
      'IPv6 address',
      (out, at, random) => putText(out, at, ipv6.make(random, undefined)),
      1e15,
    ),
    validator: ipv6,
  },
  fixedType('mac', 'MAC address (locally administered)', putMac, 2 ** 46),
  {
    ...fixedType(
      'port',
      'TCP or UDP port',
      (out, at, random) => putInt(out, at, 1024 + random.below(64_512)),
      64_512,
    ),
    kind: 'number',
    whole: true,
  },
];

/** Returns a word that need not distinguish values. */
function word(random: Random, words: readonly string[]): string {
  return words[random.choose(words.length)] as string;
}

const DOMAINS = ['example.com', 'example.org', 'example.net'];
const ENDINGS = ['example', 'test', 'example.com', 'example.org', 'example.net'];

/** Returns a name under a domain that is reserved for tests. */
function host(random: Random): string {
  return `${random.pick(ADJECTIVES)}-${random.pick(NOUNS)}.${random.pick(ENDINGS)}`;
}

/** Writes a unicast, locally administered address: the second hexadecimal digit is 2, 6, a or e. */
function putMac(out: Out, at: number, random: Random): number {
  const parts = Array.from({ length: 6 }, (_, i) =>
    i === 0 ? (random.below(64) << 2) | 2 : random.below(256),
  );
  return putText(out, at, parts.map((part) => part.toString(16).padStart(2, '0')).join(':'));
}

function domainText(text: string): string | undefined {
  const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
  return text.length <= 253 && new RegExp(`^(${label}\\.)+[a-z]{2,63}$`, 'i').test(text) ? text : undefined;
}
