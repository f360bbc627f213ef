import { useSignal } from '@preact/signals';
import { set } from '../address.ts';
import { type Chosen, type Imported, readImport } from '../schemaImport.ts';
import { Choice } from './control.tsx';
import { CountryChoice } from './countryChoice.tsx';
import { PasteBox } from './pasteBox.tsx';
import { Told } from './told.tsx';

/** Takes over columns, or a JSON Schema, from elsewhere. */
export function SchemaImport() {
  const open = useSignal(false);
  const text = useSignal('');
  const chosen = useSignal<Chosen>({ country: 'us', table: '' });
  const told = useSignal<Imported>({});
  const take = async (given: string, choice: Chosen) => {
    text.value = given;
    chosen.value = choice;
    const imported = await readImport(given, choice);
    if (text.value !== given || chosen.value !== choice) return;
    told.value = imported;
    if (imported.state) set(imported.state);
  };
  const { problem, note, tables } = told.value;
  const { country, table } = chosen.value;
  return (
    <div class="import">
      <button
        type="button"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        Import
      </button>
      <p class="note">The body of a request, a JSON Schema, an OpenAPI description, SQL, or a CSV.</p>
      {open.value && (
        <>
          <PasteBox
            label="JSON body of POST /api/v1/schema, JSON Schema, OpenAPI description as JSON, CREATE TABLE, or CSV with a header"
            value={text.value}
            longer="For larger documents, use fromJsonSchema of the library, or “npx -y specimen-cli plan FILE” for SQL."
            change={(read) => {
              if ('text' in read) take(read.text, chosen.value);
              else told.value = read;
            }}
          />
          {tables && (
            <div class="controls">
              <Choice
                label="Table"
                value={tables.includes(table) ? table : (tables[0] ?? '')}
                options={tables.map((name) => [name, name] as const)}
                change={(name) => take(text.value, { ...chosen.value, table: name })}
              />
              <CountryChoice
                value={country}
                change={(code) => take(text.value, { ...chosen.value, country: code })}
              />
            </div>
          )}
          <Told problem={problem} />
          {note && (
            <p class="note" role="status">
              {note}
            </p>
          )}
        </>
      )}
    </div>
  );
}
