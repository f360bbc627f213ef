import { Problem, shown } from 'specimen-data/internal';

/** Masks for the columns of some sources, written by `scan` and edited by people. */
export interface Plan {
  /** Country of values that do not state their own. */
  readonly country?: string | undefined;
  readonly sources: readonly SourcePlan[];
}

/** Masks for the columns of a file or a table. */
export interface SourcePlan {
  /** Name of the file or table. */
  readonly source: string;
  readonly person?: PersonPlan | undefined;
  readonly columns: Readonly<Record<string, ColumnPlan>>;
}

/** Columns that belong to one person, so that they are masked together. */
export interface PersonPlan {
  /** Column that identifies the person of a row. */
  readonly by?: string | undefined;
  /** Meaning of columns: the column by field key. */
  readonly columns?: Readonly<Record<string, string>> | undefined;
  /** Maximum number of days by which dates move. */
  readonly within?: number | undefined;
}

/** The mask of a column. */
export interface ColumnPlan {
  /** A field key, a spec, a validator's id, or one of the words of `WORDS`. */
  readonly mask: string;
  /** Parts of the value that stay. */
  readonly keep?: readonly string[] | undefined;
  readonly within?: number | undefined;
}

/** Default maximum number of days by which dates move. */
export const WITHIN = 30;

/** Parses a plan; a mistake in it is reported with its path. */
export function readPlan(given: unknown): Plan {
  const plan = object(given, 'plan', ['country', 'sources']);
  if (plan.country !== undefined && typeof plan.country !== 'string')
    throw wrong('country', 'a country code such as "de"', plan.country);
  if (!Array.isArray(plan.sources)) throw wrong('sources', 'a list of sources', plan.sources);
  const sources = plan.sources.map((source, i) => readSource(source, `sources[${i}]`));
  const names = sources.map(({ source }) => source);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined)
    throw new Problem('bad-definition', `the plan has the source ${shown(twice)} twice`);
  return { ...(plan.country === undefined ? {} : { country: plan.country.toLowerCase() }), sources };
}

function readSource(given: unknown, at: string): SourcePlan {
  const { source, person, columns } = object(given, at, ['source', 'person', 'columns']);
  if (typeof source !== 'string' || source === '') throw wrong(`${at}.source`, 'a file or a table', source);
  const entries = Object.entries(object(columns ?? {}, `${at}.columns`)).map(
    ([name, column]) => [name, readColumn(column, `${at}.columns.${name}`)] as const,
  );
  return {
    source,
    columns: Object.fromEntries(entries),
    ...(person === undefined ? {} : { person: readPerson(person, `${at}.person`) }),
  };
}

function readPerson(given: unknown, at: string): PersonPlan {
  const { by, columns, within } = object(given, at, ['by', 'columns', 'within']);
  if (by !== undefined && typeof by !== 'string') throw wrong(`${at}.by`, 'the name of a column', by);
  const roles = Object.entries(object(columns ?? {}, `${at}.columns`)).map(([key, name]) => {
    if (typeof name !== 'string') throw wrong(`${at}.columns.${key}`, 'the name of a column', name);
    return [key === 'born' ? 'dob' : key, name] as const;
  });
  return { by, columns: Object.fromEntries(roles), within: readWithin(within, `${at}.within`) };
}

function readColumn(given: unknown, at: string): ColumnPlan {
  const { mask, keep, within } = object(given, at, ['mask', 'keep', 'within']);
  if (typeof mask !== 'string' || mask === '')
    throw wrong(`${at}.mask`, 'a field, a spec or a validator', mask);
  if (keep !== undefined && !(Array.isArray(keep) && keep.every((part) => typeof part === 'string')))
    throw wrong(`${at}.keep`, 'a list of parts such as ["bank"]', keep);
  return { mask, keep, within: readWithin(within, `${at}.within`) };
}

function readWithin(given: unknown, at: string): number | undefined {
  if (given === undefined) return undefined;
  if (typeof given !== 'number' || !Number.isInteger(given) || given < 1 || given > 3650)
    throw wrong(at, 'a number of days from 1 to 3650', given);
  return given;
}

function object(given: unknown, at: string, known?: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw wrong(at, 'an object', given);
  const strange = known && Object.keys(given).find((name) => !known.includes(name));
  if (strange !== undefined)
    throw new Problem(
      'bad-definition',
      `${at === 'plan' ? 'the plan' : `${at} of the plan`} has ${shown(strange)}, which is none of ${known?.join(', ')}`,
    );
  return given as Readonly<Record<string, unknown>>;
}

function wrong(at: string, right: string, given: unknown): Problem {
  const found = given === undefined ? 'is missing' : `is ${shown(given)}`;
  return new Problem('bad-definition', `${at} of the plan ${found}, should be ${right}`);
}
