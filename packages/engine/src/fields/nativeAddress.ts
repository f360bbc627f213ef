import type { OwnField } from '../model.ts';

const SYNONYMS = ['native address', 'address in local script'];

/** Returns a field for the address of people and firms in the script of their country. */
export function nativeAddress(make: NonNullable<OwnField['make']>): OwnField {
  return {
    label: 'Address in native script',
    group: 'contact',
    synonyms: SYNONYMS,
    make,
  };
}

/** Returns such a field that rewrites the Latin address in the script that the label names. */
export function addressIn(
  inScript: (latin: string) => string,
  label: string,
  synonyms: readonly string[] = [],
): OwnField {
  return {
    label,
    group: 'contact',
    special: true,
    synonyms: [...SYNONYMS, ...synonyms],
    make: (_, p) => inScript(p.read('address')),
  };
}
