import { catalogue } from 'specimen-data';
import { served } from 'specimen-data/internal';

/** The other arguments beside the word to complete. */
export interface Completing {
  readonly arguments?: Record<string, string>;
}

/** The country codes that begin so, then those whose name does. */
export function completeCountry(text: string): string[] {
  const begun = text.trim().toLowerCase();
  const countries = catalogue.countries('all');
  const byCode = countries.filter(({ code }) => code.startsWith(begun));
  const byName = countries.filter(({ name }) => name.toLowerCase().startsWith(begun));
  return [...new Set([...byCode, ...byName].map(({ code }) => code))];
}

/** The field keys that begin so, then those whose label does; of one country when it is known. */
export function completeField(text: string, context?: Completing): string[] {
  const begun = text.trim().toLowerCase();
  const fields = fieldsOf(context?.arguments?.country);
  const byKey = fields.filter(({ key }) => key.startsWith(begun));
  const byLabel = fields.filter(({ label }) => label.toLowerCase().startsWith(begun));
  return [...new Set([...byKey, ...byLabel].map(({ key }) => key))];
}

export function completeFormat(text: string): string[] {
  return [...served.keys()].filter((key) => key.startsWith(text.trim().toLowerCase()));
}

function fieldsOf(country: string | undefined): readonly { key: string; label: string }[] {
  const known = catalogue.countries('all').find(({ code }) => code === country?.toLowerCase());
  if (known) return catalogue.country(known.code).fields;
  return catalogue.fields().map(({ field, label }) => ({ key: field, label }));
}
