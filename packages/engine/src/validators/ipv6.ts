import type { Random } from '../kernel/random.ts';
import type { Validator } from '../model.ts';

/**
 * An IPv6 address in text: eight groups of one to four hex digits; `::` once for one or more groups of
 * zeros; the last two groups may be a dotted IPv4 address. Source: RFC 4291, 2.2. No zone, port or prefix
 * length. Made as RFC 5952 writes it, in global unicast space of the five registries.
 */
export const ipv6: Validator<unknown> = {
  id: 'ipv6',
  label: 'IPv6 address',
  valid(value) {
    if (value.length > 45 || !/^[\da-fA-F:]+(?:\d+\.\d+\.\d+\.\d+)?$/.test(value)) return false;
    const [head = '', tail, more] = value.split('::');
    if (more !== undefined) return false;
    if (tail === undefined) return groups(head, true) === 8;
    const count = (head === '' ? 0 : groups(head, false)) + (tail === '' ? 0 : groups(tail, true));
    return count <= 7;
  },
  make(random) {
    const network = [random.pick(REGISTRIES), group(random), group(random), group(random)].join(':');
    // A host with a hand-given number, or one with a random interface identifier.
    if (random.chance(0.3)) return `${network}::${random.int(1, 0xffff).toString(16)}`;
    return [network, group(random), group(random), group(random), group(random)].join(':');
  },
};

/** First groups of blocks that APNIC, ARIN, LACNIC, RIPE NCC and AFRINIC hand out. */
const REGISTRIES = ['2400', '2404', '2600', '2607', '2800', '2804', '2a00', '2a02', '2a0d', '2c0f'];

/** A group that is not zero, so that the address has one shortest form. */
function group(random: Random): string {
  return random.int(1, 0xffff).toString(16);
}

/** How many 16-bit groups a part between `::` holds; more than eight when it is malformed. */
function groups(part: string, mayEndInIpv4: boolean): number {
  const words = part.split(':');
  let count = words.length;
  if (mayEndInIpv4 && IPV4.test(words.at(-1) as string)) {
    words.pop();
    count += 1;
  }
  return words.every((word) => /^[\da-fA-F]{1,4}$/.test(word)) ? count : 9;
}

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
