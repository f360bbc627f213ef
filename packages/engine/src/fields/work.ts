import { putDecimal, putPiece } from '../kernel/bytes.ts';
import { dayAt } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { Activity, Field, Persona, Write } from '../model.ts';
import { pensionDay } from './pensionDay.ts';

const group = 'work';

/** The age from which people work and drive. */
const ADULT = 18;

/** The person's job, income and car. */
export const work: Readonly<Record<string, Field>> = {
  employer: {
    label: 'Employer',
    group,
    synonyms: list(`company_name employer_name firm_name company_names
      name_of_company name_of_a_company`),
    special: true,
    held: isEmployed,
    write: (out, at, random, p) => employerOf(p)(out, at, random, p),
  },
  activity: {
    label: 'Activity',
    group,
    synonyms: list('work_status employment_status labour_status occupation_status'),
    make: (_, { life }) => life.activity,
  },
  job: {
    label: 'Job title',
    group,
    synonyms: list('occupation profession job_position job_role job_name position'),
    from: ADULT,
    picture: '{job}',
  },
  income: {
    label: 'Monthly income',
    group,
    num: true,
    money: true,
    synonyms: list(
      `salary wage earnings monthly_salary monthly_wage monthly_pay pay wages net_income gross_income`,
    ),
    held: ({ life }) => life.paid,
    write: (out, at, _, { life }) => putDecimal(out, at, life.income, 0),
  },
  payday: {
    label: 'Pay date',
    group,
    date: true,
    held: ({ life: { activity, paid } }) => PAID_BY_OTHERS.has(activity) && paid,
    make: (random, p) => (p.life.stage === 'pension' ? pensionDay(random, p) : wageDay(random, p)),
  },
  plate: {
    label: 'Vehicle plate',
    group,
    from: ADULT,
    synonyms: list(`number_plate license_plate licence_plate registration_plate car_plate vehicle_registration
      plate_number plate_no car_registration car_number
      vehicle_number vehicle_registration_number
      licence_plate_number license_plate_number reg_plate
      registration_plate_number car_tag vehicle_reg`),
  },
};

/** The activities of those whom an employer or a pension body pays. */
const PAID_BY_OTHERS: ReadonlySet<Activity> = new Set(['employed', 'retired', 'disabled']);

function wageDay(random: Random, { country, asOf }: Persona): string {
  const calendar = country.calendarAt(asOf);
  return dayAt(calendar.payday(random.below(12), random.pick(random.pick(country.facts.paydays)))).iso;
}

/** True if the person has an employer, a school or a body that pays their pension. */
export function isEmployed({ life: { activity, paid } }: Persona): boolean {
  return activity === 'pupil' || (paid && activity !== 'child');
}

/** Returns the employer: a firm, an institution, or the school, university or pension body that stands in for it. */
function employerOf({ life: { activity, stage, occupation }, country, age }: Persona): Write {
  if (activity === 'pupil') return country.work.institution(age < SECONDARY ? 'primary' : 'secondary');
  if (activity === 'student') return country.work.institution('university');
  // The town or the family supports people without an income of their own.
  if (stage === 'study') return country.work.institution('town');
  if (stage === 'pension') return country.work.institution('pension');
  if (activity === 'self-employed') return country.firms.name;
  if (occupation.institution === 'bank') return BANK;
  return occupation.institution ? country.work.institution(occupation.institution) : country.firms.name;
}

/** The age from which pupils go to a secondary school in most countries. */
const SECONDARY = 12;

/** Employees of a bank have their account there. */
const BANK: Write = (out, at, _, { bank }) => putPiece(out, at, bank.bank);
