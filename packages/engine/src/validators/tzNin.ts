import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { dateAt, dayShown, part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIDA number: date of birth YYYYMMDD, postcode of registration, five digits, two digits. Structure only:
 * what the last two hold is not public. Source: NIDA Tanzania. Postcodes begin with 1 to 7 (TCRA, National
 * Addressing and Postcode System).
 */
export const tzNin = standard<Pick<Citizen, 'born'>>({
  id: 'tzNin',
  label: 'NIN (Tanzania)',
  written: '########-#####-#####-##',
  rules: {
    century: part([0, 4], /^(?:19|20)/, 'year of birth is #, should be 19YY or 20YY'),
    date: dateAt(0, 'YYYYMMDD'),
    region: part([8, 13], /^[1-7]/, 'postcode is #, should begin with 1 to 7'),
  },
  wrong: { century: (number) => `16${number.slice(2)}` },
  reads: (number) => ({ born: dayShown(number.slice(0, 8), 'YYYYMMDD'), postcode: number.slice(8, 13) }),
  make: (random, { born }) =>
    `${born.yyyy}${born.mm}${born.dd}-${random.pick(REGIONS)}${random.int(101, 199)}-${String(random.int(1, 399)).padStart(5, '0')}-${random.int(10, 29)}`,
});

/** Postcodes of Dar es Salaam, Arusha, Kilimanjaro, Mwanza, Dodoma, Mbeya, Morogoro, Zanzibar. */
const REGIONS = list('11 12 14 15 16 23 25 33 35 41 53 61 67 71');
