import type { SchemaColumn } from '../../schema.ts';
import type { Making } from './here.ts';

/** A value that PostgreSQL takes for a type of its own, by the type's words and what stands in its parentheses; nothing where none is known. */
export function otherValue({ declared }: SchemaColumn): Making | undefined {
  const [, words = '', given = ''] = /^([^([]*)(?:\(([^)]*)\))?/.exec(declared.trim().toLowerCase()) ?? [];
  const name = words.trim().replace(/^.*\./, '').replace(/"/g, '');
  const make = Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
  return typeof make === 'string' ? { pattern: make } : make?.(given.split(',').map((each) => each.trim()));
}

type Maker = string | ((args: readonly string[]) => Making | undefined);

const DAYS = '\\[2024-0{1-9}-01,2025-01-01\\)';
const NUMBERS = '\\[{1-50},{51-99}\\)';
const HEX = '[0-9a-f][0-9a-f]';
const bits: Maker = ([size = '']) => ({ pattern: '(0|1)'.repeat(Math.min(Number(size) || 1, MOST)) });
const vector: Maker = ([size = '']) => ({
  pattern: `\\[${Array.from({ length: Math.min(Number(size) || 3, MOST) }, () => '0.##').join(',')}\\]`,
});

/** More bits or numbers than a value may be asked to have. */
const MOST = 2000;

/** The types of https://www.postgresql.org/docs/current/datatype.html that hold nothing a column's name could tell, and those of usual extensions. */
const MAKERS: Readonly<Record<string, Maker>> = {
  point: '\\({1-90},{1-90}\\)',
  line: '\\{1,{1-9},{1-9}\\}',
  lseg: '\\[\\(0,0\\),\\({1-9},{1-9}\\)\\]',
  box: '\\({10-90},{10-90}\\),\\({0-9},{0-9}\\)',
  path: '\\(\\(0,0\\),\\({1-9},0\\),\\(0,{1-9}\\)\\)',
  polygon: '\\(\\(0,0\\),\\({1-9},0\\),\\(0,{1-9}\\)\\)',
  circle: '<\\({1-9},{1-9}\\),{1-9}>',
  cidr: '10.{0-255}.{0-255}.0/24',
  macaddr8: `02:${HEX}:${HEX}:ff:fe:${HEX}:${HEX}:${HEX}`,
  bit: bits,
  'bit varying': bits,
  varbit: bits,
  tsvector: () => ({ type: 'words:3' }),
  tsquery: () => ({ type: 'word' }),
  xml: '<value>{1-999}</value>',
  int4range: NUMBERS,
  int8range: NUMBERS,
  numrange: NUMBERS,
  daterange: DAYS,
  tsrange: DAYS,
  tstzrange: DAYS,
  int4multirange: `\\{${NUMBERS}\\}`,
  int8multirange: `\\{${NUMBERS}\\}`,
  nummultirange: `\\{${NUMBERS}\\}`,
  datemultirange: `\\{${DAYS}\\}`,
  tsmultirange: `\\{${DAYS}\\}`,
  tstzmultirange: `\\{${DAYS}\\}`,
  jsonpath: '$.value{1-99}',
  pg_lsn: '0/{10000000-99999999}',
  oid: '{1-99999}',
  char: '[A-Z]',
  hstore: 'kind=>{1-99}',
  ltree: 'top.part{1-99}',
  vector,
  halfvec: vector,
  geometry: shapeOf,
  geography: shapeOf,
};

/** A shape of PostGIS, of the kind and in the system that the column wants: `geometry(Point,4326)`. */
function shapeOf([kind = '', system]: readonly string[]): Making | undefined {
  const shape = SHAPES[kind === '' ? 'point' : kind];
  return shape === undefined ? undefined : { pattern: system ? `SRID=${system};${shape}` : shape };
}

const SHAPES: Readonly<Record<string, string>> = {
  point: 'POINT\\({1-89} {1-89}\\)',
  geometry: 'POINT\\({1-89} {1-89}\\)',
  linestring: 'LINESTRING\\(0 0,{1-9} {1-9}\\)',
  polygon: 'POLYGON\\(\\(0 0,{1-9} 0,0 {1-9},0 0\\)\\)',
  multipolygon: 'MULTIPOLYGON\\(\\(\\(0 0,{1-9} 0,0 {1-9},0 0\\)\\)\\)',
};
