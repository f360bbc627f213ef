import type { TableField, World } from 'specimen-data/internal';
import { formOf } from '../plan/checks/form.ts';
import { pictureOf } from '../plan/columns/forms.ts';
import { valuesOf } from '../plan/columns/here.ts';
import { type Token, Tokens } from '../read/tokens.ts';
import type { ColumnType, SchemaColumn, SchemaTable } from '../schema.ts';

/** Values, as text, that a column might take under checks that the plan does not understand: the likeliest first. */
export function candidatesFor(
  world: World,
  { name, type, nullable, declared }: SchemaColumn,
  { table, field }: { readonly table: SchemaTable; readonly field: TableField | undefined },
): readonly (string | null)[] {
  const literals = table.checks.filter((check) => mentions(check, name)).flatMap(literalsIn);
  const numbers = literals.flatMap(({ kind, text }) =>
    kind === 'number' ? [Number(text)] : lengthsIn(text),
  );
  const texts = literals.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));
  const all = [
    ...ownValues(world, field),
    ...(isText(type) ? texts.flatMap((text) => fromPattern(world, text)) : []),
    ...byType(type, declared, numbers),
    ...texts,
    ...(isText(type) ? numbers.flatMap(textsOfLength) : []),
    ...OTHERS,
  ];
  return [
    ...new Set<string | null>([...all.filter((text) => text.length <= LONGEST), ...(nullable ? [null] : [])]),
  ];
}

/** The longest value that is tried. */
const LONGEST = 4000;

/** Values that some type may take when nothing else fits. */
const OTHERS: readonly string[] = [
  'empty',
  '[1,10)',
  '{}',
  '[]',
  '()',
  '(,)',
  '(,,)',
  '(,,,)',
  '(1,1)',
  '0',
  '1',
  '',
];

function ownValues(world: World, field: TableField | undefined): readonly string[] {
  if (!field || field.after !== undefined) return [];
  const { name: _, blank: __, ...making } = field;
  const values = field.values ?? (field.const === undefined ? valuesOf(world, making) : [field.const]) ?? [];
  return values
    .slice(0, 12)
    .flatMap((value) => (value === null || typeof value === 'object' ? [] : [String(value)]));
}

/** Texts that a regular expression fits. */
function fromPattern(world: World, text: string): readonly string[] {
  const form = formOf(text, { like: false, anyCase: false });
  const pattern = form && pictureOf(form.pattern, 3);
  if (pattern === undefined) return [];
  return (valuesOf(world, { pattern }) ?? []).slice(0, 12).map(String);
}

/** Plain values of a type, and those beside the numbers of a check. */
function byType(type: ColumnType, declared: string, numbers: readonly number[]): readonly string[] {
  const near = numbers.flatMap((number) => [number, number + 1, number - 1]);
  switch (type.kind) {
    case 'integer':
    case 'decimal':
    case 'float':
      return [...near, 1, 2, 5, 10, 100, 1000, 0, 0.01, 0.5, -1].map(String);
    case 'boolean':
      return ['false', 'true'];
    case 'enum':
      return type.values;
    case 'date':
      return MONTHS;
    case 'timestamp':
      return MONTHS.flatMap((day) => [`${day} 00:00:00`, `${day} 09:00:00`]);
    case 'uuid':
      return ['7c9e6679-7425-40de-944b-e07fc1f90ae7'];
    case 'bytes':
      return numbers.flatMap(bytesOfLength);
    case 'json':
      return ['{}', '[]', '"a"', '1', '{"type": "a"}'];
    case 'array':
      return type.of.kind === 'enum'
        ? type.of.values.map((value) => `{${value}}`)
        : ['{a}', '{1}', '{a,b}', '{1,2}'];
    default:
      return /range/i.test(declared) ? ['[1,10)', '[2024-01-01,2024-06-01)'] : [];
  }
}

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].flatMap((month) => [
  `2024-${month}-01`,
  `2025-${month}-01`,
]);

const HEX = '0123456789abcdef';

/** Different binary values of some length. */
function bytesOfLength(length: number): readonly string[] {
  if (!Number.isInteger(length) || length < 1 || length > LONGEST / 2) return [];
  return Array.from({ length: 60 }, (_, i) => `\\x${hexOf(i, length * 2)}`);
}

/** The lengths that a regular expression states: `{40}`. */
function lengthsIn(text: string): readonly number[] {
  return Array.from(text.matchAll(/\{(\d+)/g), ([, length]) => Number(length));
}

function textsOfLength(length: number): readonly string[] {
  if (!Number.isInteger(length) || length < 1 || length > LONGEST) return [];
  return Array.from({ length: 20 }, (_, i) => hexOf(i, length));
}

/** Digits of a hexadecimal number that differ from those of other numbers. */
function hexOf(number: number, length: number): string {
  return Array.from(
    { length },
    (_, at) => HEX[(number * (at + 7) + (number >> (at % 6)) + at * 5) % 16],
  ).join('');
}

function isText({ kind }: ColumnType): boolean {
  return kind === 'text' || kind === 'other';
}

function mentions(check: string, column: string): boolean {
  return tokensOf(check).some(({ text }) => text.toLowerCase() === column.toLowerCase());
}

function literalsIn(check: string): readonly Token[] {
  return tokensOf(check).filter(({ kind }) => kind === 'text' || kind === 'number');
}

function tokensOf(check: string): readonly Token[] {
  const source = new Tokens(check, 'postgres');
  const tokens: Token[] = [];
  for (let token = source.next(); token; token = source.next()) tokens.push(token);
  return tokens;
}
