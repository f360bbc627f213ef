import { putDecimal, putPiece } from '../kernel/bytes.ts';
import { dayAt } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Field, Persona, Write } from '../model.ts';

const group = 'work';

/** The person's job, income and car. */
export const work: Readonly<Record<string, Field>> = {
  employer: {
    label: 'Employer',
    group,
    synonyms: list(`company_name employer_name firm_name company_names
      name_of_company name_of_a_company`),
    special: true,
    write: (out, at, random, p) => employerOf(p)(out, at, random, p),
  },
  job: {
    label: 'Job title',
    group,
    synonyms: list('occupation profession job_position job_role job_name position'),
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
    write: (out, at, _, { life }) => putDecimal(out, at, life.income, 0),
  },
  payday: {
    label: 'Pay date',
    group,
    date: true,
    make(random, { country, asOf }) {
      const calendar = country.calendarAt(asOf);
      return dayAt(calendar.payday(random.below(12), random.pick(random.pick(country.facts.paydays)))).iso;
    },
  },
  plate: {
    label: 'Vehicle plate',
    group,
    synonyms: list(`number_plate license_plate licence_plate registration_plate car_plate vehicle_registration
      plate_number plate_no car_registration car_number
      vehicle_number vehicle_registration_number
      licence_plate_number license_plate_number reg_plate
      registration_plate_number car_tag vehicle_reg`),
  },
};

/** Returns the writer of the payer of the income: a firm, an institution, a school or a pension fund. */
function employerOf({ life: { stage, occupation }, country }: Persona): Write {
  if (stage === 'study') return country.work.institution('university');
  if (stage === 'pension') return country.work.institution('pension');
  if (occupation.institution === 'bank') return BANK;
  return occupation.institution ? country.work.institution(occupation.institution) : country.firms.name;
}

/** Employees of a bank have their account there. */
const BANK: Write = (out, at, _, { bank }) => putPiece(out, at, bank.bank);
