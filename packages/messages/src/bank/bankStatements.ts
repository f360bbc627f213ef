import {
  type Context,
  type Day,
  type Given,
  Problem,
  REFERENCE,
  shown,
  tablesOf,
} from 'specimen-data/internal';
import type { Message, Variant } from '../model.ts';
import { messages } from '../registry.ts';
import { accountLedger, type BankAccount, type BankTables, tableOf } from './accountLedger.ts';

/** A message that tells the bookings of an account. */
export type StatementMessage = Message & { readonly statement: NonNullable<Message['statement']> };

/** Messages as which the accounts of a bank can be written, by key. */
export const statementMessages: ReadonlyMap<string, StatementMessage> = new Map(
  [...messages].flatMap(([key, message]) => (hasStatement(message) ? [[key, message]] : [])),
);

function hasStatement(message: Message): message is StatementMessage {
  return message.statement !== undefined;
}

/** A bank whose accounts are written as statements. */
export interface BankStatements {
  readonly message: StatementMessage;
  readonly seed: string;
  readonly asOf: Day | undefined;
  /** Names of parameters that did not apply. */
  readonly ignored: readonly string[];
  /** Number of accounts. */
  readonly count: number;
  /** Returns the file of an account by its number, which can be read several times; a problem where there is none. */
  texts(id: number): Iterable<string>;
  /** Returns the name of an account's file. */
  fileName(id: number): string;
}

/** Plans the statements of a dataset of a bank; another dataset is a problem. */
export function bankStatements(context: Context, key: string, given: Given): BankStatements {
  const message = statementMessages.get(key) as StatementMessage;
  if (given.key !== 'bank')
    throw new Problem(
      'not-applicable',
      `${key} holds the statements of an account: it is a format of the dataset bank, not of ${given.key === undefined ? 'your own tables' : shown(given.key)}`,
    );
  const asked = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const { tables, seed, asOf, ignored } = tablesOf(context, asked);
  const bank: BankTables = {
    countries: context.world.countries,
    tables: new Map(tables.map((table) => [table.name, table])),
    seed,
    asOf: asOf ?? REFERENCE,
  };
  const { count } = tableOf(bank, 'accounts');
  return {
    ...{ message, seed, asOf, ignored, count },
    texts: (id) => statementTexts(message, accountOf(bank, id, count)),
    fileName: (id) => `account-${id}.${message.extension}`,
  };
}

function accountOf(bank: BankTables, id: number, count: number): BankAccount {
  const account = accountLedger(bank, id);
  if (account) return account;
  throw new Problem('bad-parameter', `account must be a number from 1 to ${count}, not ${id}`, {
    subject: 'account',
    given: id,
  });
}

function statementTexts(message: StatementMessage, account: BankAccount): Iterable<string> {
  const { country, ledger } = account;
  const { key, countries } = message;
  if (countries && !countries.includes(country.code))
    throw new Problem(
      'not-applicable',
      `${key} is a message of ${countries.join(', ')}, not of ${country.code}`,
    );
  const variant = variantOf(message, account);
  return { [Symbol.iterator]: () => message.statement(ledger, variant)[Symbol.iterator]() };
}

/** The usual version and profile of the account's country and currency. */
function variantOf(message: Message, { country, ledger }: BankAccount): Variant {
  const version = message.versions[0] ?? null;
  const [profile = null] = message.profilesOf(country, ledger.currency, version);
  return { version, profile };
}
