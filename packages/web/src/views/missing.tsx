import { type CountryEntry, countries } from '#catalogue';
import { decoded, path } from '../address.ts';
import { namesOf, plain } from '../countryNames.ts';
import { CountryList } from '../parts/countryList.tsx';

/** The view for unknown addresses, with a link home. */
export function Missing() {
  const code = /^\/browse\/([^/]+)\/?$/.exec(path.value)?.slice(1).map(decoded)[0];
  const near = code === undefined ? [] : likeliest(code);
  return (
    <div class="missing">
      <h1>{code === undefined ? 'There is nothing here.' : `There is no country “${code}” here.`}</h1>
      {near.length > 0 && (
        <>
          <p>Did you mean one of these?</p>
          <CountryList countries={near} note={({ code }) => code} />
        </>
      )}
      <p>
        <a href="/">Go home</a> or <a href="/browse">browse all countries</a>.
      </p>
    </div>
  );
}

/** Returns the countries whose code or name shares the most pairs of letters with a word. */
function likeliest(word: string) {
  const wanted = pairs(word);
  return countries
    .map((country) => ({ country, score: likeness(wanted, country) }))
    .filter(({ score }) => score > 0.3)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ country }) => country);
}

function likeness(wanted: ReadonlySet<string>, country: CountryEntry): number {
  const words = [country.code, ...namesOf(country)].flatMap((each) => [each, ...each.split(' ')]);
  return Math.max(...words.map((each) => shared(wanted, pairs(each))));
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
}

function pairs(word: string): ReadonlySet<string> {
  const text = ` ${plain(word)} `;
  return new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)));
}
