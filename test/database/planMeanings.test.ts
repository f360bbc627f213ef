import { planOf, readSchema } from '@specimen/database';
import { type Definition, dataset, specimen, type TableField, type Value } from 'specimen-data';
import { describe, expect, it } from 'vitest';

const { world } = specimen;

function plan(sql: string, country = 'de'): Definition {
  return planOf(readSchema(sql), { world, country, rows: 30 }).definition;
}

/** The field that a column of a table becomes. */
function field(table: string, column: string, country?: string): TableField | undefined {
  const { tables } = plan(`CREATE TABLE ${table} (pk serial PRIMARY KEY, ${column} NOT NULL);`, country);
  return tables[0]?.fields[1];
}

describe('a column means', () => {
  it.each([
    ['customers', 'name text', 'de.name'],
    ['customers', 'first_name varchar(50)', 'de.first'],
    ['customers', '"firstName" text', 'de.first'],
    ['customers', 'cust_email text', 'de.email'],
    ['users', 'username text', 'de.username'],
    ['kunden', 'nachname text', 'de.last'],
    ['kunden', 'geburtsdatum date', 'de.dob'],
    ['kunden', 'straße text', 'de.street'],
    ['clientes', 'apellido text', 'de.last'],
    ['clientes', 'correo text', 'de.email'],
    ['clientes', 'telefono text', 'de.phone'],
    ['clientes', 'fecha_nacimiento date', 'de.dob'],
    ['clients', 'ville text', 'de.city'],
    ['clients', 'code_postal text', 'de.postcode'],
    ['clientes', 'endereço text', 'de.address'],
    ['klienci', 'nazwisko text', 'de.last'],
    ['patients', 'birth_date date', 'de.dob'],
    ['addresses', 'zip_code varchar(10)', 'de.postcode'],
    ['addresses', 'billing_city text', 'de.city'],
    ['employees', 'title text', 'de.job'],
    ['employees', 'salary numeric(10,2)', 'de.income'],
    ['employees', 'annual_salary numeric(10,2)', 'de.person.salary'],
    ['employees', 'iban varchar(34)', 'de.iban'],
    ['companies', 'name text', 'de.company.name'],
    ['lieferanten', 'firma text', 'de.company.name'],
    ['suppliers', 'website text', 'de.company.website'],
    ['suppliers', 'vat_number text', 'de.company.vat'],
    ['suppliers', 'contact_name text', 'de.name'],
    ['products', 'name text', 'de.product.name'],
    ['products', 'price numeric(10,2)', 'de.product.price'],
    ['artikel', 'bezeichnung text', 'de.product.name'],
    ['orders', 'customer_name text', 'de.name'],
    ['orders', 'total numeric(12,2)', 'de.amount'],
    ['order_items', 'quantity int', 'int:1,9'],
    ['sessions', 'ip_address text', 'de.ip'],
    ['devices', 'mac_address text', 'mac'],
    ['books', 'isbn char(13)', 'isbn'],
    ['files', 'file_size int', 'int:1200,4800000'],
    ['things', 'tax_rate numeric(4,3)', 'float:0,0.25,3'],
    ['things', 'uid uuid', 'uuid'],
    ['things', 'quarter int', 'int:1,4'],
    ['things', 'start_minute int', 'int:0,59'],
    ['cards', 'exp_year int', 'int:2027,2031'],
    ['places', 'latitude real', 'de.lat'],
    ['places', 'longitude double precision', 'de.lon'],
    ['places', 'lng numeric(5,1)', 'float:-180,180,1'],
    ['customers', 'personalausweis text', 'de.id'],
    ['customers', 'identifier text', undefined],
  ])('in %s, %s is %s', (table, column, type) => {
    expect(field(table, column)?.type).toBe(type);
  });

  it.each([
    ['pl', 'pesel'],
    ['br', 'cpf'],
    ['ar', 'dni'],
    ['kr', 'rrn'],
    ['fi', 'hetu'],
  ])('of %s a national number: %s', (country, column) => {
    expect(field('customers', `${column} text`, country)?.type).toBe(`${country}.id`);
  });

  it.each([
    ['email varchar(30)', /^[a-z]+\d+@example\.com$/],
    ['email varchar(16) UNIQUE', /^[a-z]+\d+@example\.com$/],
    ['phone varchar(10)', /^\d{10}$/],
    ['phone char(13)', /^\+\d{12}$/],
  ])('what it is in few characters too: %s', (column, form) => {
    const sql = `CREATE TABLE customers (pk serial PRIMARY KEY, ${column} NOT NULL);`;
    for (const row of rows(sql, 'customers')) expect(String(Object.values(row)[1])).toMatch(form);
  });

  it('the country of clients, in French too', () => {
    expect(field('clients', 'pays varchar(60)', 'fr')).toEqual({ name: 'pays', const: 'France' });
  });

  it('by its comment, where its name says nothing', () => {
    const sql =
      "CREATE TABLE kunden (id serial PRIMARY KEY, fld7 text NOT NULL); COMMENT ON COLUMN kunden.fld7 IS 'E-Mail';";
    expect(plan(sql).tables[0]?.fields[1]?.type).toBe('de.email');
  });

  it.each([
    ["gender text CHECK (gender IN ('male', 'female', 'other'))", { type: 'de.sex' }],
    ["sex char(1) CHECK (sex IN ('M', 'F'))", { type: 'de.sex', map: { male: 'M', female: 'F' } }],
    ["state text CHECK (state IN ('a', 'b'))", { type: 'enum:a,b' }],
    ["state text CHECK (state = 'a' OR state = 'b')", { type: 'enum:a,b' }],
    ["state text CHECK (state IN ('a, b', 'c'))", { values: ['a, b', 'c'] }],
    ['level int CHECK (level IN (1, 2, 3))', { type: 'int:1,3' }],
    ['level int CHECK (level IN (1, 5, 10))', { values: [1, 5, 10] }],
    ['x int CHECK (x BETWEEN 7 AND 9)', { type: 'int:7,9' }],
    ['x int CHECK (x >= 7 AND x < 10)', { type: 'int:7,9' }],
    ['x int CHECK (10 > x AND x > 6)', { type: 'int:7,9' }],
    ['x numeric(4,2) CHECK (x > 0 AND x <= 1)', { type: 'float:0.01,1,2' }],
    ['x int CHECK (x > 100000)', { type: 'int:100001,101000' }],
    ['x smallint CHECK (x < -5)', { type: 'int:-1005,-6' }],
    ['x text CHECK (char_length(x) = 4)', { pattern: '****' }],
    ['x varchar(3)', { pattern: '***' }],
  ])('what a check says: %s', (column, making) => {
    const { name: _, ...made } = field('people', column) as TableField;
    expect(made).toEqual(making);
  });
});

type Row = Readonly<Record<string, Value>>;

function rows(sql: string, name: string): readonly Row[] {
  return dataset(plan(sql), { seed: 'x' }).tables[name] as readonly Row[];
}

it('makes one person of a row', () => {
  const sql = `CREATE TABLE customers (id serial PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, full_name text NOT NULL,
    email text NOT NULL, city text NOT NULL, address text NOT NULL, iban text NOT NULL, bank_name text NOT NULL, bic text NOT NULL);`;
  const people = specimen.generate('de.person', { n: 3, fields: 'first,last', seed: 'y' });
  expect(people).toHaveLength(3);
  for (const row of rows(sql, 'customers')) {
    expect(row.full_name).toContain(row.last_name);
    expect(row.address).toContain(row.city);
    expect(String(row.email)[0]).toMatch(/[a-z]/);
  }
});

it('gives children to their parents, and rows of their own to others', () => {
  const sql = `
    CREATE TABLE roles (id serial PRIMARY KEY, name text NOT NULL UNIQUE);
    CREATE TABLE users (id serial PRIMARY KEY, role_id int NOT NULL REFERENCES roles, invited_by int REFERENCES users, email text NOT NULL UNIQUE, created_at timestamptz NOT NULL);
    CREATE TABLE profiles (user_id int PRIMARY KEY REFERENCES users, bio text);
    CREATE TABLE orders (id serial PRIMARY KEY, user_id int NOT NULL REFERENCES users, user_email text NOT NULL, ordered_at timestamptz NOT NULL);
    CREATE TABLE order_items (order_id int REFERENCES orders, line_no int, PRIMARY KEY (order_id, line_no));
    CREATE TABLE transfers (id serial PRIMARY KEY, from_user int NOT NULL REFERENCES users, to_user int NOT NULL REFERENCES users);`;
  const { tables } = plan(sql);
  const shape = (name: string) => {
    const { fields: _, ...rest } = tables.find((each) => each.name === name) ?? { fields: [] };
    return rest;
  };
  expect(shape('users')).toEqual({ name: 'users', rows: 30 });
  expect(shape('profiles')).toEqual({ name: 'profiles', of: 'users', per: '1', key: 'user_id' });
  expect(shape('orders')).toEqual({ name: 'orders', of: 'users', per: '0-4' });
  expect(shape('order_items')).toEqual({ name: 'order_items', of: 'orders', per: '1-4' });
  const all = tables.flatMap(({ name, fields }) =>
    fields.map((each) => [`${name}.${each.name}`, each] as const),
  );
  const fields = new Map(all);
  expect(fields.get('order_items.line_no')).toEqual({ name: 'line_no', type: 'nth:orders' });
  expect(fields.get('users.invited_by')).toEqual({ name: 'invited_by', type: 'users.id', blank: 0.2 });
  expect(fields.get('transfers.to_user')).toEqual({ name: 'to_user', type: 'users.id', row: 'to_user' });
  expect(fields.get('orders.user_email')).toEqual({ name: 'user_email', type: 'users.email' });
  expect(fields.get('orders.ordered_at')).toMatchObject({ after: 'users.created_at' });
  expect(fields.get('roles.name')?.values).toContain('Editor');
});

it('tells why, what is unsure and what was left out', () => {
  const { guesses } = planOf(
    readSchema(
      `CREATE TABLE t (id serial PRIMARY KEY, zork text, geo point, made int GENERATED ALWAYS AS (1) STORED, kept text DEFAULT 'x', CHECK (zork > upper(zork)));`,
    ),
    { world },
  );
  expect(guesses).toEqual([
    { table: 't', column: 'id', meaning: 'sequence', why: 'primary key', unsure: false },
    { table: 't', column: 'zork', meaning: 'sentence:6', why: 'type', unsure: true },
    {
      table: 't',
      column: 'geo',
      meaning: undefined,
      why: 'left null: nothing is known of its type',
      unsure: true,
    },
    { table: 't', column: 'made', meaning: undefined, why: 'generated by the database', unsure: false },
    { table: 't', column: 'kept', meaning: undefined, why: 'left to its default', unsure: false },
    {
      table: 't',
      column: '',
      meaning: undefined,
      why: 'a check that was not understood: zork > upper(zork)',
      unsure: true,
    },
  ]);
});

it('takes what was there and what is wanted', () => {
  const sql = `CREATE TABLE countries (code char(2) PRIMARY KEY, name text NOT NULL);
    CREATE TABLE date (id serial PRIMARY KEY, country char(2) NOT NULL REFERENCES countries);
    CREATE TABLE sales.orders (id serial PRIMARY KEY, date_id int NOT NULL REFERENCES date);`;
  const { definition } = planOf(readSchema(sql), {
    world,
    counts: { orders: 7 },
    exclude: ['countries'],
    last: { date: 41 },
  });
  expect(definition.tables).toEqual([
    {
      name: 'countries',
      rows: 1,
      key: 'code',
      fields: [{ name: 'code', values: expect.any(Array), unique: true }],
    },
    {
      ...{ name: 'date_', into: 'date', rows: 100 },
      fields: [
        { name: 'id', type: 'sequence:42,1' },
        { name: 'country', type: 'countries.code' },
      ],
    },
    {
      ...{ name: 'orders', into: 'sales.orders', rows: 7 },
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'date_id', type: 'date_.id' },
      ],
    },
  ]);
  expect(() => planOf(readSchema(sql), { world, exclude: ['country'] })).toThrow(
    'unknown table "country"; did you mean "countries"?',
  );
});

it('gives unique columns what they are, with a doubt where values may repeat', () => {
  const { definition, guesses } = planOf(
    readSchema(
      `CREATE TABLE accounts (acct_no varchar(20) PRIMARY KEY, iban varchar(34) UNIQUE NOT NULL, account_number varchar(20) UNIQUE NOT NULL);
       CREATE TABLE people (id serial PRIMARY KEY, name text NOT NULL, national_id varchar(20) NOT NULL UNIQUE, tin varchar(20) NOT NULL UNIQUE, passport_number varchar(20) NOT NULL UNIQUE, street varchar(80) NOT NULL UNIQUE);`,
    ),
    { world, country: 'gb' },
  );
  const fields = definition.tables.flatMap((table) => table.fields);
  expect(fields).toMatchObject([
    { name: 'acct_no', type: 'gb.account', unique: true },
    { name: 'iban', type: 'gb.iban', unique: true },
    { name: 'account_number', type: 'gb.account', unique: true },
    { name: 'id' },
    { name: 'name' },
    { name: 'national_id', type: 'gb.id', unique: true },
    { name: 'tin', type: 'gb.tax', unique: true },
    { name: 'passport_number', type: 'gb.passport' },
    { name: 'street', pattern: expect.stringMatching(/#$/), unique: true },
  ]);
  expect(fields.find(({ name }) => name === 'passport_number')).not.toHaveProperty('unique');
  const doubts = guesses.filter(({ why }) => why.endsWith('values may repeat'));
  expect(doubts.map(({ column }) => column)).toEqual(['passport_number']);
});

it.each([
  ['CUST_FST_NM varchar(40)', { type: 'gb.first' }],
  ['lst_nm varchar(40)', { type: 'gb.last' }],
  ['mid_nm varchar(40)', { pattern: expect.any(String) }],
  ['title varchar(10)', { type: 'gb.person.salutation' }],
  ['title varchar(80)', { type: 'gb.job' }],
  ['natl_id varchar(30)', { type: 'gb.id' }],
  ['org_nm varchar(80)', { type: 'gb.company.name' }],
  ['ctry_cd char(2)', { const: 'GB' }],
  ['addr_ln2 varchar(80)', { pattern: '(Apt|Suite|Floor) {1-40}' }],
  ['acct_nm varchar(80)', { type: 'gb.name' }],
  ['exp_yy smallint', { type: 'int:2027,2031' }],
  ['exp_mm smallint', { type: 'int:1,12' }],
  ['mcc char(4)', { type: expect.stringMatching(/^enum:5411/) }],
  ['created_by varchar(40)', { type: 'username' }],
  ['is_virtual smallint', { type: 'int:0,1' }],
  ['discontinued integer', { type: 'int:0,1' }],
  ['payment_id integer', { type: 'int:1,1000' }],
  ['state varchar(30)', { type: 'gb.region' }],
])('%s of a customer is known', (column, wanted) => {
  const sql = `CREATE TABLE customers (id serial PRIMARY KEY, first_name text NOT NULL, city text NOT NULL, ${column} NOT NULL);`;
  const { definition } = planOf(readSchema(sql), { world, country: 'gb' });
  expect(definition.tables[0]?.fields.at(-1)).toMatchObject(wanted);
});

it('knows the state that a thing is in, with its default and in its capitals', () => {
  const { definition } = planOf(
    readSchema(
      `CREATE TABLE invoices (id serial PRIMARY KEY, state varchar(20) NOT NULL, status varchar(20) NOT NULL DEFAULT 'NEW');`,
    ),
    { world },
  );
  expect(definition.tables[0]?.fields.slice(1)).toEqual([
    { name: 'state', type: 'enum:draft=1,sent=3,paid=6,overdue=1' },
    { name: 'status', type: 'enum:NEW=3,DRAFT=1,SENT=3,PAID=6,OVERDUE=1' },
  ]);
});

it('names countries in a table of them, and numbers rows whose key has more than the number', () => {
  const { definition } = planOf(
    readSchema(
      `CREATE TABLE country (country_id int PRIMARY KEY, country text NOT NULL);
       CREATE TABLE payment (payment_id int NOT NULL, paid_on date NOT NULL, country_id int NOT NULL REFERENCES country, PRIMARY KEY (paid_on, payment_id));`,
    ),
    { world },
  );
  const [country, payment] = definition.tables;
  expect(country?.fields[1]?.values).toContain('Germany');
  expect(payment?.fields[0]).toEqual({ name: 'payment_id', type: 'sequence' });
});

describe('the lives of a bank', () => {
  const rows = () => {
    const definition = plan(
      `CREATE TABLE customers (id serial PRIMARY KEY, full_name text NOT NULL, spouse_name text NOT NULL,
         mother_name text NOT NULL, mother_maiden_name text NOT NULL, passport_issued date NOT NULL,
         customer_since date NOT NULL, created_at timestamp NOT NULL, updated_at timestamp NOT NULL);
       CREATE TABLE accounts (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers(id),
         opened_at date NOT NULL, closed_at date NOT NULL);
       CREATE TABLE cards (id serial PRIMARY KEY, account_id int NOT NULL REFERENCES accounts(id),
         cardholder_name varchar(26) NOT NULL);
       CREATE TABLE loans (id serial PRIMARY KEY, account_id int NOT NULL REFERENCES accounts(id),
         start_date date NOT NULL, end_date date NOT NULL);`,
      'ke',
    );
    return dataset(definition, { seed: 'a' }).tables as Record<string, readonly Record<string, Value>[]>;
  };

  it('have relatives who are somebody else, of their sex', () => {
    const { customers = [] } = rows();
    expect(
      customers.filter((row) => row.spouse_name === row.full_name || row.mother_name === row.full_name),
    ).toEqual([]);
    expect(customers.filter(({ mother_maiden_name }) => String(mother_maiden_name).includes(' '))).toEqual(
      [],
    );
    const mothers = new Set(customers.map(({ mother_name }) => mother_name));
    expect(mothers.size).toBeGreaterThan(5);
  });

  it('own the cards of their accounts', () => {
    const { customers = [], accounts = [], cards = [] } = rows();
    const strangers = cards.filter(({ account_id, cardholder_name }) => {
      const account = accounts.find(({ id }) => id === account_id);
      const owner = customers.find(({ id }) => id === account?.customer_id);
      return cardholder_name !== String(owner?.full_name).slice(0, 26);
    });
    expect([cards.length > 0, strangers]).toEqual([true, []]);
  });

  it('change after they were made, and borrow for longer than a fortnight', () => {
    const { customers = [], accounts = [], loans = [] } = rows();
    expect(customers.filter((row) => String(row.updated_at) < String(row.created_at))).toEqual([]);
    expect(accounts.filter((row) => String(row.closed_at) < String(row.opened_at))).toEqual([]);
    const days = loans.map(
      (row) => (Date.parse(String(row.end_date)) - Date.parse(String(row.start_date))) / 864e5,
    );
    expect(Math.min(...days)).toBeGreaterThanOrEqual(180);
  });
});
