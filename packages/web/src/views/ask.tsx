import { computed, signal } from '@preact/signals';
import { countries, samples } from '#catalogue';
import { hrefOf, query, set } from '../address.ts';
import { useAnswer } from '../answer.ts';
import { type Basis, basis } from '../basis.ts';
import { onlyCountryIn } from '../countryNames.ts';
import { call } from '../engine.ts';
import { notesOf } from '../notes.ts';
import { Again } from '../parts/again.tsx';
import { CopyButton } from '../parts/copyButton.tsx';
import { copyOf, Data } from '../parts/data.tsx';
import { RequestSnippets } from '../parts/snippets.tsx';
import { Told } from '../parts/told.tsx';
import type { Json } from '../parts/value.tsx';

/** The engine's interpretation of a request in words. */
interface Understood {
  /** The request, the seed and the as-of date that it belongs to. */
  readonly asked: string;
  readonly spec: string;
  readonly country: string;
  readonly field: string | null;
  readonly data: Json;
  /** Requested number of rows. */
  readonly n?: number;
  readonly fields?: readonly string[];
  readonly where?: Readonly<Record<string, string | number>>;
  readonly invalid?: Json;
  readonly format?: string;
  readonly ignored?: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
}

const EXAMPLES = [
  '5 German IBANs',
  'name and CPF from Brazil',
  'Kenyan phone number',
  'pl.person',
  'company in Japan',
];

const words = computed(() => query.value.q ?? '');

/** A search box for plain words or a spec. */
export function Ask() {
  const answer = useAnswer(() =>
    words.value.trim() === ''
      ? undefined
      : understood(words.value, basis.value, isPrepared.value ? undefined : onlyCountryIn(words.value)),
  );
  const { value, problem, busy } = answer.value;
  const made = problem ? undefined : value;
  const isAnswer = made?.asked === askedOf(words.value, basis.value);
  return (
    <>
      <section class="hero">
        <h1>Test data that passes validation.</h1>
        <p class="lead">
          People, accounts and identifiers of {countries.length} countries. Real formats, real check digits,
          nobody real.
        </p>
        <input
          class="ask"
          type="search"
          aria-label="Ask for test data"
          placeholder="5 German IBANs"
          autocomplete="off"
          spellcheck={false}
          value={words.value}
          onFocus={prepare}
          onInput={(event) => set({ q: event.currentTarget.value })}
        />
        <ul class="chips" aria-label="Examples">
          {EXAMPLES.map((example) => (
            <li key={example}>
              <button type="button" onClick={() => set({ q: example })}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {words.value.trim() === '' ? (
        <Samples />
      ) : (
        <section class="card result" aria-label="Result" aria-busy={busy && !isAnswer}>
          <div class={made && 'resultbar'}>
            <Told problem={problem}>{made && <Understanding of={made} />}</Told>
            {made && (
              <div class="actions">
                <Again />
                <CopyButton text={copyOf(made.data)} />
              </div>
            )}
          </div>
          {made && isText(made) && <pre class="code">{made.data as string}</pre>}
          {made && !isText(made) && <Data value={made.data} label={labelOf(made)} labels={made.labels} />}
          {!made && !problem && <p class="loading">Loading …</p>}
        </section>
      )}
      {words.value.trim() !== '' && made && (
        <RequestSnippets
          request={{ operation: 'fetch', what: words.value.trim(), given: { ...basis.value } }}
          names={['curl', 'JavaScript', 'Python', 'Command', 'MCP']}
        />
      )}
    </>
  );
}

/** True if all countries are loaded. */
const isPrepared = signal(false);

let isPreparing = false;

/** Loads all countries. A failure is reported when the person asks for one of them. */
async function prepare(): Promise<void> {
  if (isPrepared.peek() || isPreparing) return;
  isPreparing = true;
  isPrepared.value = await call('prepare', undefined).then(
    () => true,
    () => false,
  );
  isPreparing = false;
}

/**
 * Interprets a request. Until all countries are loaded, the named country answers alone if it understands every word. A few
 * words mean something else among all countries, so other requests wait.
 */
async function understood(q: string, basis: Basis, country: string | undefined): Promise<Understood> {
  if (country === undefined) return answered(q, basis);
  const first = await answered(q, basis, [country]).catch(() => undefined);
  prepare();
  return first && !first.ignored ? first : answered(q, basis);
}

async function answered(q: string, basis: Basis, countries?: readonly string[]): Promise<Understood> {
  const [made, resolved] = await Promise.all([
    call('perform', { operation: 'fetch', given: { q, ...basis }, countries }),
    call('perform', { operation: 'resolve', given: { q }, countries }),
  ]);
  const resolution = JSON.parse(resolved.text) as Understood;
  const fetched = isText(resolution) ? { data: made.text } : JSON.parse(made.text);
  const described = await call('describe', { country: resolution.country });
  const notes = notesOf(described, resolution.spec.slice(3));
  return {
    ...resolution,
    ...fetched,
    asked: askedOf(q, basis),
    labels: Object.fromEntries(notes.map(({ key, label }) => [key, label])),
  };
}

function askedOf(q: string, { seed, asOf = '' }: Basis): string {
  return [q, seed, asOf].join('\n');
}

/** Returns true if the request names a text format, which is shown verbatim. */
function isText({ format = 'json' }: Understood): boolean {
  return format !== 'json';
}

function labelOf({ field, labels }: Understood): string {
  return (field && labels[field]) ?? 'value';
}

/** The interpretation of the words, and the words that were ignored. */
function Understanding({ of }: { readonly of: Understood }) {
  const { country, spec, field, fields, n, where = {}, invalid, format, ignored } = of;
  const entry = countries.find(({ code }) => code === country);
  const selector = spec.slice(3);
  const what = fields?.map((key) => of.labels[key] ?? key).join(', ') ?? (field ? labelOf(of) : selector);
  const count = n && `${n} ${n === 1 ? 'row' : 'rows'}`;
  return (
    <div class="understood">
      <a class="tag" href={hrefOf(`/browse/${country}`, { ...basis.value })}>
        {entry?.flag} {entry?.name}
      </a>
      <span class="tag">{what}</span>
      {[count, ...Object.entries(where).map(([name, value]) => `${name} ${value}`), format].map(
        (each) =>
          each && (
            <span key={each} class="tag">
              {each}
            </span>
          ),
      )}
      {invalid && <span class="tag wrong">wrong on purpose</span>}
      <code>{spec}</code>
      {ignored && <span class="note">not understood: {ignored.join(', ')}</span>}
    </div>
  );
}

/** Examples that are shown before the first request. */
function Samples() {
  return (
    <section aria-label="Samples">
      <ul class="samples">
        {samples.map(({ code, field, label, value }) => {
          const { name, flag } = countries.find((each) => each.code === code) ?? { name: code, flag: '' };
          return (
            <li key={code + field}>
              <a href={hrefOf(`/browse/${code}`, { seed: 'specimen' })}>
                <span class="origin">
                  <span aria-hidden="true">{flag}</span> {name}
                </span>
                <span class="value" dir="auto">
                  {value}
                </span>
                <span class="note">{label}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
