import type { Random } from '../kernel/random.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * An IPv6 address in text: eight groups of one to four hex digits; `::` once for one or more groups of
 * zeros; the last two groups may be a dotted IPv4 address. Source: RFC 4291, 2.2. No zone, port or prefix
 * length. Made as RFC 5952 writes it, in global unicast space of the five registries.
 */
export const ipv6 = standard({
  id: 'ipv6',
  label: 'IPv6 address',
  written: '{2-45[0-9A-Fa-f:.]}',
  keeps: '.',
  exact: true,
  rules: {
    gap: (address) =>
      reasonIf(address.split('::').length > 2, ':: occurs more than once, should occur at most once'),
    group(address) {
      const wrong = groupsOf(address).find((group, i, all) => !isGroup(group, i === all.length - 1));
      return wrong === undefined ? undefined : `group "${wrong}" should be 1 to 4 hexadecimal digits`;
    },
    groups(address) {
      const groups = groupsOf(address);
      const count = groups.length + (groups.at(-1)?.includes('.') ? 1 : 0);
      const isWhole = address.includes('::') ? count <= 7 : count === 8;
      return reasonIf(!isWhole, `has ${count} groups, should have 8, or at most 7 and ::`);
    },
  },
  wrong: {
    gap: (address) => groupsOf(address).slice(0, 3).join('::'),
    group: (address) => address.replace(/[^:]+$/, (group) => group.padStart(5, '1')),
    groups: (address) => groupsOf(address).slice(0, 7).join(':'),
  },
  make(random) {
    const network = [random.pick(REGISTRIES), group(random), group(random), group(random)].join(':');
    // A host with a hand-given number, or one with a random interface identifier.
    if (random.chance(0.3)) return `${network}::${random.int(1, 0xffff).toString(16)}`;
    return [network, group(random), group(random), group(random), group(random)].join(':');
  },
});

/** First groups of blocks that APNIC, ARIN, LACNIC, RIPE NCC and AFRINIC hand out. */
const REGISTRIES = ['2400', '2404', '2600', '2607', '2800', '2804', '2a00', '2a02', '2a0d', '2c0f'];

/** A group that is not zero, so that the address has one shortest form. */
function group(random: Random): string {
  return random.int(1, 0xffff).toString(16);
}

/** The groups before and behind `::`. */
function groupsOf(address: string): readonly string[] {
  return address.split('::').flatMap((side) => (side === '' ? [] : side.split(':')));
}

function isGroup(group: string, isLast: boolean): boolean {
  return /^[\da-fA-F]{1,4}$/.test(group) || (isLast && IPV4.test(group));
}

/** Four numbers of a byte each. */
export const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
