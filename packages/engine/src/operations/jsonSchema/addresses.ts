import { IPV4 } from '../../validators/ipv6.ts';

/** Characters allowed anywhere in a URI: unreserved ones, sub-delimiters, and percent-encoded ones. */
const part = (more: string) => `(?:[a-z0-9\\-._~!$&'()*+,;=${more}]|%[0-9a-f]{2})`;

const SEGMENT = part(':@');
const AUTHORITY = `(?:${part(':')}*@)?(?:\\[(?<ip>[0-9a-f:.]+)\\]|${part('')}*)(?::\\d*)?`;
const SEGMENTS = `(?:/${SEGMENT}*)*`;
const PLACE = `//${AUTHORITY}${SEGMENTS}|/(?:${SEGMENT}+${SEGMENTS})?`;
const BEHIND = `(?:\\?(?:${part(':@/?')})*)?(?:#(?:${part(':@/?')})*)?`;

/** Returns true if a text is a URI with more than a scheme. Source: RFC 3986, appendix A. */
export const isUri = fitting(`[a-z][a-z0-9+.-]*:(?:${PLACE}|${SEGMENT}+${SEGMENTS})${BEHIND}`);

const isRelative = fitting(`(?:${PLACE}|${part('@')}+${SEGMENTS})?${BEHIND}`);

/** Returns true if a text is a URI or a relative reference. Source: RFC 3986, section 4.1. */
export function isUriReference(text: string): boolean {
  return isUri(text) || isRelative(text);
}

/** Returns true if a text is the address of a page or a file on a named host. */
export function isUrl(text: string): boolean {
  return isUri(text) && HOSTED.test(text);
}

const HOSTED =
  /^(?:https?|ftp):\/\/(?:[^/?#@]+@)?(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}(?::\d{2,5})?(?:\/|$)/i;

/**
 * Returns true if a text is an IPv6 address: eight groups, or fewer around one `::`; an IPv4 address counts as the
 * last two. Source: RFC 4291, section 2.2.
 */
export function isIpv6(text: string): boolean {
  const halves = text.split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups[groups.length - 1] ?? '';
  const isMixed = IPV4.test(last) && text.endsWith(last);
  const count = groups.length + (isMixed ? 1 : 0);
  const plain = isMixed ? groups.slice(0, -1) : groups;
  return (
    plain.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) &&
    (halves.length === 1 ? count === 8 : halves.length === 2 && count < 8)
  );
}

function fitting(pattern: string): (text: string) => boolean {
  const test = new RegExp(`^(?:${pattern})$`, 'iu');
  return (text) => {
    const found = text.length < 10_000 ? test.exec(text) : null;
    const ip = found?.groups?.ip;
    return found !== null && (ip === undefined || isIpv6(ip));
  };
}
