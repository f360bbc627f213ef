import { type Column, isColumn, type Node, type Party, type Shape, Source } from '../draw/source.ts';
import { decode, Out, putText } from '../kernel/bytes.ts';
import { suggestion } from '../kernel/find.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { Random, RowKey } from '../kernel/random.ts';
import type { Checker } from '../model.ts';

/** What shall be wrong: a case, or any; of a record, its fields, each with a case behind a colon or any. */
export type Invalid = true | string | readonly string[];

/** Whether values of the source can be wrong on purpose at all. */
export function canSpoil({ shape }: Source): boolean {
  return shape.kind !== 'scenario';
}

/** Whose fields they are. */
export interface Owner {
  /** The fields that a validator backs. */
  backed(): readonly string[];
  /** The field that a word stands for. */
  keyOf(word: string): string;
}

/** The source with values made wrong; the rows that the rate spares are as they were. */
export function spoiltSource(
  source: Source,
  { invalid, share = 1, owner }: { invalid: Invalid; share?: number | undefined; owner: Owner },
): Source {
  const row: Row = { key: new RowKey('') };
  const opener = {
    open(key: RowKey) {
      row.key = key;
    },
  };
  const { name, shape, parties } = source;
  return new Source(name, spoiltShape(shape, { invalid, share, row, name, parties, owner }), [
    ...parties,
    opener,
  ]);
}

/** The row that stands open. */
interface Row {
  key: RowKey;
}

interface Spoiling {
  readonly invalid: Invalid;
  readonly share: number;
  readonly row: Row;
  readonly name: string;
  readonly parties: readonly Party[];
  readonly owner: Owner;
}

function spoiltShape(shape: Shape, { invalid, parties, ...rest }: Spoiling): Shape {
  if (shape.kind === 'value') {
    if (typeof invalid === 'object')
      throw new Problem('bad', 'invalid of one value is true or a case, not fields');
    return {
      kind: 'value',
      column: spoiltColumn(shape.column, {
        ...rest,
        case: invalid === true ? undefined : invalid,
        alone: parties,
      }),
    };
  }
  if (shape.kind !== 'record') throw new Problem('bad', 'invalid does not apply to a scenario');
  if (invalid === true) {
    throw new Problem(
      'bad',
      `invalid of a record names its fields, such as ${able(shape.nodes).slice(0, 3).join(',')}`,
    );
  }
  const wanted = fieldsOf(
    shape.nodes,
    typeof invalid === 'string' ? invalid.split(',') : invalid,
    rest.owner,
  );
  const nodes = shape.nodes.map((node) =>
    wanted.has(node.key) && isColumn(node)
      ? spoiltColumn(node, { ...rest, case: wanted.get(node.key) })
      : node,
  );
  return { kind: 'record', nodes };
}

/** The fields that shall be wrong and how; what nothing backs is refused. */
function fieldsOf(
  nodes: readonly Node[],
  entries: readonly string[],
  { backed, keyOf }: Owner,
): ReadonlyMap<string, string | undefined> {
  const wanted = new Map<string, string | undefined>();
  const keys = able(nodes);
  for (const entry of entries) {
    const [key = '', name] = entry.trim().split(':', 2) as [string, string | undefined];
    const found = keys.find((each) => each === key.toLowerCase() || each === keyOf(key));
    if (found === undefined) {
      const near =
        suggestion(key, keys) || `; these can be: ${(keys.length > 0 ? keys : backed()).join(', ')}`;
      throw new Problem('bad', `no field ${shown(key)} here can be wrong on purpose${near}`);
    }
    wanted.set(found, name);
  }
  return wanted;
}

/** The fields that a validator backs. */
function able(nodes: readonly Node[]): readonly string[] {
  return nodes.filter((node) => isColumn(node) && node.validator !== undefined).map(({ key }) => key);
}

/** How one column is made wrong. */
export interface ColumnSpoiling {
  /** The case; any when left out. */
  readonly case: string | undefined;
  readonly share: number;
  readonly row: Row;
  /** Names the stream, with the column's key. */
  readonly name: string;
  readonly owner: Owner;
  /** The parties of the row, where the value stands alone in it. */
  readonly alone?: readonly Party[];
}

/** The column with values made wrong at that share of rows. */
export function spoiltColumn(
  column: Column,
  { case: name, share, row, name: source, owner, alone = [] }: ColumnSpoiling,
): Column {
  const { validator, key } = column;
  if (!validator) {
    const others = owner.backed().join(', ');
    throw new Problem(
      'bad',
      `no validator backs ${shown(key)}, so it cannot be wrong; these can be: ${others}`,
    );
  }
  const cases = casesAsked(validator, name);
  const random = new Random(`${source}.${key}.invalid`);
  const right = new Out();
  const value = () => decode(right.bytes, 0, column.put(right, 0));
  const other = new RowKey('');
  return {
    ...column,
    plain: false,
    put(out, at) {
      const drawn = random.start(row.key);
      if (!drawn.chance(share)) return column.put(out, at);
      const first = drawn.below(cases.length);
      const asked = [...cases.slice(first), ...cases.slice(0, first)];
      let wrong = spoiltBy(validator, value(), asked, drawn);
      // A number that stands alone may be another's where this one's cannot be wrong so.
      for (let i = 1; wrong === undefined && i <= OTHERS && alone.length > 0; i++) {
        other.under(row.key, i).at(row.key.index);
        for (const party of alone) party.open(other);
        wrong = spoiltBy(validator, value(), asked, drawn);
      }
      return putText(out, at, wrong ?? spoiltBy(validator, value(), NEAREST, drawn) ?? '');
    },
  };
}

/** So many others are tried. */
const OTHERS = 32;

/** The cases that nearly every value knows: in a record, a number is wrong by one of them where it cannot be as asked. */
const NEAREST = ['checksum', 'characters', 'short'];

/** The cases asked for: the one named, or all but the empty value. */
function casesAsked({ id, cases }: Checker, name: string | undefined): readonly string[] {
  if (name === undefined) return cases.filter((each) => each !== 'empty');
  const found = cases.find((each) => each === name.trim().toLowerCase());
  if (found !== undefined) return [found];
  throw new Problem(
    'bad',
    `${id} knows no case ${shown(name)}${suggestion(name, cases) || `; it knows ${cases.join(', ')}`}`,
  );
}

/** A right value made wrong by the first of the cases that it can be. */
function spoiltBy(
  { spoil }: Checker,
  value: string,
  cases: readonly string[],
  random: Random,
): string | undefined {
  for (const name of cases) {
    const wrong = spoil(value, name, random);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
