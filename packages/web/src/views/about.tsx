import { countries } from '#catalogue';

/** The view that explains which values are real. */
export function About() {
  return (
    <article class="prose">
      <h1>What is real and what is not</h1>
      <p class="lead">
        <strong>Nobody’s data is in it.</strong> People, companies and accounts are invented; no register and
        no production data was used. E-mail and web addresses use domains reserved for tests. Cards of
        international networks use the networks’ test prefixes. Phone numbers use ranges reserved for fiction
        where a country has enough of them.
      </p>
      <p class="lead">
        <strong>Some things are real on purpose.</strong> Bank names, BICs, bank codes, cities, postcodes and
        street names are real, because the system under test checks them. Other phone numbers, domestic cards
        and identifiers come from the official ranges, so a number can coincide with a real one. Do not call,
        write to or charge them.
      </p>
      <h2>Invented, always</h2>
      <ul>
        <li>
          <strong>Every person.</strong> Names are drawn from lists of common names and combined at random.
        </li>
        <li>
          <strong>Every company and product.</strong> Names are composed; register numbers are computed.
        </li>
        <li>
          <strong>Every number.</strong> Identifiers, accounts, cards, passports and plates are computed by
          the rules of their standard, check digits included.
        </li>
        <li>
          <strong>Every e-mail address and domain</strong> ends in a name that is reserved for tests, such as
          example.com or .test. No mail can arrive.
        </li>
      </ul>
      <h2>Real on purpose</h2>
      <ul>
        <li>
          <strong>Formats and check digits</strong> of {countries.length} countries.
        </li>
        <li>
          <strong>Cities, regions, postcodes, street names and area codes</strong>, which belong together.
        </li>
        <li>
          <strong>Banks, BICs and bank codes.</strong> Payment systems check them. The accounts are invented.
        </li>
      </ul>
      <h2>Be careful with</h2>
      <ul>
        <li>
          <strong>A number can coincide with a real one,</strong> because the number of valid values is
          limited. Never send money, messages or reports to generated data. Keep it in test systems.
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
      <h2>Where your data is</h2>
      <p>
        This page generates everything in your browser, with the engine that also answers the API. Nothing
        that you type is sent. Values that you paste to validate stand after the # of the address, which
        browsers do not send to servers. There are no cookies, no analytics and no requests to other hosts.
        After the first load the page works offline.
      </p>
      <p>
        The same seed gives the same data on every machine, today and tomorrow: a row depends only on the
        version, the seed, the as-of date and its number.
      </p>
    </article>
  );
}
