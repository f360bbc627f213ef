import {
  type Definition,
  dataset,
  datasetStream,
  Problem,
  specimen,
  type TableDefinition,
  type Value,
} from 'specimen-data';
import { datasetTables } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { TABLE_FIELD } from '../../packages/engine/src/operations/tableField.ts';

type Row = Readonly<Record<string, Value>>;

const ID = { name: 'id', type: 'sequence' };

function rowsOf(tables: readonly TableDefinition[], name: string): readonly Row[] {
  return dataset({ seed: 'demo', tables }).tables[name] as readonly Row[];
}

function specimenTables(tables: readonly TableDefinition[]) {
  return datasetTables(specimen.world, { seed: 'demo', tables }).tables;
}

/** An object in an object, so many times. */
function nested(depth: number): readonly object[] {
  let fields: readonly object[] = [ID];
  for (let i = 0; i < depth; i++) fields = [{ name: 'in', fields }];
  return fields;
}

/** An array in an array, so many times. */
function deep(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

const STUDENTS: TableDefinition = {
  name: 'students',
  rows: 200,
  fields: [ID, { name: 'joined', type: 'datetime:2020,2024' }],
};
const COURSES: TableDefinition = { name: 'courses', rows: 5, fields: [ID, { name: 'title', type: 'words' }] };

describe('the primary key', () => {
  const keysOf = (...tables: readonly TableDefinition[]) =>
    specimenTables(tables).map(({ columns }) => columns.find(({ key }) => key)?.name);

  it('is the first column when none is named', () => {
    const codes = { name: 'codes', rows: 3, fields: [{ name: 'code', values: ['a', 'b', 'c'] }, ID] };
    expect(keysOf(STUDENTS, codes)).toEqual(['id', 'code']);
  });

  it('is the first whose values never come twice, where those of the first column would', () => {
    const fields = [
      { name: 'name', type: 'de.name' },
      { name: 'iban', type: 'de.iban' },
      { name: 'age', type: 'int:18,90' },
    ];
    const table = (...more: TableDefinition['fields']) => ({
      name: 'people',
      rows: 9,
      fields: [...fields, ...more],
    });
    expect(keysOf(table(ID))).toEqual(['id']);
    expect(keysOf(table({ name: 'no', type: 'digits:6', unique: true }, ID))).toEqual(['no']);
    expect(keysOf(table({ name: 'token', type: 'uuid' }))).toEqual(['token']);
    expect(keysOf(table({ name: 'token', type: 'uuid', blank: 0.1 }))).toEqual([undefined]);
    expect(keysOf({ name: 'cards', rows: 9, fields: [{ type: 'card', invalid: 0.1 }, ID] })).toEqual(['id']);
    expect(
      keysOf(STUDENTS, {
        name: 'seats',
        of: 'students',
        per: 2,
        fields: [{ name: 'student', type: 'students.id' }, ID],
      }),
    ).toEqual(['id', 'id']);
  });

  it('may be that of a parent with one row each, if it tells the parents apart', () => {
    const seats = (type: string): TableDefinition => ({
      name: 'seats',
      of: 'students',
      per: '0-1',
      fields: [{ name: 'student', type }],
    });
    expect(keysOf(STUDENTS, seats('students.id'))).toEqual(['id', 'student']);
    expect(keysOf(STUDENTS, seats('students.joined'))).toEqual(['id', undefined]);
    expect(() => keysOf(STUDENTS, { ...seats('students.joined'), key: 'student' })).toThrow(
      '"seats.student" cannot be the key',
    );
    const fields = [{ name: 'joined', type: 'students.joined', unique: true }];
    expect(() => keysOf(STUDENTS, { name: 'days', rows: 9, fields })).toThrow(
      '"joined" cannot be unique: values of "students.joined" may repeat',
    );
  });

  it('has values enough for the numbers of all its rows', () => {
    const table = { name: 'days', rows: 5, from: 8, fields: [{ name: 'day', type: 'int:1,10' }] };
    expect(keysOf(table)).toEqual([undefined]);
    expect(keysOf({ ...table, from: 5 })).toEqual(['day']);
  });
});

describe('columns that are unique together', () => {
  it('are refused where a column is in two lists', () => {
    const table = {
      name: 't',
      rows: 3,
      unique: [['a'], ['a', 'b']],
      fields: [
        { name: 'a', type: 'int' },
        { name: 'b', type: 'int' },
      ],
    };
    expect(() => rowsOf([table], 't')).toThrow('"t.a" is in two lists of unique; it may be in one');
  });

  it('have no values twice among the rows of a parent', () => {
    const enrolled: TableDefinition = {
      name: 'enrolled',
      of: 'students',
      per: '0-5',
      unique: [['student', 'course']],
      fields: [
        { name: 'student', type: 'students.id' },
        { name: 'course', type: 'courses.id' },
        { name: 'title', type: 'courses.title' },
      ],
    };
    const rows = rowsOf([STUDENTS, COURSES, enrolled], 'enrolled');
    expect(new Set(rows.map(({ student, course }) => `${student} ${course}`)).size).toBe(rows.length);
    const courses = rowsOf([COURSES], 'courses');
    for (const { course, title } of rows) expect(courses[(course as number) - 1]?.title).toBe(title);
    const firsts = rows
      .filter(({ student }, i) => rows[i - 1]?.student !== student)
      .map(({ course }) => course);
    expect(new Set(firsts)).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('use up all values where there are just so many rows', () => {
    const seats: TableDefinition = {
      name: 'seats',
      rows: 60,
      unique: [['line', 'seat', 'floor']],
      fields: [
        { name: 'line', type: 'enum:A,B,C' },
        { name: 'seat', type: 'int:1,10' },
        { name: 'floor', pattern: '[UD]' },
      ],
    };
    const rows = rowsOf([seats], 'seats');
    expect(new Set(rows.map((row) => Object.values(row).join())).size).toBe(60);
    const more = { ...seats, rows: 61 };
    expect(() => rowsOf([more], 'seats')).toThrow(
      'seats.line and seats.seat and seats.floor together have only 60 distinct values, not 61',
    );
  });
});

describe('a reference', () => {
  it('to the own table is an earlier row, of the same parent where there is one, and null in the first', () => {
    const posts: TableDefinition = {
      name: 'posts',
      of: 'students',
      per: '0-6',
      fields: [ID, { name: 'student', type: 'students.id' }, { name: 'reply_to', type: 'posts.id' }],
    };
    const rows = rowsOf([STUDENTS, posts], 'posts');
    for (const [i, { id, student, reply_to }] of rows.entries()) {
      const isFirst = rows[i - 1]?.student !== student;
      expect(reply_to === null, String(id)).toBe(isFirst);
      if (reply_to !== null) expect(rows[(reply_to as number) - 1]?.student).toBe(student);
      if (reply_to !== null) expect(reply_to).toBeLessThan(id as number);
    }
    const chain = { ...COURSES, rows: 9, fields: [ID, { name: 'next', type: 'courses.id', unique: true }] };
    expect(rowsOf([chain], 'courses').map(({ next }) => next)).toEqual([null, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('with a word of its own is another row, and columns with that word are of one', () => {
    const transfers: TableDefinition = {
      name: 'transfers',
      of: 'students',
      per: 2,
      fields: [
        { name: 'sender', type: 'students.id' },
        { name: 'receiver', type: 'students.id', row: 'receiver' },
        { name: 'since', type: 'students.joined', row: 'receiver' },
      ],
    };
    const rows = rowsOf([STUDENTS, transfers], 'transfers');
    const students = rowsOf([STUDENTS], 'students');
    expect(rows.filter(({ sender, receiver }) => sender !== receiver).length).toBeGreaterThan(350);
    for (const { receiver, since } of rows) expect(students[(receiver as number) - 1]?.joined).toBe(since);
  });

  it('can be to no row twice, and for no more rows than there are', () => {
    const desks: TableDefinition = {
      name: 'desks',
      rows: 200,
      key: 'student',
      fields: [{ name: 'student', type: 'students.id', unique: true }],
    };
    expect(new Set(rowsOf([STUDENTS, desks], 'desks').map(({ student }) => student)).size).toBe(200);
    expect(() => rowsOf([STUDENTS, { ...desks, rows: 201 }], 'desks')).toThrow(
      'has only 200 distinct values, too few for 201 rows',
    );
    const several: TableDefinition = { name: 'several', of: 'students', per: 2, fields: desks.fields };
    expect(() => rowsOf([STUDENTS, several], 'several')).toThrow(
      'cannot be unique: each row of "students" has several rows',
    );
  });

  it('keeps to the rows of one parent', () => {
    const addresses: TableDefinition = {
      name: 'addresses',
      of: 'students',
      per: '1-3',
      fields: [ID, { name: 'student', type: 'students.id' }],
    };
    const orders: TableDefinition = {
      name: 'orders',
      of: 'students',
      per: '0-3',
      fields: [
        { name: 'student', type: 'students.id' },
        { name: 'address', type: 'addresses.id', same: 'students' },
      ],
    };
    const tables = [STUDENTS, addresses, orders];
    const homes = rowsOf(tables, 'addresses');
    const rows = rowsOf(tables, 'orders');
    for (const { student, address } of rows) expect(homes[(address as number) - 1]?.student).toBe(student);
    expect(() =>
      rowsOf(
        [STUDENTS, COURSES, { ...orders, fields: [{ name: 'c', type: 'courses.id', same: 'students' }] }],
        'orders',
      ),
    ).toThrow('same in a reference to "courses" must be the parent of that table');
  });

  it('may go in a circle where one of them comes later', () => {
    const teams: TableDefinition = {
      name: 'teams',
      rows: 4,
      fields: [ID, { name: 'head', type: 'people.id', later: true }],
    };
    const people: TableDefinition = {
      name: 'people',
      of: 'teams',
      per: 3,
      fields: [ID, { name: 'team', type: 'teams.id' }],
    };
    const heads = rowsOf([teams, people], 'teams').map(({ head }) => head as number);
    expect(heads.every((head) => head >= 1 && head <= 12)).toBe(true);
    expect(() =>
      rowsOf([{ ...teams, fields: [ID, { name: 'head', type: 'people.id' }] }, people], 'teams'),
    ).toThrow('tables refer to each other in a circle');
  });

  it('numbers the rows of its parent', () => {
    const lines: TableDefinition = {
      name: 'lines',
      of: 'courses',
      per: '1-4',
      fields: [
        { name: 'course', type: 'courses.id' },
        { name: 'line', type: 'nth:courses' },
      ],
    };
    const rows = rowsOf([COURSES, lines], 'lines');
    for (const [i, { course, line }] of rows.entries())
      expect(line).toBe(rows[i - 1]?.course === course ? (rows[i - 1]?.line as number) + 1 : 1);
    expect(() =>
      rowsOf([COURSES, STUDENTS, { ...lines, fields: [{ name: 'n', type: 'nth:students' }] }], 'lines'),
    ).toThrow('which is not the parent of "lines"');
  });
});

describe('what comes after', () => {
  const trips: TableDefinition = {
    name: 'trips',
    of: 'students',
    per: '0-4',
    fields: [
      { name: 'booked', type: 'datetime:2020,2025', after: 'students.joined', within: '0-100' },
      { name: 'from', type: 'date', after: 'booked', within: '1-30' },
      { name: 'to', type: 'date:2020,2024', after: 'from', within: '2-9' },
      { name: 'low', type: 'int:5,20' },
      { name: 'high', type: 'int', after: 'low', within: '1-10' },
      { name: 'price', type: 'float:0,1,1', after: 'low', within: '0-3' },
    ],
  };

  it('is a date, a time or a number by so much greater', () => {
    const joined = new Map(rowsOf([STUDENTS], 'students').map((row) => [row.id, row.joined as string]));
    const owner: TableDefinition = {
      ...trips,
      fields: [...trips.fields, { name: 'student', type: 'students.id' }],
    };
    const days = (a: Value | undefined, b: Value | undefined) =>
      (Date.parse(b as string) - Date.parse(a as string)) / 86_400_000;
    for (const { student, booked, from, to, low, high, price } of rowsOf([STUDENTS, owner], 'trips')) {
      expect(days(joined.get(student as number), booked)).toBeGreaterThan(0);
      expect(days(joined.get(student as number), booked)).toBeLessThanOrEqual(100);
      expect(days((booked as string).slice(0, 10), from)).toBeGreaterThanOrEqual(1);
      expect(days(from, to)).toBeGreaterThanOrEqual(2);
      expect(days(from, to)).toBeLessThanOrEqual(9);
      expect((high as number) - (low as number)).toBeGreaterThanOrEqual(1);
      expect((price as number) - (low as number)).toBeLessThanOrEqual(3);
    }
  });

  it.each([
    ['a text', { name: 'x', type: 'word', after: 'id' }, 'its type must be date, datetime, int or float'],
    ['what is no date', { name: 'x', type: 'date', after: 'id' }, 'which is not a date'],
    ['an unknown column', { name: 'x', type: 'date', after: 'idd' }, 'did you mean "id"'],
    ['itself', { name: 'x', type: 'date', after: 'x' }, 'columns refer to each other in a circle'],
    ['nothing', { name: 'x', type: 'date', within: '1-3' }, 'within of "x" requires after'],
    ['of odd years', { name: 'x', type: 'date:zz,qq', after: 'day' }, 'use date:year_from,year_to'],
    ['of odd decimals', { name: 'x', type: 'float:0,1,400', after: 'id' }, 'use float:min,max,decimals'],
    ['of no decimals', { name: 'x', type: 'float:0,1,zz', after: 'id' }, 'use float:min,max,decimals'],
    [
      'ages later',
      { name: 'x', type: 'date', after: 'day', within: '0-9007199254740991' },
      'within of "x" must be at most 3652425',
    ],
    [
      'too much more',
      { name: 'x', type: 'float', after: 'id', within: '0-9007199254740991' },
      'within of "x" must be at most 90071992547409',
    ],
    ['a name', { name: 'x', type: 'int', after: 'name' }, 'cannot come after "name", which is not a number'],
    ['a date by chance', { name: 'x', type: 'date', after: 'made' }, 'after "made", which is not a date'],
    ['a date that was cut', { name: 'x', type: 'date', after: 'cut' }, 'after "cut", which is not a date'],
    [
      'a span that is none',
      { name: 'x', type: 'date', after: 'id', within: 'soon' },
      'within must be a number such as "3"',
    ],
  ])('is not %s', (_, field, message) => {
    const others = [
      { name: 'day', type: 'date' },
      { name: 'name', type: 'de.name' },
      { name: 'made', pattern: '20##-0%-1#' },
      { name: 'cut', type: 'date', most: 7 },
    ];
    const tables = [{ name: 'things', rows: 2, fields: [ID, ...others, field] }];
    expect(() => dataset({ tables })).toThrow(Problem);
    expect(() => dataset({ tables })).toThrow(message);
  });

  it.each<[string, object, string, string]>([
    ['garbage', { values: ['2020-01-01', 'garbage'] }, 'date', '"garbage", which is not a date'],
    ['no day', { values: ['2020-01-01', '9999-99-99'] }, 'date', '"9999-99-99", which is not a date'],
    ['nothing', { values: ['2020-01-01', null] }, 'date', 'null, which is not a date'],
    ['a rare word', { type: 'enum:2020-01-01=1000000,never' }, 'datetime', '"never", which is not a date'],
    ['a constant', { const: 'once' }, 'date', '"once", which is not a date'],
    ['what is too large', { values: [1, 1e308] }, 'float', '1e+308, which is not a number up to'],
    ['no number', { values: ['1', 'two'] }, 'int', '"two", which is not a number up to'],
  ])('is not %s among what was given, whether a row has it or not', (_, base, type, message) => {
    const fields = [ID, { name: 'base', ...base }, { name: 'copy', type: 'things.base' }];
    for (const after of ['base', 'others.copy']) {
      const things = { name: 'things', rows: 1, fields: [...fields.slice(0, 2)] };
      const others = { name: 'others', rows: 1, fields: [ID, fields[2] as object] };
      const last = { name: 'last', rows: 1, fields: [ID, { name: 'x', type, after }] };
      const tables =
        after === 'base'
          ? [{ ...things, fields: [...things.fields, { name: 'x', type, after }] }]
          : [things, others, last];
      expect(() => dataset({ tables })).toThrow(message);
    }
  });

  it('is on the last day that can be written where there is none after it', () => {
    const fields = [
      { name: 'base', values: ['9999-12-30'] },
      { name: 'day', type: 'date', after: 'base', within: '3652425' },
      { name: 'time', type: 'datetime', after: 'base', within: '40' },
    ];
    expect(rowsOf([{ name: 'things', rows: 1, fields }], 'things')).toEqual([
      { base: '9999-12-30', day: '9999-12-31', time: '9999-12-31T23:59:59Z' },
    ]);
  });

  it('follows dates and numbers that were given', () => {
    const fields = [
      { name: 'day', values: ['2020-02-29', '2020-01-01 10:00:00+00'] },
      { name: 'number', values: ['1', '2.5'] },
      { name: 'later', type: 'date', after: 'day', within: '1' },
      { name: 'greater', type: 'float', after: 'number', within: '1' },
    ];
    expect(
      rowsOf([{ name: 'things', rows: 2, fields }], 'things').map(({ later, greater }) => [later, greater]),
    ).toEqual([
      ['2020-03-01', 2],
      ['2020-01-02', 3.5],
    ]);
  });
});

describe('a sum', () => {
  const sums = (values: readonly number[]) => {
    const fields = [ID, { name: 'v', values }];
    const tables: readonly TableDefinition[] = [
      { name: 'wholes', rows: 1, fields: [ID, { name: 's', type: 'sum:pieces.v' }] },
      { name: 'pieces', of: 'wholes', per: values.length, fields },
    ];
    return rowsOf(tables, 'wholes')[0]?.s;
  };

  it.each<[readonly number[], number]>([
    [[0.1, 0.2], 0.3],
    [[1e-7, 1.5e-7, 2], 2.00000025],
    [[0.12345678901234566], 0.12345678901234566],
    [[9007199254740991, 9007199254740991], 18014398509481982],
  ])('of %j is %d', (values, sum) => expect(sums(values)).toBe(sum));

  it('of what no number can hold is refused', () => {
    expect(() => sums([1e308, 1e308])).toThrow('"pieces.v" cannot be summed: 1e+308 is beyond');
    expect(() => sums([1e300])).toThrow('cannot be summed');
  });

  it('of sums of sums is computed once for each row, however many there are', () => {
    const levels = 24;
    const tables = Array.from({ length: levels }, (_, i): readonly TableDefinition[] => {
      const type = i === levels - 1 ? 'int:1,2' : `sum:u${i}.v`;
      const table = { name: `t${i}`, rows: 5, fields: [ID, { name: 'x', type }] };
      const parts = {
        name: `u${i}`,
        of: `t${i}`,
        per: '6-9',
        fields: [ID, { name: 'v', type: `t${i + 1}.x` }],
      };
      const owner = { name: 'owner', type: `t${i}.id` };
      return i === levels - 1 ? [table] : [table, { ...parts, fields: [...parts.fields, owner] }];
    }).flat();
    const made = dataset({ seed: 'demo', tables: tables.toReversed() }).tables;
    for (let i = 0; i < 5; i++) {
      const parts = (made[`u${i}`] as readonly Row[]).filter(({ owner }) => owner === 2);
      const exact = parts.reduce((sum, { v }) => sum + (v as number), 0);
      expect((made[`t${i}`] as readonly Row[])[1]?.x).toBeCloseTo(exact, -6);
    }
  });
});

describe('columns that are made from others', () => {
  it('are each followed once, however many ways lead there', () => {
    const tables = Array.from({ length: 40 }, (_, i): TableDefinition => {
      const type = `t${i + 1}.x`;
      const twice = { fields: ['a', 'b'].map((name) => ({ name, type })) };
      return { name: `t${i}`, rows: 1, fields: [ID, { name: 'x', ...(i === 39 ? { type: 'int' } : twice) }] };
    });
    expect(() => dataset({ tables })).toThrow('references must point to single values');
  });

  it('reach over at most a hundred columns, in whatever order they stand', () => {
    const fields = (count: number) => [
      { name: 'c0', type: 'int' },
      ...Array.from({ length: count }, (_, i) => ({
        ...{ name: `c${i + 1}`, type: 'int', after: `c${i}`, within: 1 },
      })),
    ];
    const [row] = rowsOf([{ name: 't', rows: 1, fields: fields(99) }], 't');
    expect(row?.c99).toBe((row?.c0 as number) + 99);
    for (const many of [fields(100), fields(5000).toReversed()])
      expect(() => rowsOf([{ name: 't', rows: 1, fields: many }], 't')).toThrow('over 100 columns');
  });

  it('keep the row that they refer to while others read the same columns', () => {
    const pairs: TableDefinition = {
      name: 'pairs',
      rows: 12,
      unique: [['a', 'b']],
      fields: [
        ID,
        { name: 'a', type: 'int:1,4' },
        { name: 'b', type: 'enum:x,y,z' },
        { name: 'before', type: 'pairs.a' },
      ],
    };
    const uses: TableDefinition = {
      name: 'uses',
      rows: 60,
      fields: ['one', 'two'].flatMap((row) =>
        ['id', 'a', 'b', 'before'].map((name) => ({ name: `${row}_${name}`, type: `pairs.${name}`, row })),
      ),
    };
    const all = rowsOf([pairs], 'pairs');
    for (const use of rowsOf([pairs, uses], 'uses'))
      for (const row of ['one', 'two'])
        expect(
          Object.fromEntries(['id', 'a', 'b', 'before'].map((name) => [name, use[`${row}_${name}`]])),
        ).toEqual(all[(use[`${row}_id`] as number) - 1]);
  });
});

it.each([
  [[{ name: 'a', rows: 1, fields: [ID, { name: 'ID', type: 'int' }] }], '"ID" would appear twice'],
  [['a', 'A'].map((name) => ({ name, rows: 1, fields: [ID] })), '"A" would appear twice'],
])('is refused as SQL where two names are one: %j', (tables, message) => {
  const written = (dialect: string) => [...datasetStream({ tables }, { format: 'sql', dialect })];
  for (const dialect of ['sqlite', 'mysql']) expect(() => written(dialect)).toThrow(message);
  expect(written('postgres').length).toBeGreaterThan(0);
});

it('cuts texts to the most characters, and puts words for values', () => {
  const tables: readonly TableDefinition[] = [
    {
      name: 'people',
      rows: 50,
      fields: [
        { name: 'name', type: 'jp.native', most: 3 },
        { name: 'short', type: 'pl.name', most: 6 },
        { name: 'sex', type: 'de.sex', map: { male: 'M', female: 'W' } },
        { name: 'grade', values: [1, 2.5, 4] },
      ],
    },
  ];
  const rows = rowsOf(tables, 'people');
  for (const { name, short, sex } of rows) {
    expect([...(name as string)].length).toBeLessThanOrEqual(3);
    expect((short as string).length).toBeLessThanOrEqual(6);
    expect(short).toBe((short as string).trim());
    expect(sex).toMatch(/^[MW]$/);
  }
  expect(rows.slice(0, 4).map(({ grade }) => grade)).toEqual([1, 2.5, 4, 1]);
});

it('knows the columns of the row’s firm and of its product', () => {
  const fields = ['name', 'email', 'website'].map((key) => ({ name: key, type: `de.company.${key}` }));
  const firms = rowsOf(
    [{ name: 'firms', rows: 20, fields: [...fields, { type: 'de.product.sku', unique: true }] }],
    'firms',
  );
  for (const { email, website } of firms)
    expect((email as string).split('@')[1]).toBe((website as string).replace('https://www.', ''));
  expect(Object.keys(firms[0] as Row)).toEqual(['name', 'email', 'website', 'sku']);
  expect(() => rowsOf([{ name: 'firms', rows: 1, fields: [{ type: 'de.company.nane' }] }], 'firms')).toThrow(
    'did you mean "name"',
  );
});

it('leaves out the row that another column refers to', () => {
  const to = { name: 'to_id', type: 'accounts.id', row: 'to', unlike: 'from_id' };
  const fields = [ID, { name: 'from_id', type: 'accounts.id' }, to];
  const accounts = (rows: number) => ({ name: 'accounts', rows, fields: [ID] });
  const transfers = rowsOf([accounts(3), { name: 'transfers', rows: 200, fields }], 'transfers');
  const pairs = new Set(transfers.map(({ from_id, to_id }) => `${from_id}>${to_id}`));
  expect([...pairs].sort()).toEqual(['1>2', '1>3', '2>1', '2>3', '3>1', '3>2']);
  const each = { name: 'transfers', rows: 6, unique: [['from_id', 'to_id']], fields };
  expect(
    rowsOf([accounts(3), each], 'transfers')
      .map(({ from_id, to_id }) => `${from_id}>${to_id}`)
      .sort(),
  ).toEqual([...pairs].sort());
  const ofOne = { name: 'transfers', of: 'accounts', per: 2, unique: [['from_id', 'to_id']], fields };
  expect(
    rowsOf([accounts(3), ofOne], 'transfers')
      .map(({ from_id, to_id }) => `${from_id}>${to_id}`)
      .sort(),
  ).toEqual([...pairs].sort());
  expect(() => rowsOf([accounts(1), { name: 'transfers', rows: 1, fields }], 'transfers')).toThrow(
    '"to_id" must refer to a row of "accounts" other than "from_id", but there is only one row',
  );
  const wrong = { ...to, unlike: 'id' };
  expect(() =>
    rowsOf([accounts(2), { name: 'transfers', rows: 1, fields: [ID, wrong] }], 'transfers'),
  ).toThrow('unlike of "to_id" must name another column that refers to "accounts", not "id"');
  const unique = { ...to, unique: true };
  expect(() =>
    rowsOf(
      [accounts(2), { name: 'transfers', rows: 1, fields: [ID, fields[1] as object, unique] }],
      'transfers',
    ),
  ).toThrow('"to_id" cannot be unique and unlike another column');
});

it('tells what is known of a person and is no field', () => {
  const facts = ['age', 'year', 'salutation', 'state', 'family', 'middle'];
  const fields = [
    ...facts.map((fact) => ({ name: fact, type: `us.person.${fact}` })),
    ...['dob', 'sex', 'region', 'last'].map((field) => ({ name: field, type: `us.${field}` })),
  ];
  for (const row of rowsOf([{ name: 'people', rows: 30, fields }], 'people')) {
    expect(row.year).toBe(Number(String(row.dob).slice(0, 4)));
    expect(row.age).toBe(2025 - (row.year as number));
    expect(row.salutation).toBe(row.sex === 'male' ? 'Mr' : 'Ms');
    expect(row.last).toContain(row.family);
    expect(row.middle).toMatch(/\p{L}/u);
    if (row.region === 'Texas') expect(row.state).toBe('TX');
  }
  expect(() =>
    rowsOf([{ name: 'people', rows: 1, fields: [{ type: 'gb.person.state' }] }], 'people'),
  ).toThrow('person.state');
  const age = { type: 'de.person.age', unique: true };
  expect(() => rowsOf([{ name: 'people', rows: 1, fields: [age] }], 'people')).toThrow('cannot be unique');
});

it('goes on where rows are there already', () => {
  const whole = rowsOf([STUDENTS], 'students');
  const rest = rowsOf([{ ...STUDENTS, rows: 5, from: 10, without: [3, 11, 12] }], 'students');
  expect(rest).toEqual([10, 13, 14, 15, 16].map((i) => whole[i]));
  const odd = Array.from({ length: 50 }, (_, i) => 2 * i + 1);
  const even = rowsOf([{ ...STUDENTS, rows: 60, without: odd }], 'students');
  expect(even).toEqual(
    whole.filter(({ id }) => (id as number) > 100 || (id as number) % 2 === 1).slice(0, 60),
  );
});

it.each([
  ['unique', { unique: 'id' }, 'unique of table "t" must be an array of column lists'],
  ['unique', { unique: [['idd']] }, 'unknown column "idd" in unique of table "t"; did you mean "id"?'],
  ['unique', { unique: [['id', 'id']] }, 'unique of table "t" names "id" twice in one list'],
  ['unique', { unique: [[[['id']]]] }, 'unknown column an array in unique of table "t"'],
  ['from', { from: -1 }, 'from of table "t"'],
  ['from', { from: Number.MAX_SAFE_INTEGER }, 'from of table "t" must be a whole number from 0 to'],
  ['without', { without: [3, 1] }, 'without of table "t" must be whole numbers in ascending order'],
  ['into', { into: 3 }, 'into of table "t" must be text'],
  [
    'row',
    { fields: [ID, { name: 'a', type: 'word', row: 'x' }] },
    'row, same, unlike and later of "a" apply only to references',
  ],
  ['later', { fields: [ID, { name: 'a', type: 't.id', later: 'yes' }] }, 'later must be true or false'],
  ['map', { fields: [{ name: 'a', type: 'word', map: { a: 1 } }] }, 'map must be an object of texts'],
  ['map', { fields: [{ name: 'a', type: 'int', map: { a: 'b' } }] }, 'map does not apply to "a"'],
  [
    'most',
    { fields: [{ name: 'a', type: 'int', most: 3 }] },
    'most does not apply to "a", which is not text',
  ],
  ['values', { fields: [{ name: 'a', values: [] }] }, 'values must be an array of at least one value'],
  ['list', { fields: [{ name: 'a', values: [1], list: '2' }] }, 'field 1 of table "t" cannot be in a list'],
  [
    'list',
    { fields: [ID, { name: 'a', type: 't.id', list: '2' }] },
    'field 2 of table "t" cannot be in a list',
  ],
  ['list', { fields: [ID, { name: 'a', type: 'int', after: 'id', list: '2' }] }, 'cannot be in a list'],
  [
    'list',
    { fields: [ID, { name: 'a', fields: [{ name: 'b', type: 't.id' }], list: '2' }] },
    'field 1 of field 2 of table "t" cannot be in a list',
  ],
  ['of', { rows: undefined, of: {}, per: 1 }, 'of in table "t" must be the name of a table, not an object'],
  ['fields', { fields: nested(101) }, 'fields may be nested at most 100 objects deep'],
  ['fields', { fields: nested(100_000) }, 'fields may be nested at most 100 objects deep'],
  ['const', { fields: [{ name: 'a', const: deep(100_000) }] }, 'const of "a" must be a JSON value'],
  ['values', { fields: [{ name: 'a', values: [deep(100_000)] }] }, 'values of "a" must be a JSON value'],
  ['fields', { fields: [{ fields: 'x' }] }, 'fields of field 1 of table "t" must be an array'],
  ['fields', { fields: [{ fields: [ID, null] }] }, 'field 2 of field 1 of table "t" needs a type'],
])('refuses a %s that is none', (_, more, message) => {
  const definition = { tables: [{ name: 't', rows: 2, fields: [ID], ...more }] } as unknown as Definition;
  expect(() => dataset(definition)).toThrow(message);
});

describe.each(['tables', 'table', 'field', 'field of a field'])('odd values in %s', (where) => {
  const odd = [
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e300,
    '',
    'x',
    'de.iban',
    'id',
    '1-2',
    [],
    {},
    [null],
    [[]],
    [{}],
    ['id'],
  ];
  const put = (more: object): unknown => {
    const field = where === 'field' ? { ...ID, ...more } : ID;
    const nested = where === 'field of a field' ? [{ name: 'in', fields: [{ type: 'word', ...more }] }] : [];
    const table = { name: 't', rows: 2, fields: [field, ...nested], ...(where === 'table' ? more : {}) };
    return where === 'tables' ? more : { tables: [table] };
  };
  const properties = {
    tables: ['tables', 'where', 'seed'],
    table: ['name', 'rows', 'of', 'per', 'key', 'unique', 'into', 'from', 'without', 'fields'],
  };

  it.each(properties[where as 'table'] ?? Object.keys(TABLE_FIELD))('are taken as %s or refused', (name) => {
    for (const value of odd)
      for (const more of [
        { [name]: value },
        { type: undefined, [name]: value },
        { rows: undefined, per: 1, [name]: value },
      ]) {
        const outcome = () => dataset(put(more) as Definition);
        try {
          expect(outcome()).toBeTypeOf('object');
        } catch (error) {
          expect(error, `${name}: ${JSON.stringify(value)}`).toBeInstanceOf(Problem);
          expect(String(error)).not.toMatch(/\[object|undefined|native code/);
        }
      }
  });
});
