import { type CountryEntry, countries } from '#catalogue';

/** All that a country is called, in small letters without accents. */
export function namesOf({ name, names }: Pick<CountryEntry, 'name' | 'names'>): readonly string[] {
  return [name, ...names.split(' ')].map((each) => plain(each.replaceAll('_', ' ')));
}

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The country that words name; undefined where they name none or several. */
export function onlyCountryIn(words: string): string | undefined {
  const text = parted(words);
  const named = countries.filter((country) => namesOf(country).some((name) => text.includes(parted(name))));
  return named.length === 1 ? named[0]?.code : undefined;
}

/** Words with a space on either side. */
function parted(text: string): string {
  return ` ${plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
