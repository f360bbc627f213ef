import type { Definition } from 'specimen-data/internal';

/** A definition as JSON that a person can edit: a line for each field. */
export function definitionText({ tables, ...rest }: Definition): string {
  const written = tables.map(({ fields, ...table }) => {
    const lines = Object.entries(table).map(
      ([key, value]) => `      ${JSON.stringify(key)}: ${oneLine(value)},`,
    );
    const columns = fields.map((field) => `        ${oneLine(field)}`).join(',\n');
    return `    {\n${lines.join('\n')}\n      "fields": [\n${columns}\n      ]\n    }`;
  });
  const head = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${oneLine(value)},\n`);
  return `{\n${head.join('')}  "tables": [\n${written.join(',\n')}\n  ]\n}\n`;
}

/** JSON with spaces where people put them. */
function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`).join(', ')} }`;
}
