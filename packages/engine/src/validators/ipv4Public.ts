import type { Validator } from '../model.ts';

/**
 * A globally reachable IPv4 address: four decimal numbers 0-255 without leading zeros. Source: IANA IPv4
 * Special-Purpose Address Registry (RFC 6890 and updates), blocks marked not globally reachable, plus
 * multicast (RFC 5771). Decided: 192.88.99.0/24 (6to4 relays, deprecated by RFC 7526, "N/A") is refused.
 */
export const ipv4Public: Validator<unknown> = {
  id: 'ipv4Public',
  label: 'Public IPv4 address',
  valid(value) {
    if (!/^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(value)) return false;
    let address = 0;
    for (const part of value.split('.')) {
      const number = Number(part);
      if (number > 255 || (part.length > 1 && part.startsWith('0'))) return false;
      address = address * 256 + number;
    }
    return !NOT_GLOBAL.some(([from, to]) => address >= from && address <= to) || isAnycast(address);
  },
  /** From first numbers that hold no special block; never a network's first or last address. */
  make: (random) => `${random.pick(FIRSTS)}.${random.below(256)}.${random.below(256)}.${random.int(1, 254)}`,
};

const NOT_GLOBAL = [
  block('0.0.0.0', 8), // this network
  block('10.0.0.0', 8), // private
  block('100.64.0.0', 10), // carriers' shared space
  block('127.0.0.0', 8), // loopback
  block('169.254.0.0', 16), // link local
  block('172.16.0.0', 12), // private
  block('192.0.0.0', 24), // IETF protocols, but see `isAnycast`
  block('192.0.2.0', 24), // documentation
  block('192.88.99.0', 24), // 6to4 relays
  block('192.168.0.0', 16), // private
  block('198.18.0.0', 15), // benchmarks
  block('198.51.100.0', 24), // documentation
  block('203.0.113.0', 24), // documentation
  block('224.0.0.0', 3), // multicast, reserved, broadcast
];

const FIRSTS = Array.from({ length: 223 }, (_, n) => n + 1).filter(
  (first) => ![10, 100, 127, 169, 172, 192, 198, 203].includes(first),
);

/** 192.0.0.9 (Port Control Protocol) and 192.0.0.10 (TURN) are reachable inside a block that is not. */
function isAnycast(address: number): boolean {
  return address === 0xc0000009 || address === 0xc000000a;
}

function block(first: string, bits: number): readonly [number, number] {
  const from = first.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  return [from, from + 2 ** (32 - bits) - 1];
}
