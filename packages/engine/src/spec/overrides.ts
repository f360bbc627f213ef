import type { RowValue } from '../draw/source.ts';
import { type AsOf, readAsOf } from '../kernel/asOf.ts';
import { Day, isDay, REFERENCE } from '../kernel/day.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { bare } from '../kernel/text.ts';
import type { Country } from '../model.ts';
import { namesOf } from './names.ts';
import { isCondition, type PersonWhere, type Where } from './steering.ts';

/** The overrides of a record: conditions on the person, and values that replace others. */
export interface Overrides {
  readonly where: PersonWhere;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Splits the overrides of a person's record; those that other fields depend on become conditions. */
export function overridesOf(
  country: Country | undefined,
  given: Readonly<Record<string, unknown>>,
  { asOf, where }: { readonly asOf?: AsOf | undefined; readonly where?: Where | undefined },
): Overrides {
  // An undefined condition is no condition.
  const entries = Object.entries(given).filter(([name, value]) => value !== undefined || !isCondition(name));
  const asked = Object.fromEntries(entries.filter(([name]) => isCondition(name)));
  const values = Object.fromEntries(entries);
  if (!country) return { where: asked, values };
  const { name: whole, ...conditions } = asked;
  const { first, last } = given;
  const read = numberRead(country, given.id);
  const born = agreed('dob', given.dob, read.born);
  const sex = agreed('sex', conditions.sex, read.sex);
  for (const [key, part] of [
    ['first', first],
    ['last', last],
  ] as const)
    if (typeof whole === 'string' && typeof part === 'string' && !whole.includes(part))
      throw contradiction(key, part, `name ${shown(whole)}`);
  const day = born === undefined ? undefined : dayOf(born);
  if (day) refuseOtherAge(day, conditions.age ?? where?.age, asOf === undefined ? REFERENCE : readAsOf(asOf));
  const bank = bankIn(country, given.iban, conditions.bank);
  return {
    where: {
      ...conditions,
      ...(bank === undefined ? {} : { bank }),
      ...(sex === undefined ? {} : { sex }),
      ...(day ? { born: day } : {}),
      ...(whole === undefined ? {} : { whole }),
      ...(typeof first === 'string' ? { first } : {}),
      ...(typeof last === 'string' ? { last } : {}),
    } as PersonWhere,
    values,
  };
}

/** Refuses an age that somebody born on a day does not have. */
function refuseOtherAge(born: Day, asked: unknown, asOf: Day): void {
  if (born.serial > asOf.serial)
    throw new Problem('bad-parameter', {
      subject: 'dob',
      expected: `a day up to ${asOf.iso}`,
      given: born.iso,
    });
  const isPast = born.month < asOf.month || (born.month === asOf.month && born.day <= asOf.day);
  const age = asOf.year - born.year - (isPast ? 0 : 1);
  const [, from, to = from] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(String(asked ?? '')) ?? [];
  if (from !== undefined && (age < Number(from) || age > Number(to)))
    throw contradiction('dob', born.iso, `age ${String(asked)}: somebody born then is ${age}`);
}

/** Returns the code of the bank that an IBAN names, if the country has it. */
function bankIn(country: Country, iban: unknown, bank: unknown): string | undefined {
  const code = typeof iban === 'string' ? country.fields.get('iban')?.validator?.reads(iban).bank : undefined;
  const [found] = code === undefined ? [] : namesOf(country).bank.find(code);
  if (found === undefined) return undefined;
  if (typeof bank === 'string' && !namesOf(country).bank.find(bank).includes(found))
    throw contradiction('bank', bank, `iban, which is of ${found}`);
  return found;
}

/** Returns the account that a given IBAN holds, where the record's own IBAN holds the record's account. */
export function accountsIn(
  country: Country | undefined,
  { iban: own, account }: RowValue,
  iban: unknown,
): { readonly account?: string } {
  if (!country || typeof own !== 'string' || typeof account !== 'string' || typeof iban !== 'string')
    return {};
  const digits = bare(account);
  const at = bare(own).indexOf(digits, 4);
  const other = bare(iban).slice(at, at + digits.length);
  if (at < 0 || bare(own).length !== bare(iban).length) return {};
  let next = 0;
  return { account: account.replace(/[0-9A-Za-z]/g, () => other.charAt(next++)) };
}

/** Returns what a national number says of its holder. */
function numberRead(country: Country, id: unknown): Readonly<Record<string, string | undefined>> {
  const validator = country.fields.get('id')?.validator;
  return typeof id === 'string' && validator?.valid(id) ? validator.reads(id) : {};
}

function agreed(key: string, given: unknown, read: string | undefined): unknown {
  if (given !== undefined && read !== undefined && given !== read)
    throw contradiction(key, given, `id, which says ${read}`);
  return given ?? read;
}

function contradiction(key: string, given: unknown, other: string): Problem {
  return new Problem('contradiction', `${key} ${shown(given)} contradicts ${other}`, { subject: key, given });
}

function dayOf(given: unknown): Day {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(given)) ?? [];
  if (year !== undefined && isDay(Number(year), Number(month), Number(day)))
    return new Day(Number(year), Number(month), Number(day));
  throw new Problem('bad-parameter', { subject: 'dob', expected: 'a day such as 1990-02-03', given });
}
