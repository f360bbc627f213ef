import { jsonDocument } from '../jsonDocument.ts';
import { JsonRows } from '../parts/jsonRows.tsx';
import { OwnColumns } from '../parts/ownColumns.tsx';
import { SchemaImport } from '../parts/schemaImport.tsx';

/** Rows of a shape of one's own: columns, or a JSON Schema. */
export function SchemaView() {
  return (
    <>
      <h1>Schema</h1>
      <p class="lead">
        {jsonDocument.value
          ? 'Rows that satisfy a JSON Schema. Names and formats of properties decide the kind of value.'
          : 'Columns of your own. The fields of one country in a row belong to one person.'}
      </p>
      <SchemaImport />
      {jsonDocument.value ? <JsonRows /> : <OwnColumns />}
    </>
  );
}
