-- Double-entry bookkeeping.
CREATE TABLE ledgers (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), name text NOT NULL, currency char(3) NOT NULL CHECK (char_length(currency) = 3));
CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  ledger_id uuid NOT NULL REFERENCES ledgers,
  parent_id uuid REFERENCES accounts (id),
  code varchar(10) NOT NULL,
  name text NOT NULL CHECK (length(name) > 2),
  normal_side varchar(6) NOT NULL CHECK (normal_side = 'debit' OR normal_side = 'credit'),
  opened date NOT NULL,
  closed date,
  UNIQUE (ledger_id, code),
  CHECK (closed IS NULL OR closed >= opened)
);
CREATE TABLE journal_entries (
  id bigint GENERATED ALWAYS AS IDENTITY,
  ledger_id uuid NOT NULL REFERENCES ledgers (id),
  entry_no integer NOT NULL,
  booked_on date NOT NULL,
  memo varchar(140) NOT NULL,
  reversed_by bigint UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id),
  UNIQUE (ledger_id, entry_no)
);
ALTER TABLE journal_entries ADD FOREIGN KEY (reversed_by) REFERENCES journal_entries (id);
CREATE TABLE postings (
  entry_id bigint NOT NULL REFERENCES journal_entries (id) ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 100),
  account_id uuid NOT NULL REFERENCES accounts (id),
  side varchar(6) NOT NULL CHECK (side IN ('debit', 'credit')),
  amount numeric(18,4) NOT NULL CHECK (amount > 0),
  PRIMARY KEY (entry_id, position)
);
CREATE TABLE account_balances (
  account_id uuid PRIMARY KEY REFERENCES accounts (id),
  balance numeric(18,4) NOT NULL,
  version bigint NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
