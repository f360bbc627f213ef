import { computed } from '@preact/signals';
import { type CountryEntry, countries } from '#catalogue';
import { go, query, set } from '../address.ts';
import { namesOf, plain } from '../countryNames.ts';
import { CountryList } from './countryList.tsx';

const words = computed(() => query.value.q ?? '');
/**
 * The countries that match the input: first the one with exactly this name, then those whose usual name begins with it, then
 * the others.
 */
const found = computed(() =>
  countries
    .filter((country) => matches(country, words.value))
    .toSorted((a, b) => remoteness(a, words.value) - remoteness(b, words.value)),
);

/** A search for countries by any of their names. With `all`, an empty input lists every country. */
export function CountrySearch({ all = false }: { readonly all?: boolean }) {
  const asked = words.value.trim() !== '';
  return (
    <>
      <form
        class="control search"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found.value;
          if (first && asked) go(`/browse/${first.code}`);
        }}
      >
        <label for="country">Country</label>
        <input
          id="country"
          type="search"
          placeholder="Name, code, local name or flag"
          autocomplete="off"
          value={words.value}
          onInput={(event) => set({ q: event.currentTarget.value })}
        />
        {asked && found.value.length > 0 && <p class="note">Enter opens the first.</p>}
      </form>
      {found.value.length === 0 && (
        <p class="empty">
          No country is called “{words.value}”.{' '}
          <button type="button" class="quiet" onClick={() => set({ q: undefined })}>
            Show all
          </button>
        </p>
      )}
      {(asked || all) && (
        <CountryList countries={found.value} note={({ code, currency }) => `${code} · ${currency}`} />
      )}
    </>
  );
}

/** Returns true if a name, the code, a local name or the flag begins with the input, ignoring case and accents. */
function matches(country: CountryEntry, asked: string): boolean {
  const wanted = plain(asked.trim());
  if (wanted === '' || isExactly(country, asked)) return true;
  return ` ${namesOf(country).join(' ')}`.includes(` ${wanted}`);
}

function remoteness(country: CountryEntry, asked: string): number {
  if (isExactly(country, asked)) return 0;
  return plain(country.name).startsWith(plain(asked.trim())) ? 1 : 2;
}

function isExactly(country: CountryEntry, asked: string): boolean {
  return [country.code, country.flag, ...namesOf(country)].includes(plain(asked.trim()));
}
