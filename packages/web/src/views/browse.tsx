import { CountrySearch } from '../parts/countrySearch.tsx';

/** All countries, sorted by name. */
export function Browse() {
  return (
    <>
      <h1>Browse</h1>
      <p class="lead">Every field of every country. Choose one and copy what you need.</p>
      <CountrySearch all />
    </>
  );
}
