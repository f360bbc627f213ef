import { jobs } from '../data/jobs.ts';
import { putDecimal, putPiece } from '../kernel/bytes.ts';
import { list } from '../kernel/text.ts';
import type { Field } from '../model.ts';

const group = 'work';

/** What the person does, earns and drives. */
export const work: Readonly<Record<string, Field>> = {
  employer: {
    label: 'Employer',
    group,
    synonyms:
      list(`company_name workplace employer_name name_of_employer firm_name business_name company_names
      name_of_company name_of_a_company`),
    picture: (country) => country.facts.firms.name,
  },
  job: {
    label: 'Job title',
    group,
    synonyms: list('job_title occupation profession job_position job_role job_name job_titles position'),
    write: (out, at, random) => putPiece(out, at, random.common(jobs())),
  },
  income: {
    label: 'Monthly income',
    group,
    num: true,
    money: true,
    synonyms: list(`salary monthly_income wage earnings monthly_salary monthly_wage monthly_pay pay wages
      monthly_earnings net_income gross_income`),
    write(out, at, random, { country }) {
      const [low, high] = country.facts.income;
      const step = 10 ** Math.max(0, String(low).length - 3);
      const steps = Math.floor((high - low) / step);
      const share = Math.floor((random.below(steps + 1) * random.below(1000)) / 1000);
      return putDecimal(out, at, (low + share * step) * 10 ** country.decimals, country.decimals);
    },
  },
  plate: {
    label: 'Vehicle plate',
    group,
    synonyms: list(`number_plate license_plate licence_plate registration_plate car_plate vehicle_registration
      plate_number plate_no car_registration car_registration_number car_number vehicle_plate
      vehicle_plate_number vehicle_number vehicle_registration_number vehicle_registration_plate
      licence_plate_number license_plate_number reg_plate car_plate_number number_plates
      registration_plate_number car_tag vehicle_reg`),
  },
};
