import { type Label, label } from '../formats/line.ts';
import type { Country } from '../model.ts';
import type { Mix } from './mix.ts';

/** Returns the codes of a mix's countries as texts. */
export function codesOf({ countries }: Mix): (country: Country) => Label {
  return textsOf(countries, ({ code }) => code);
}

/** Returns the currencies of a mix's countries as texts. */
export function currenciesOf({ countries }: Mix): (country: Country) => Label {
  return textsOf(countries, ({ currency }) => currency);
}

function textsOf(
  countries: readonly Country[],
  text: (country: Country) => string,
): (country: Country) => Label {
  const texts = new Map(countries.map((country) => [country, label(text(country))]));
  const [only] = texts.values();
  if (only && texts.size === 1) return () => only;
  return (country) => texts.get(country) as Label;
}
