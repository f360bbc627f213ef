import { type Column, isColumn, type Node, type Party, type RowShape, Source } from '../draw/source.ts';
import { decode, Out, putText } from '../kernel/bytes.ts';
import { suggestion, suggestionOrAll } from '../kernel/find.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { Random, RowKey } from '../kernel/random.ts';
import type { Checker } from '../model.ts';

/**
 * The fault of values: the name of a case, or true for any; for a record its fields, each with an optional case
 * after a colon.
 */
export type Invalid = true | string | readonly string[];

/** Returns true if values of the source can have faults. */
export function canSpoil({ shape }: Source): boolean {
  return shape.kind !== 'scenario';
}

/** The owner of fields. */
export interface FieldOwner {
  /** Returns the fields with a validator. */
  backed(): readonly string[];
  /** Returns the field that a word means. */
  keyOf(word: string): string;
}

/** Returns the source with faulty values. Rows outside the rate are unchanged. */
export function spoiltSource(
  source: Source,
  { invalid, share = 1, owner }: { invalid: Invalid; share?: number | undefined; owner: FieldOwner },
): Source {
  const row = openRow();
  const { name, shape, parties } = source;
  return new Source(name, spoiltShape(shape, { invalid, share, row, owner }), [...parties, row]);
}

/** The current row. */
interface Row extends Party {
  key: RowKey;
}

export function openRow(): Row {
  return {
    key: new RowKey(''),
    open(key) {
      this.key = key;
    },
  };
}

interface Spoiling {
  readonly invalid: Invalid;
  readonly share: number;
  readonly row: Row;
  readonly owner: FieldOwner;
}

function spoiltShape(shape: RowShape, { invalid, ...rest }: Spoiling): RowShape {
  if (shape.kind === 'value') {
    if (typeof invalid === 'object')
      throw new Problem('bad-parameter', 'invalid of a single value must be true or a case', {
        subject: 'invalid',
      });
    return {
      kind: 'value',
      column: spoiltColumn(shape.column, { ...rest, case: invalid === true ? undefined : invalid }),
    };
  }
  if (shape.kind === 'scenario') return shape;
  if (invalid === true) {
    throw new Problem(
      'bad-parameter',
      `invalid of a record must name its fields, such as ${able(shape.nodes).slice(0, 3).join(',')}`,
      { subject: 'invalid' },
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

/** Returns the fields to make faulty and their cases. A field without a validator is refused. */
function fieldsOf(
  nodes: readonly Node[],
  entries: readonly string[],
  { backed, keyOf }: FieldOwner,
): ReadonlyMap<string, string | undefined> {
  const wanted = new Map<string, string | undefined>();
  const keys = able(nodes);
  for (const entry of entries) {
    const [key = '', name] = entry.trim().split(':', 2) as [string, string | undefined];
    const found = keys.find((each) => each === key.toLowerCase() || each === keyOf(key));
    if (found === undefined) {
      const others =
        keys.length > 0
          ? `; these can be: ${keys.join(', ')}`
          : `; named in fields, these can be: ${backed().join(', ')}`;
      const named = keyOf(key);
      const why = backed().includes(named)
        ? `: these rows do not have it${others}`
        : (nodes.every((node) => node.key !== named) && suggestion(key, keys)) || others;
      throw new Problem('not-applicable', `field ${shown(key)} cannot be wrong on purpose here${why}`, {
        subject: 'invalid',
        given: key,
      });
    }
    if (wanted.has(found))
      throw new Problem('bad-parameter', `invalid names ${found} twice`, { subject: 'invalid' });
    wanted.set(found, name);
  }
  return wanted;
}

/** Returns the fields with a validator. */
function able(nodes: readonly Node[]): readonly string[] {
  return nodes.filter((node) => isColumn(node) && node.validator !== undefined).map(({ key }) => key);
}

/** Options for the faults of one column. */
interface ColumnSpoiling {
  /** The case; any by default. */
  readonly case: string | undefined;
  readonly share: number;
  readonly row: Row;
  readonly owner: FieldOwner;
}

/** Returns the column with faulty values in that share of rows. */
export function spoiltColumn(column: Column, { case: name, share, row, owner }: ColumnSpoiling): Column {
  const { validator, key, stream = key, open } = column;
  if (!validator) {
    const others = owner.backed().join(', ');
    throw new Problem('not-applicable', `no validator checks ${shown(key)}; these can be wrong: ${others}`, {
      subject: 'invalid',
      given: key,
    });
  }
  // Named by the value's own stream, so that the number of a row has the same fault in every spec.
  const random = new Random(`${stream}.invalid`);
  const right = new Out();
  const spoilt = (asked: readonly string[], drawn: Random): string | undefined => {
    const value = decode(right.bytes, 0, column.put(right, 0));
    for (const each of asked) {
      const wrong = validator.spoil(value, each, drawn);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
  const known = (each: string) =>
    !open ||
    TRIED.some((index) => {
      const tried = new RowKey('tried').at(index);
      open(tried);
      return spoilt([each], random.start(tried)) !== undefined;
    });
  const cases = casesAsked(validator, name, known);
  return {
    ...column,
    plain: false,
    put(out, at) {
      const drawn = random.start(row.key);
      if (!drawn.chance(share)) return column.put(out, at);
      const first = drawn.below(cases.length);
      const asked = [...cases.slice(first), ...cases.slice(0, first), ...NEAREST];
      return putText(out, at, spoilt(asked, drawn) ?? '');
    },
  };
}

/** Rows that are tried to find out whether a fault is possible at all. */
const TRIED = [0, 1, 2, 3];

/** Cases that nearly every value can have. They replace a swap of digits that no check digit detects. */
const NEAREST = ['checksum', 'characters', 'short'];

/** Returns the required cases: the named one, which some values must be able to have, or all except the empty value. */
function casesAsked(
  { id, cases }: Checker,
  name: string | undefined,
  known: (name: string) => boolean,
): readonly string[] {
  if (name === undefined) return cases.filter((each) => each !== 'empty');
  const found = cases.find((each) => each === name.trim().toLowerCase());
  if (found !== undefined && known(found)) return [found];
  const others = cases.filter((each) => each !== found && known(each));
  const near = suggestionOrAll(name, others);
  throw new Problem('unknown-case', `${id} has no case ${shown(name)} here${near}`, {
    subject: 'case',
    given: name,
  });
}
