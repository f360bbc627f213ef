import { onFirstUse } from '../kernel/onFirstUse.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * A globally reachable IPv4 address: four decimal numbers 0-255 without leading zeros. Source: IANA IPv4
 * Special-Purpose Address Registry (RFC 6890 and updates), blocks marked not globally reachable, plus
 * multicast (RFC 5771). Decided: 192.88.99.0/24 (6to4 relays, deprecated by RFC 7526, "N/A") is refused.
 */
export const ipv4Public = standard({
  id: 'ipv4Public',
  label: 'Public IPv4 address',
  written: '{1-3#}.{1-3#}.{1-3#}.{1-3#}',
  keeps: '.',
  rules: {
    range(address) {
      const over = address.split('.').find((part) => Number(part) > 255);
      return over && `number ${over} is over 255, should be 0 to 255`;
    },
    zeros(address) {
      const padded = address.split('.').find((part) => /^0\d/.test(part));
      return padded && `number ${padded} has a zero in front, should be ${Number(padded)}`;
    },
    network(address) {
      const number = numberOf(address);
      const [name] = special().find(([, from, to]) => number >= from && number <= to) ?? [];
      return reasonIf(
        name !== undefined && !isAnycast(number),
        `${address} is ${name}, should be globally reachable`,
      );
    },
  },
  wrong: {
    range: (address, random) => `${address.slice(0, address.lastIndexOf('.'))}.${random.int(256, 999)}`,
    zeros: (address) => address.replace(/\d+$/, (part) => `0${part.slice(-2)}`),
    network: (address, random) => random.pick(['10', '127', '240']) + address.slice(address.indexOf('.')),
  },
  /** From first numbers that hold no special block; never a network's first or last address. */
  make: (random) => `${random.pick(FIRSTS)}.${random.below(256)}.${random.below(256)}.${random.int(1, 254)}`,
});

/** Blocks that are not globally reachable. */
const special = onFirstUse(() => [
  block('this network', '0.0.0.0', 8),
  block('private', '10.0.0.0', 8),
  block('shared by carriers', '100.64.0.0', 10),
  block('loopback', '127.0.0.0', 8),
  block('link-local', '169.254.0.0', 16),
  block('private', '172.16.0.0', 12),
  block('for IETF protocols', '192.0.0.0', 24), // but see `isAnycast`
  block('for documentation', '192.0.2.0', 24),
  block('for 6to4 relays', '192.88.99.0', 24),
  block('private', '192.168.0.0', 16),
  block('for benchmarks', '198.18.0.0', 15),
  block('for documentation', '198.51.100.0', 24),
  block('for documentation', '203.0.113.0', 24),
  block('multicast or reserved', '224.0.0.0', 3),
]);

const FIRSTS = Array.from({ length: 223 }, (_, n) => n + 1).filter(
  (first) => ![10, 100, 127, 169, 172, 192, 198, 203].includes(first),
);

/** 192.0.0.9 (Port Control Protocol) and 192.0.0.10 (TURN) are reachable inside a block that is not. */
function isAnycast(address: number): boolean {
  return address === 0xc0000009 || address === 0xc000000a;
}

function block(name: string, first: string, bits: number): readonly [string, number, number] {
  const from = numberOf(first);
  return [name, from, from + 2 ** (32 - bits) - 1];
}

function numberOf(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}
