import { isDay } from '../kernel/day.ts';
import { bare, list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * NIDA number: date of birth YYYYMMDD, postcode of registration, five digits, two digits. Structure only:
 * what the last two hold is not public. Source: NIDA Tanzania. Postcodes begin with 1 to 7 (TCRA, National
 * Addressing and Postcode System).
 */
export const tzNin: Validator<Pick<Citizen, 'born'>> = {
  id: 'tzNin',
  label: 'NIN (Tanzania)',
  valid(value) {
    if (!/^(?:19|20)\d{6}-?[1-7]\d{4}-?\d{5}-?\d{2}$/.test(value)) return false;
    const nin = bare(value);
    return isDay(Number(nin.slice(0, 4)), Number(nin.slice(4, 6)), Number(nin.slice(6, 8)));
  },
  make: (random, { born }) =>
    `${born.yyyy}${born.mm}${born.dd}-${random.pick(REGIONS)}${random.int(101, 199)}-${String(random.int(1, 399)).padStart(5, '0')}-${random.int(10, 29)}`,
};

/** Postcodes of Dar es Salaam, Arusha, Kilimanjaro, Mwanza, Dodoma, Mbeya, Morogoro, Zanzibar. */
const REGIONS = list('11 12 14 15 16 23 25 33 35 41 53 61 67 71');
