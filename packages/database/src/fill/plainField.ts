import type { TableField } from 'specimen-data/internal';
import type { SchemaColumn } from '../schema.ts';

/** A field of which only the type of the column is known. */
export function plainField(column: SchemaColumn): TableField {
  const { name, type } = column;
  switch (type.kind) {
    case 'integer':
      return { name, type: 'int:1,100' };
    case 'decimal':
    case 'float':
      return { name, type: 'int:1,9' };
    case 'boolean':
      return { name, const: false };
    case 'date':
    case 'timestamp':
      return { name, type: type.kind === 'date' ? 'date:2023,2025' : 'datetime:2023,2025' };
    case 'time':
      return { name, pattern: '{08-17}:{00-59}:00' };
    case 'uuid':
      return { name, type: 'uuid' };
    case 'json':
      return { name, const: {} };
    case 'enum':
      return { name, values: type.values };
    case 'inet':
      return { name, type: 'ipv4' };
    case 'interval':
      return { name, pattern: '{1-48} hours' };
    case 'array':
      return { name, const: [] };
    default:
      return codeField(column);
  }
}

/** A short code for a column of text. */
export function codeField({ name, type }: SchemaColumn): TableField {
  const most = type.kind === 'text' ? (type.most ?? CODE) : CODE;
  const exactly = type.kind === 'text' ? type.exactly : undefined;
  return { name, pattern: '*'.repeat(exactly ?? Math.max(1, Math.min(most, CODE))) };
}

const CODE = 8;

/** A field whose values differ in all rows; undefined for a type that has too few values. */
export function distinctField(column: SchemaColumn): TableField | undefined {
  const { name, type } = column;
  switch (type.kind) {
    case 'integer':
      return type.bits > 8 ? { name, type: 'sequence:1,1' } : undefined;
    case 'text':
      return { ...codeField(column), unique: true };
    case 'uuid':
      return { name, type: 'uuid' };
    case 'date':
      return { name, type: 'date:1950,2025', unique: true };
    case 'timestamp':
      return { name, type: 'datetime:2000,2025', unique: true };
    default:
      return undefined;
  }
}
