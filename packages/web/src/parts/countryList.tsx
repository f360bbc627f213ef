import type { CountryEntry } from '#catalogue';

/** Countries as links to what they have. */
export function CountryList({
  countries,
  note,
}: {
  readonly countries: readonly CountryEntry[];
  readonly note: (country: CountryEntry) => string;
}) {
  return (
    <ul class="countries">
      {countries.map((country) => (
        <li key={country.code}>
          <a href={`/browse/${country.code}`}>
            <span class="flag" aria-hidden="true">
              {country.flag}
            </span>
            <span>{country.name}</span>
            <span class="note">{note(country)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
