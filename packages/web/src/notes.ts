import type { Description, FieldNote } from './worker/describe.ts';

/** The fields of what a selector gives: a company and a product call theirs otherwise than a person. */
export function notesOf(country: Description, selector: string): readonly FieldNote[] {
  return selector === 'company' || selector === 'product' ? country[selector] : country.fields;
}
