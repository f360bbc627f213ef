import { countries } from '#catalogue';

/** The view that explains which values are real. */
export function About() {
  return (
    <article class="prose">
      <h1>What is real and what is not</h1>
      <p class="lead">
        Specimen makes data that looks and validates like the real thing, and belongs to nobody. If you must
        explain that to a colleague in security or law, this page is for both of you.
      </p>
      <h2>Made up, always</h2>
      <ul>
        <li>
          <strong>Every person.</strong> Names are drawn from lists of common names; nothing comes from a
          register of people, a leak or a customer.
        </li>
        <li>
          <strong>Every firm and product.</strong> Names are composed; register numbers are computed.
        </li>
        <li>
          <strong>Every number.</strong> Identifiers, accounts, cards, passports and plates are computed from
          their standard’s rules. The check digits are right; no issuer ever issued the number to anyone for
          this.
        </li>
        <li>
          <strong>Every e-mail address and domain</strong> ends in a name that is reserved for tests, such as
          example.com or .test. No mail can arrive.
        </li>
      </ul>
      <h2>Real, because software under test checks it</h2>
      <ul>
        <li>
          <strong>Formats and check digits</strong> of {countries.length} countries.
        </li>
        <li>
          <strong>Cities, regions, postcodes and area codes</strong>, which belong together.
        </li>
        <li>
          <strong>Banks and their codes.</strong> A payment system knows them. The accounts are made up.
        </li>
      </ul>
      <h2>Be careful with</h2>
      <ul>
        <li>
          <strong>A number can coincide</strong> with one that someone has: a valid space is finite. Never
          send money, messages or reports to generated data. Keep it in test systems.
        </li>
        <li>
          <strong>Phone numbers</strong> come from ranges reserved for fiction where a country has a large
          enough one, otherwise from valid mobile ranges. Where a smaller reserved range exists, the field
          “fictionphone” uses it.
        </li>
        <li>
          <strong>Cards</strong> of international networks use their well-known test prefixes. Those of
          domestic schemes (girocard, RuPay, Verve, mada, Interac …) use the scheme’s published ranges, where
          a number can coincide with a real one. All pass a Luhn check: never send them to a live processor.
        </li>
        <li>
          <strong>Plausible is not representative.</strong> Shares of names, cities and banks follow published
          figures where there are some. Do not train models or draw conclusions about people from them.
        </li>
      </ul>
      <h2>Where it happens</h2>
      <p>
        On this page everything is made in your browser, by the same engine that answers the API. What you
        type is sent nowhere; what you paste to validate stands after the # of the address, which browsers do
        not send to servers. No cookies, no analytics, no request to another host. After the first load it
        works offline.
      </p>
      <p>
        The same seed gives the same data, on every machine, today and tomorrow: a row is a function of the
        version, the seed, the as-of date and its number, and of nothing else.
      </p>
    </article>
  );
}
