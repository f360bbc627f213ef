import type { OwnField } from '../model.ts';

/** The address of people and firms in the script of their country. */
export function nativeAddress(make: NonNullable<OwnField['make']>): OwnField {
  return {
    label: 'Address in native script',
    group: 'contact',
    synonyms: ['native address', 'address in local script'],
    make,
  };
}

/** The same where it is the Latin one, written in a script that the label names. */
export function addressIn(
  inScript: (latin: string) => string,
  label: string,
  synonyms: readonly string[] = [],
): OwnField {
  return { label, group: 'contact', special: true, synonyms, make: (_, p) => inScript(p.read('address')) };
}
