import { Text } from '../kernel/bytes.ts';
import type { Country } from '../model.ts';
import type { Mix } from './mix.ts';

/** The codes of a mix's countries as texts. */
export function codesOf({ countries }: Mix): (country: Country) => Text {
  return textsOf(countries, ({ code }) => code);
}

/** Their currencies. */
export function currenciesOf({ countries }: Mix): (country: Country) => Text {
  return textsOf(countries, ({ currency }) => currency);
}

function textsOf(
  countries: readonly Country[],
  text: (country: Country) => string,
): (country: Country) => Text {
  const texts = new Map(countries.map((country) => [country, new Text(text(country))]));
  const [only] = texts.values();
  if (only && texts.size === 1) return () => only;
  return (country) => texts.get(country) as Text;
}
