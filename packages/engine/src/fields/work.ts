import { putDecimal, putPiece } from '../bytes.ts';
import { jobs } from '../data/jobs.ts';
import type { Field } from '../field.ts';

const group = 'work';

/** What the person does, earns and drives. */
export const work: Readonly<Record<string, Field>> = {
  employer: {
    label: 'Employer',
    group,
    synonyms: ['company name', 'workplace', 'employer name'],
    picture: (country) => country.facts.firms.name,
  },
  job: {
    label: 'Job title',
    group,
    synonyms: ['job title', 'occupation', 'profession'],
    plain: true,
    write: (out, at, random) => putPiece(out, at, random.common(jobs())),
  },
  income: {
    label: 'Monthly income',
    group,
    num: true,
    money: true,
    synonyms: ['salary', 'monthly income', 'wage', 'earnings'],
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
    synonyms: ['number plate', 'license plate', 'licence plate', 'registration plate', 'car plate', 'vehicle registration'],
  },
};
