import { readSchema, type SchemaColumn, type SchemaTable } from '@specimen/database';
import { Problem } from 'specimen-data';
import { describe, expect, it } from 'vitest';

function only(sql: string): SchemaTable {
  const { tables } = readSchema(sql);
  expect(tables).toHaveLength(1);
  return tables[0] as SchemaTable;
}

function column(sql: string): Partial<SchemaColumn> {
  const { name: _, ...rest } = only(sql).columns[0] as SchemaColumn;
  return rest;
}

describe('a column', () => {
  it.each([
    ['a varchar(20)', { kind: 'text', most: 20 }],
    ['a character varying(20)', { kind: 'text', most: 20 }],
    ['a char(2)', { kind: 'text', most: 2, exactly: 2 }],
    ['a text', { kind: 'text' }],
    ['a bpchar', { kind: 'text' }],
    ['a bigint', { kind: 'integer', bits: 64 }],
    ['a numeric(12, 2)', { kind: 'decimal', precision: 12, scale: 2 }],
    ['a numeric(6)', { kind: 'decimal', precision: 6, scale: 0 }],
    ['a double precision', { kind: 'float' }],
    ['a timestamp(3) with time zone', { kind: 'timestamp' }],
    ['a text[]', { kind: 'array', of: { kind: 'text' } }],
    ['a integer ARRAY', { kind: 'array', of: { kind: 'integer', bits: 32 } }],
    ['a tsvector', { kind: 'other' }],
  ])('%s of PostgreSQL is read', (declared, type) => {
    expect(column(`CREATE TABLE t (${declared}, b jsonb);`).type).toEqual(type);
  });

  it.each([
    ['`a` tinyint(1)', { kind: 'boolean' }],
    ['`a` int(10) unsigned zerofill', { kind: 'integer', bits: 32, unsigned: true }],
    ['`a` mediumint', { kind: 'integer', bits: 24 }],
    ["`a` enum('x','it''s','a,b')", { kind: 'enum', values: ['x', "it's", 'a,b'] }],
    ["`a` set('x','y')", { kind: 'enum', values: ['x', 'y'] }],
    ['`a` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin', { kind: 'text' }],
    ['`a` datetime(6)', { kind: 'timestamp' }],
  ])('%s of MySQL is read', (declared, type) => {
    expect(column(`CREATE TABLE t (${declared}) ENGINE=InnoDB;`).type).toEqual(type);
  });

  it.each([
    ['a', { kind: 'text' }],
    ['a INT', { kind: 'integer', bits: 64 }],
    ['a UNSIGNED BIG INT', { kind: 'other' }],
    ['a VARYINGCHAR(9)', { kind: 'text' }],
    ['a DOUBLE', { kind: 'float' }],
  ])('%s of SQLite is read', (declared, type) => {
    expect(column(`PRAGMA x; CREATE TABLE t (${declared});`).type).toEqual(type);
  });

  it.each([
    ['a int NOT NULL', { nullable: false }],
    ['a int PRIMARY KEY', { nullable: false }],
    ['a int NULL', { nullable: true }],
    ['a serial', { nullable: false, filled: 'identity' }],
    ['a int GENERATED ALWAYS AS IDENTITY (START WITH 5)', { nullable: false, filled: 'identity' }],
    ["a int DEFAULT nextval('s'::regclass)", { nullable: true, filled: 'identity' }],
    ['a int GENERATED ALWAYS AS (b * (2 + 1)) STORED', { nullable: true, filled: 'generated' }],
    ["a text DEFAULT 'x, (y' NOT NULL", { nullable: false, filled: 'default', default: "'x, (y'" }],
    [
      'a timestamptz DEFAULT (now() + (1 * 2)) NOT NULL',
      { nullable: false, filled: 'default', default: '(now() + (1 * 2))' },
    ],
    ['a text DEFAULT NULL', { nullable: true }],
  ])('%s says what the database does by itself', (declared, told) => {
    const { type: _, declared: __, ...rest } = column(`CREATE TABLE t (${declared}, b jsonb);`);
    expect(rest).toEqual(told);
  });

  it('is numbered by SQLite where it is the integer key', () => {
    expect(column('CREATE TABLE t (a INTEGER PRIMARY KEY);').filled).toBe('identity');
    expect(column('CREATE TABLE t (a TEXT PRIMARY KEY);').filled).toBe(undefined);
    expect(
      column('CREATE TABLE t (`a` int NOT NULL AUTO_INCREMENT, PRIMARY KEY (`a`)) ENGINE=InnoDB;').filled,
    ).toBe('identity');
  });
});

it('reads constraints that stand inline, in the table or behind it', () => {
  const inline = `CREATE TYPE mood AS ENUM ('sad', 'ok');
    CREATE TABLE o (id serial PRIMARY KEY);
    CREATE TABLE t (a int CONSTRAINT x UNIQUE REFERENCES o ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED, b int NOT NULL CHECK (b > 0), m mood);`;
  const apart = `CREATE TYPE public.mood AS ENUM ('sad', 'ok');
    CREATE TABLE public.o (id integer NOT NULL);
    CREATE TABLE public.t (a integer, b integer NOT NULL, m public.mood, CONSTRAINT b CHECK (b > 0));
    ALTER TABLE ONLY public.o ADD CONSTRAINT o_pkey PRIMARY KEY (id);
    ALTER TABLE ONLY public.o ALTER COLUMN id SET DEFAULT nextval('public.o_id_seq'::regclass);
    ALTER TABLE public.t ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES public.o(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED;
    CREATE UNIQUE INDEX x ON public.t USING btree (a);`;
  const told = (sql: string) =>
    readSchema(sql).tables.map(({ columns, ...rest }) => ({
      ...rest,
      columns: columns.map(({ declared: _, ...each }) => each),
    }));
  expect(told(inline)).toEqual(told(apart));
  expect(told(inline)[1]?.foreignKeys).toEqual([
    { columns: ['a'], table: 'o', refersTo: ['id'], deferrable: true },
  ]);
});

it('keeps names as the database stores them', () => {
  expect(only('CREATE TABLE Sales.Orders (OrderId serial, "CustomerId" int);')).toMatchObject({
    name: 'orders',
    namespace: 'sales',
    columns: [{ name: 'orderid' }, { name: 'CustomerId' }],
  });
  expect(only('CREATE TABLE Orders (OrderId INTEGER);')).toMatchObject({
    name: 'Orders',
    columns: [{ name: 'OrderId' }],
  });
  const strange = only(
    'CREATE TABLE "select" ("from" int, `group` text, [order by] text, "a""b" text, 名前 text, key varchar(9), "check" int);',
  );
  expect(strange.columns.map(({ name }) => name)).toEqual([
    'from',
    'group',
    'order by',
    'a"b',
    '名前',
    'key',
    'check',
  ]);
});

it('reads comments of both kinds', () => {
  expect(
    only(
      "CREATE TABLE t (a serial); COMMENT ON TABLE t IS 'it''s'; COMMENT ON COLUMN public.t.a IS 'the key';",
    ),
  ).toMatchObject({
    comment: "it's",
    columns: [{ comment: 'the key' }],
  });
  expect(
    only("CREATE TABLE `t` (`a` int COMMENT 'it\\'s a key; yes') ENGINE=InnoDB COMMENT='rows';"),
  ).toMatchObject({
    comment: 'rows',
    columns: [{ comment: "it's a key; yes" }],
  });
});

it('passes over what dumps hold beside tables', () => {
  const { tables } = readSchema(`
    /* CREATE TABLE a (x int); /* nested */ */ -- CREATE TABLE b (x int);
    SET client_encoding = 'UTF8'; \\connect shop
    CREATE FUNCTION f() RETURNS trigger AS $body$ BEGIN CREATE TABLE c (x int); END $body$ LANGUAGE plpgsql;
    CREATE TABLE real (x serial);
    CREATE TABLE part PARTITION OF real FOR VALUES IN (1);
    CREATE TABLE made AS SELECT 1;
    CREATE VIEW v AS SELECT * FROM real;
    COPY real (x) FROM stdin;
'); CREATE TABLE d (x int);
\\.
    GRANT ALL ON real TO me;`);
  expect(tables.map(({ name }) => name)).toEqual(['real']);
});

describe('a mistake names its line', () => {
  it.each([
    ['nothing', '', 'this schema has no table'],
    ['no table', 'SELECT 1;\nCREATE VIEW v AS SELECT 1;', 'this schema has no table'],
    ['no table with columns', 'CREATE TABLE t ();', 'this schema has no table'],
    [
      'a parenthesis',
      '\nCREATE TABLE t (a int;',
      'line 2: this CREATE has a parenthesis that is never closed',
    ],
    ['a text', "CREATE TABLE t (\n  a text DEFAULT 'x\n);", 'line 2: a text begins here and never ends'],
    ['a comment', 'CREATE TABLE t (a int);\n/* x', 'line 2: a comment begins here and never ends'],
    ['a name', 'CREATE TABLE t (\n  a int,\n  12 int\n);', 'line 3: a name was expected, not "12"'],
    [
      'a reference',
      'CREATE TABLE t (a int,\n  FOREIGN KEY (a) int);',
      'line 2: REFERENCES was expected, not "int"',
    ],
    ['a list', 'CREATE TABLE t (a int,\n  PRIMARY KEY () );', 'line 2: a list of columns is empty'],
  ])('that is %s', (_, sql, message) => {
    expect(() => readSchema(sql)).toThrow(Problem);
    expect(() => readSchema(sql)).toThrow(message);
  });
});

it('reads a domain of a domain', () => {
  const { checks } = only(
    'CREATE DOMAIN positive AS int CHECK (VALUE > 0); CREATE DOMAIN small AS positive CHECK (VALUE < 20); CREATE TABLE t (a small);',
  );
  expect(checks).toEqual(['"a" > 0', '"a" < 20']);
});

describe('what others than the three databases write', () => {
  it('is read of SQL Server', () => {
    const { tables } = readSchema(`USE [Bank]
GO
CREATE TABLE [dbo].[Customer](
	[CustomerID] [int] IDENTITY(1,1) NOT NULL,
	[TaxNumber] [nvarchar](15) NOT NULL,
	[Gender] [nchar](1) NOT NULL,
	[IsActive] [bit] NOT NULL,
	[Notes] [nvarchar](max) NULL,
 CONSTRAINT [PK_Customer] PRIMARY KEY CLUSTERED ([CustomerID] ASC) WITH (PAD_INDEX = OFF) ON [PRIMARY]
) ON [PRIMARY]
GO
ALTER TABLE [dbo].[Customer]  WITH CHECK ADD  CONSTRAINT [CK_Gender] CHECK  ((upper([Gender])='F' OR upper([Gender])='M'))
GO
CREATE UNIQUE NONCLUSTERED INDEX [AK_Tax] ON [dbo].[Customer] ([TaxNumber] ASC)
go
`);
    expect(tables).toMatchObject([
      {
        name: 'Customer',
        columns: [
          { filled: 'identity' },
          { type: { kind: 'text', most: 15 } },
          { type: { kind: 'text', exactly: 1 } },
          { type: { kind: 'boolean' } },
          { type: { kind: 'text' } },
        ],
        primaryKey: ['CustomerID'],
        uniques: [['TaxNumber']],
        checks: ["(upper([Gender])='F' OR upper([Gender])='M')"],
      },
    ]);
  });

  it('is read of Oracle', () => {
    const { tables } =
      readSchema(`CREATE TABLE regions (region_id NUMBER CONSTRAINT nn NOT NULL, name VARCHAR2(25 CHAR))
/
ALTER TABLE regions ADD ( CONSTRAINT reg_pk PRIMARY KEY (region_id) );
CREATE TABLE towns (town_id NUMBER(4), region_id NUMBER);
ALTER TABLE towns ADD ( note VARCHAR2(9), CONSTRAINT t_pk PRIMARY KEY (town_id), CONSTRAINT t_fk FOREIGN KEY (region_id) REFERENCES regions );`);
    expect(tables).toMatchObject([
      { name: 'regions', primaryKey: ['region_id'] },
      {
        columns: [{ name: 'town_id' }, { name: 'region_id' }, { name: 'note' }],
        primaryKey: ['town_id'],
        foreignKeys: [{ table: 'regions', refersTo: ['region_id'] }],
      },
    ]);
  });
});
