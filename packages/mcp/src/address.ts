import type { FieldList } from 'specimen-data';
import type { Wanted } from './rows.ts';

/** The address under which HTTP returns the rows of a spec, all of them. */
export function addressOf(site: string, spec: string, fields: FieldList | undefined, wanted: Wanted): string {
  const dot = spec.indexOf('.');
  const path = `${site}/api/v1/${encoded(spec.slice(0, dot))}/${encoded(spec.slice(dot + 1))}`;
  const { n, offset, seed, format } = wanted;
  const query = new URLSearchParams({
    ...(n === undefined ? {} : { n: String(n) }),
    ...(offset === 0 ? {} : { offset: String(offset) }),
    ...(fields === undefined ? {} : { fields: typeof fields === 'string' ? fields : fields.join(',') }),
    seed,
    ...(format.key === 'json' ? {} : { format: format.key }),
  });
  return `${path}?${query}`;
}

/** A part of a path, readable where it can be. */
function encoded(part: string): string {
  return encodeURIComponent(part.replace(HALF, '\ufffd')).replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** Half of a surrogate pair, which no address can hold. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
