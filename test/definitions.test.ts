import { type Definition, dataset, Problem, type TableDefinition, type Value } from 'specimen-data';
import { describe, expect, it } from 'vitest';
import { TABLE_FIELD } from '../packages/engine/src/operations/tableField.ts';

type Row = Readonly<Record<string, Value>>;

const ID = { name: 'id', type: 'sequence' };

function rowsOf(tables: readonly TableDefinition[], name: string): readonly Row[] {
  return dataset({ seed: 'demo', tables }).tables[name] as readonly Row[];
}

const STUDENTS: TableDefinition = {
  name: 'students',
  rows: 200,
  fields: [ID, { name: 'joined', type: 'datetime:2020,2024' }],
};
const COURSES: TableDefinition = { name: 'courses', rows: 5, fields: [ID, { name: 'title', type: 'words' }] };

describe('columns that are unique together', () => {
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
      'seats.line and seats.seat and seats.floor together have 60 different values only, not 61',
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
      'has values for 200 rows only, not for 201',
    );
    const several: TableDefinition = { name: 'several', of: 'students', per: 2, fields: desks.fields };
    expect(() => rowsOf([STUDENTS, several], 'several')).toThrow(
      'cannot be unique: each of "students" has several rows',
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
    ).toThrow('same of a reference to "courses" must be the table it is of');
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
    ).toThrow('tables go in a circle');
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
    ).toThrow('which "lines" is not of');
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
    ['a text', { name: 'x', type: 'word', after: 'id' }, 'needs the type date, datetime, int or float'],
    ['what is no date', { name: 'x', type: 'date', after: 'id' }, 'which is no date'],
    ['an unknown column', { name: 'x', type: 'date', after: 'idd' }, 'did you mean "id"'],
    ['itself', { name: 'x', type: 'date', after: 'x' }, 'columns go in a circle'],
    ['nothing', { name: 'x', type: 'date', within: '1-3' }, 'within of "x" needs after'],
    [
      'a span that is none',
      { name: 'x', type: 'date', after: 'id', within: 'soon' },
      'within must be a number such as "3"',
    ],
  ])('is not %s', (_, field, message) => {
    const tables = [{ name: 'things', rows: 2, fields: [ID, field] }];
    expect(() => dataset({ tables })).toThrow(Problem);
    expect(() => dataset({ tables })).toThrow(message);
  });
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
    '"to_id" must refer to another row of "accounts" than "from_id", which has one row only',
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
});

it.each([
  ['unique', { unique: 'id' }, 'unique of table "t" must be lists of columns'],
  ['unique', { unique: [['idd']] }, 'unique of table "t" names an unknown column "idd"; did you mean "id"?'],
  ['from', { from: -1 }, 'from of table "t"'],
  ['without', { without: [3, 1] }, 'without of table "t" must be whole numbers in ascending order'],
  ['into', { into: 3 }, 'into of table "t" must be text'],
  [
    'row',
    { fields: [ID, { name: 'a', type: 'word', row: 'x' }] },
    'row, same, unlike and later of "a" are for references',
  ],
  ['later', { fields: [ID, { name: 'a', type: 't.id', later: 'yes' }] }, 'later must be true or false'],
  ['map', { fields: [{ name: 'a', type: 'word', map: { a: 1 } }] }, 'map must be an object of texts'],
  ['map', { fields: [{ name: 'a', type: 'int', map: { a: 'b' } }] }, 'map of "a" does not apply'],
  ['most', { fields: [{ name: 'a', type: 'int', most: 3 }] }, 'most of "a" does not apply: it is no text'],
  ['values', { fields: [{ name: 'a', values: [] }] }, 'values must be an array of at least one value'],
  ['of', { rows: undefined, of: {}, per: 1 }, 'of of table "t" must be the name of a table, not an object'],
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
