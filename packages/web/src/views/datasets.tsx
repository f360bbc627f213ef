import { computed } from '@preact/signals';
import { countries } from '#catalogue';
import { query, set } from '../address.ts';
import { useAnswer } from '../answer.ts';
import { basis } from '../basis.ts';
import { portion } from '../bounds.ts';
import { ask, call } from '../engine.ts';
import { Again } from '../parts/again.tsx';
import { BasisFields } from '../parts/basisFields.tsx';
import { Choice, TextField } from '../parts/control.tsx';
import { Download } from '../parts/download.tsx';
import { Scrolling } from '../parts/scrolling.tsx';
import { Snippets } from '../parts/snippets.tsx';
import { Table } from '../parts/table.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Told } from '../parts/told.tsx';
import type { Json } from '../parts/value.tsx';
import { datasetSnippets } from '../snippets/dataset.ts';
import type { Beginning } from '../worker/calls.ts';

/** A dataset as the engine lists it. */
interface Dataset {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly tables: readonly {
    readonly name: string;
    readonly columns: readonly { readonly name: string; readonly ref?: string }[];
  }[];
}

const FORMATS = [
  ['zip', 'CSV files in a zip'],
  ['sql', 'SQL'],
  ['json', 'JSON'],
] as const;
const DIALECTS = [
  ['postgres', 'PostgreSQL'],
  ['mysql', 'MySQL'],
  ['sqlite', 'SQLite'],
] as const;
const SHOWN = 10;

const key = computed(() => query.value.dataset ?? 'bank');
const country = computed(() => query.value.country ?? 'us');
const size = computed(() => query.value.size ?? '100');
const given = computed(() => ({
  key: key.value,
  country: country.value,
  size: size.value,
  ...basis.value,
}));
const format = computed(() => query.value.format ?? 'zip');
const dialect = computed(() => query.value.dialect ?? 'postgres');

/** Tables that belong together. */
export function Datasets() {
  const listed = useAnswer(async () => {
    const [{ datasets }, pictures] = await Promise.all([
      ask<{ datasets: readonly Dataset[] }>('datasets'),
      call('diagrams', undefined),
    ]);
    return { datasets, pictures };
  });
  const dataset = listed.value.value?.datasets.find((each) => each.key === key.value);
  const picture = listed.value.value?.pictures[key.value];
  const preview = useAnswer(() => call('beginnings', { given: given.value, n: SHOWN }));
  const { value = [], problem = listed.value.problem, busy } = preview.value;
  const asked = {
    ...given.value,
    ...{ format: format.value, ...(format.value === 'sql' && { dialect: dialect.value }) },
  };
  const file = { operation: 'dataset', given: asked } as const;
  return (
    <>
      <h1>Datasets</h1>
      <p class="lead">Related tables in which every reference exists and every sum is right.</p>
      <form class="controls wide" onSubmit={(event) => event.preventDefault()}>
        <Choice
          label="Dataset"
          value={key.value}
          options={listed.value.value?.datasets.map(({ key, name }) => [key, name] as const) ?? []}
          change={(dataset) => set({ dataset })}
        />
        <TextField
          label="Country"
          value={country.value}
          change={(value) => set({ country: value })}
          choices={countries.map(({ code, name }) => [code, name])}
          placeholder="de:3,fr:1"
        />
        <TextField label="Size" numeric value={size.value} change={(value) => set({ size: value })} />
        <BasisFields />
        <Choice
          label="Format"
          value={format.value}
          options={FORMATS}
          change={(value) => set({ format: value })}
        />
        <Choice
          label="Dialect"
          value={dialect.value}
          options={DIALECTS}
          change={(value) => set({ dialect: value, format: 'sql' })}
        />
        <Again />
        <Download make={(progress) => call('make', file, progress)} name={`${key.value}.${format.value}`} />
        <p class="note">Country is a code, or several with their shares, such as de:3,fr:1.</p>
      </form>
      {dataset && <p class="lead">{dataset.description}</p>}
      {dataset && picture && (
        <Scrolling class="card picture" label="Picture of the tables">
          <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={spoken(dataset)} />
        </Scrolling>
      )}
      <section class="card result" aria-label="Preview" aria-busy={busy || listed.value.busy}>
        <Told problem={problem} />
        {problem ? null : value.length > 0 ? <Tables tables={value} /> : <p class="loading">Loading …</p>}
      </section>
      {!problem && <Snippets texts={datasetSnippets(asked)} />}
    </>
  );
}

/** The first rows of each table. */
function Tables({ tables }: { readonly tables: readonly Beginning[] }) {
  const shown = tables.map(({ name, count, text }) => ({ name, count, rows: JSON.parse(text) as Rows }));
  return (
    <Tabs
      label="Tables"
      panels={Object.fromEntries(
        shown.map(({ name, rows }) => [name, () => <Table rows={rows} caption={name} />]),
      )}
    >
      {(open) => {
        const { rows = [], count = 0 } = shown.find(({ name }) => name === open) ?? {};
        return <span class="note">{portion(rows.length, count)}</span>;
      }}
    </Tabs>
  );
}

type Rows = readonly { readonly [key: string]: Json }[];

/** The picture in words. */
function spoken({ name, tables }: Dataset): string {
  const references = tables.flatMap((table) =>
    table.columns.flatMap(({ name, ref }) => (ref ? [`${table.name}.${name} refers to ${ref}`] : [])),
  );
  return `${name}: the tables ${tables.map((table) => table.name).join(', ')}. ${references.join('; ')}.`;
}
