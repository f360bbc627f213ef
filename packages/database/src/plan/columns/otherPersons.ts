import type { SchemaColumn } from '../../schema.ts';
import type { Draft } from '../tables/draft.ts';
import { type Meaning, valuesOf } from './here.ts';
import { bare, wordSet, wordsOf } from './words.ts';

/** Words for a person other than the row's own, with the sex that they imply. */
const OTHERS: Readonly<Record<'female' | 'male' | 'either', ReadonlySet<string>>> = {
  female: wordSet('mother wife daughter sister mutter ehefrau madre esposa mere mae moglie matka'),
  male: wordSet('father husband son brother vater ehemann padre esposo pere pai marito ojciec'),
  either: wordSet(
    'spouse partner parent guardian child dependent dependant sibling beneficiary nominee emergency kin guarantor cosigner witness referee reference sponsor supervisor manager doctor physician payee recipient conyuge conjoint conjuge coniuge beneficiario beneficiaire garant notfall',
  ),
};

/** Number of names in a column of other people. */
const NAMES = 60;

/**
 * Returns a list of names for another person, such as `spouse_name`. It is a list because all persona fields of a row belong
 * to one person.
 */
export function otherPerson(
  draft: Draft,
  column: SchemaColumn,
  { making, why }: Meaning,
): Meaning | undefined {
  const { world, country } = draft.planning;
  const [, field = ''] = (making.type ?? '').split('.');
  if (!NAMED.has(field) || making.type !== `${country.code}.${field}`) return undefined;
  const words = wordsOf(column.name).map(bare);
  const type = `${country.code}.${words.includes('maiden') ? 'last' : field}`;
  const sex = (['female', 'male', 'either'] as const).find((each) =>
    words.some((word) => OTHERS[each].has(word)),
  );
  if (sex === undefined || draft.shape.subject !== 'person' || draft.singles.has(column.name))
    return undefined;
  const names = valuesOf(world, { type }) ?? [];
  const sexes = valuesOf(world, { type: `${country.code}.sex` }) ?? [];
  const { most = Number.POSITIVE_INFINITY, fewest } = draft.limits(column.name);
  const fitting = names.filter((name, i) => {
    const { length } = String(name);
    return (sex === 'either' || sexes[i] === sex) && length >= fewest && length <= most;
  });
  const values = [...new Set(fitting.map(String))].slice(0, NAMES);
  if (values.length < 2 || values.some((value) => /[,=|]/.test(value))) return undefined;
  return { making: { type: `enum:${values.join(',')}` }, why: `${why}, of somebody else` };
}

const NAMED = wordSet('name first last');
