import { computed } from '@preact/signals';
import { countries } from '#catalogue';
import { hrefOf, path, query } from '../address.ts';
import { useAnswer } from '../answer.ts';
import { basis } from '../basis.ts';
import { ask, call } from '../engine.ts';
import { factsIn } from '../facts.ts';
import { notesOf } from '../notes.ts';
import { Again } from '../parts/again.tsx';
import { BasisFields } from '../parts/basisFields.tsx';
import { CopyButton } from '../parts/copyButton.tsx';
import { CountrySearch } from '../parts/countrySearch.tsx';
import { Entry } from '../parts/data.tsx';
import { type Condition, conditions, Steering, Unmet } from '../parts/steering.tsx';
import { Told } from '../parts/told.tsx';
import type { Json } from '../parts/value.tsx';
import type { Description, FieldNote } from '../worker/describe.ts';

const STEERING: readonly Condition[] = ['sex', 'age', 'city', 'bank'];

const code = computed(() => path.value.split('/')[2]?.toLowerCase() ?? '');
/** The content on the screen: the whole record, the company, the product, or a preset. */
const show = computed(() => query.value.show ?? 'full');

/** The record of a country with copy buttons, and links to its company, product and presets. */
export function CountryView() {
  const country = useAnswer(() => call('describe', { country: code.value }));
  const record = useAnswer(async () => {
    const given = { spec: `${code.value}.${show.value}`, ...basis.value, ...conditions(STEERING) };
    const { text, ignored } = await call('perform', { operation: 'generate', given });
    return { show: given.spec.slice(3), data: JSON.parse(text) as Json, ignored };
  });
  const said = useAnswer(async () => {
    const { value: made } = record.value;
    const { value: described } = country.value;
    return made && described ? encoded(made.data, notesOf(described, made.show)) : {};
  });
  const entry = countries.find((each) => each.code === code.value);
  const described = country.value.value;
  const { value, problem = country.value.problem } = record.value;
  return (
    <>
      <p class="crumbs">
        <a href="/browse">All countries</a>
      </p>
      <CountrySearch />
      <h1>
        <span class="flag" aria-hidden="true">
          {entry?.flag}
        </span>{' '}
        {entry?.name}
      </h1>
      <nav class="kinds" aria-label="Records and presets">
        <Kind show="full">Person</Kind>
        <Kind show="company">Company</Kind>
        <Kind show="product">Product</Kind>
        {described?.presets.map(({ key, name }) => (
          <Kind key={key} show={`preset:${key}`}>
            {name}
          </Kind>
        ))}
      </nav>
      <form class="controls" onSubmit={(event) => event.preventDefault()}>
        <BasisFields />
        <Steering names={STEERING} country={described} />
        <Again main />
      </form>
      <Told problem={problem}>
        <Unmet names={value?.ignored ?? []} />
      </Told>
      {described && value ? (
        <Shown country={described} show={value.show} data={value.data} said={said.value.value ?? {}} />
      ) : (
        !problem && <p class="loading">Loading {entry?.name} …</p>
      )}
    </>
  );
}

function Kind({ show: kind, children }: { readonly show: string; readonly children: string }) {
  const state = { ...query.value, q: undefined, show: kind === 'full' ? undefined : kind };
  return (
    <a href={hrefOf(path.value, state)} aria-current={show.value === kind ? 'true' : undefined}>
      {children}
    </a>
  );
}

function Shown({
  country,
  show,
  data,
  said,
}: {
  readonly country: Description;
  readonly show: string;
  readonly data: Json;
  readonly said: Said;
}) {
  if (Array.isArray(data)) {
    const lines = data as readonly { readonly label: string; readonly value: Json }[];
    return (
      <Group
        title={country.presets.find(({ key }) => `preset:${key}` === show)?.name ?? show}
        entries={lines}
      />
    );
  }
  const values = (typeof data === 'object' ? data : { [show]: data }) as { readonly [key: string]: Json };
  const notes = notesOf(country, show).filter(({ key }) => key in values);
  const groupOf = (note: FieldNote) => (country.fields.includes(note) ? note.group : show);
  const groups = [...new Set(notes.map(groupOf))];
  return (
    <div class="groups">
      {groups.map((group) => (
        <Group
          key={group}
          title={group}
          entries={notes
            .filter((note) => groupOf(note) === group)
            .map((note) => ({
              label: note.label,
              value: values[note.key] as Json,
              note,
              says: said[note.key],
            }))}
        />
      ))}
    </div>
  );
}

/** Values under a heading. */
function Group({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly {
    readonly label: string;
    readonly value: Json;
    readonly note?: FieldNote;
    readonly says?: string | undefined;
  }[];
}) {
  const all = Object.fromEntries(entries.map(({ label, value }) => [label, value]));
  return (
    <section class="card group">
      <header>
        <h2>{title[0]?.toUpperCase() + title.slice(1)}</h2>
        <CopyButton label={`Copy all of ${title}`} text={JSON.stringify(all, null, 2)}>
          <span class="note">Copy all</span>
        </CopyButton>
      </header>
      <dl class="record">
        {entries.map(({ label, value, note, says }) => (
          <Entry key={label} label={label} value={value}>
            {note?.validator && (
              <a
                class="certified"
                href={`${hrefOf('/validate', { as: note.validator.id })}#${encodeURIComponent(String(value))}`}
                title={`Passes ${note.validator.label}`}
              >
                {note.validator.label}
              </a>
            )}
            {says && <span class="note">{says}</span>}
          </Entry>
        ))}
      </dl>
    </section>
  );
}

/** Facts that certified values encode, by field. */
type Said = Readonly<Record<string, string>>;

async function encoded(data: Json, notes: readonly FieldNote[]): Promise<Said> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return {};
  const values = data as { readonly [key: string]: Json };
  const certified = notes.filter(({ key, validator }) => validator && values[key] !== undefined);
  const checks = certified.map(({ key, validator }) => ({ value: values[key], validator: validator?.id }));
  if (checks.length === 0) return {};
  const { results } = await ask<{ results: readonly { encodes?: Record<string, string> }[] }>('validate', {
    checks,
    explain: true,
  });
  return Object.fromEntries(certified.map(({ key }, at) => [key, factsIn(results[at]?.encodes).join(' · ')]));
}
