import { commonField } from '../lexicon/commonWords.ts';
import { phrasesOf } from '../lexicon/phrases.ts';
import type { Country } from '../model.ts';
import { fieldNames } from '../spec/spec.ts';
import { countryWords } from './countryWords.ts';

/** Returns the field of a person that a name means in requests: `geburtsdatum` is `dob`. */
export function fieldNamed(country: Country, name: string): string | undefined {
  const [phrase = ''] = phrasesOf([name]);
  const meaning = countryWords(country).meaningOf(phrase);
  const [selector] = meaning?.column ? [] : (meaning?.selectors ?? []);
  // The name of a preset may also be the name of a field: InstaPay's address.
  if (selector?.startsWith('preset:')) return fieldNames(country).get(phrase);
  const key = meaning?.selectors.length === 1 ? selector : commonField(phrase);
  return key !== undefined && country.fields.has(key) ? key : undefined;
}
