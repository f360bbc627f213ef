PRAGMA foreign_keys = ON;
CREATE TABLE author (
  author_id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  born INTEGER CHECK (born BETWEEN 1850 AND 2005),
  country TEXT
);
CREATE TABLE publisher (
  publisher_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  city TEXT,
  website TEXT
);
CREATE TABLE book (
  isbn TEXT PRIMARY KEY CHECK (length(isbn) = 13),
  title TEXT NOT NULL,
  publisher_id INTEGER NOT NULL REFERENCES publisher(publisher_id),
  published_year INTEGER,
  pages INTEGER CHECK (pages > 0),
  language TEXT DEFAULT 'en'
) WITHOUT ROWID;
CREATE TABLE book_author (
  isbn TEXT NOT NULL REFERENCES book(isbn) ON DELETE CASCADE,
  author_id INTEGER NOT NULL REFERENCES author(author_id),
  PRIMARY KEY (isbn, author_id)
);
CREATE TABLE copy (
  copy_id INTEGER PRIMARY KEY,
  isbn TEXT NOT NULL REFERENCES book,
  barcode TEXT UNIQUE NOT NULL,
  condition TEXT NOT NULL CHECK (condition IN ('new','good','worn','damaged')),
  acquired_on TEXT
);
CREATE TABLE member (
  member_id INTEGER PRIMARY KEY,
  card_no TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT UNIQUE,
  joined_on TEXT NOT NULL,
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1))
);
CREATE TABLE loan (
  loan_id INTEGER PRIMARY KEY,
  copy_id INTEGER NOT NULL REFERENCES copy(copy_id),
  member_id INTEGER NOT NULL REFERENCES member(member_id),
  loaned_on TEXT NOT NULL,
  due_on TEXT NOT NULL,
  returned_on TEXT,
  fine NUMERIC(6,2) NOT NULL DEFAULT 0 CHECK (fine >= 0),
  CHECK (due_on > loaned_on),
  CHECK (returned_on IS NULL OR returned_on >= loaned_on)
);
CREATE UNIQUE INDEX one_loan ON loan (copy_id, loaned_on);
