import { computed } from '@preact/signals';
import { query, set } from '../address.ts';
import { useAnswer } from '../answer.ts';
import { basis } from '../basis.ts';
import { portion, rowsIn, rowsProblem, SHOWN } from '../bounds.ts';
import { call, Refusal } from '../engine.ts';
import { documentNames, jsonDocument } from '../jsonDocument.ts';
import { rows } from '../schemaFields.ts';
import type { JsonAsked } from '../worker/jsonSchema.ts';
import { Choice } from './control.tsx';
import { CountryChoice } from './countryChoice.tsx';
import { Data } from './data.tsx';
import { Download } from './download.tsx';
import { RowControls } from './rowControls.tsx';
import { Snippets } from './snippets.tsx';
import { Told } from './told.tsx';
import type { Json } from './value.tsx';

const FORMATS = [
  ['json', 'JSON'],
  ['ndjson', 'NDJSON'],
] as const;

const format = computed(() => (query.value.format === 'ndjson' ? 'ndjson' : 'json'));
const country = computed(() => query.value.country ?? 'us');

/** Options of the call; undefined while they are incomplete. */
const asked = computed((): JsonAsked | undefined => {
  const n = rowsIn(rows.value);
  const schema = jsonDocument.value?.schema;
  if (n === undefined || schema === undefined) return undefined;
  return { schema, ref: query.value.ref, country: country.value, ...basis.value, n };
});

/** Rows of an imported JSON Schema. */
export function JsonRows() {
  const preview = useAnswer(async () => {
    if (!jsonDocument.value?.schema) throw new Refusal('The JSON Schema in this address cannot be read.');
    if (!asked.value) throw new Refusal(rowsProblem(rows.value));
    return call('jsonRows', { ...asked.value, n: Math.min(asked.value.n, SHOWN) });
  });
  const { value, problem, busy } = preview.value;
  const made = asked.value;
  return (
    <>
      <RowControls
        before={
          <>
            <SchemaChoice />
            <CountryChoice value={country.value} change={(code) => set({ country: code })} />
          </>
        }
        format={format.value}
        formats={FORMATS}
      >
        {made && (
          <Download
            make={(progress) => call('makeJson', { ...made, format: format.value }, progress)}
            rows={made.n}
            name={`${query.value.ref?.replace(/.*\//, '') ?? 'schema'}.${format.value}`}
          />
        )}
        <button type="button" onClick={() => set({ json: undefined, ref: undefined, country: undefined })}>
          Columns instead
        </button>
      </RowControls>
      <section class="card result" aria-label="Preview" aria-busy={busy}>
        <Told problem={problem} />
        {problem ? null : value ? (
          <>
            <Data value={value as readonly Json[]} label="value" />
            <p class="note">{portion(value.length, made?.n ?? 0)}</p>
          </>
        ) : (
          <p class="loading">Loading …</p>
        )}
      </section>
      {made && <Library asked={made} />}
    </>
  );
}

/** A select for the schema within the document. */
function SchemaChoice() {
  const { names, isApi } = documentNames(jsonDocument.value?.schema ?? {});
  if (names.length === 0) return null;
  const whole = isApi ? [] : [['', 'the whole'] as const];
  return (
    <Choice
      label="Schema"
      value={query.value.ref ?? ''}
      options={[...whole, ...names.map((name) => [name, name] as const)]}
      change={(ref) => set({ ref })}
    />
  );
}

/** The same call in the library, the only surface that reads JSON Schemas. */
function Library({ asked }: { readonly asked: JsonAsked }) {
  const { schema, ...options } = asked;
  const written = JSON.stringify(schema, null, 2);
  const given =
    written.length > LONG
      ? "import schema from './schema.json' with { type: 'json' };\n"
      : `\nconst schema = ${written};`;
  const text = `import { fromJsonSchema } from 'specimen-data';
${given}
const rows = fromJsonSchema(schema, ${JSON.stringify(options)});
console.log(JSON.stringify(rows));`;
  return <Snippets texts={{ JavaScript: text }} />;
}

/** Longer schemas are not printed in the code example. */
const LONG = 5000;
