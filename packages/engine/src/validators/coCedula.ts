import type { Day } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { groupedBack } from '../kernel/text.ts';
import type { Citizen, Sex } from '../model.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Cédula de ciudadanía: six to eight digits, or ten from 1,000,000,000 since 2003 (NUIP); of the old ones 20
 * to 69 million were women's. Structure only: it has no check digit (the NIT made from it has). Source:
 * Registraduría Nacional del Estado Civil, Resolución 3571 of 2003.
 */
export const coCedula = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'coCedula',
  label: 'Cédula de ciudadanía (Colombia)',
  written: ['#.###.###.###', '##.###.###', '#.###.###', '###.###'],
  form: /^(?:\d{1,3}(?:\.\d{3}){1,3}|\d{6,10})$/,
  rules: {
    prefix: (number) =>
      number.length === 10
        ? reasonIf(
            !number.startsWith('1'),
            `begins with ${number[0]}, should begin with 1 where it has ten digits`,
          )
        : reasonIf(number.startsWith('0'), 'begins with 0, should begin with 1 to 9'),
  },
  reads: (number) => ({ sex: sexOf(Number(number)) }),
  make: (random, { born, sex }) => groupedBack(String(cedulaNumber(random, born, sex)), 3, '.'),
});

/** The number of a cédula: a NUIP for those who came of age since 2003. */
export function cedulaNumber(random: Random, born: Day, sex: Sex): number {
  if (born.year >= 1986) return 1_000_000_000 + (born.year - 1986) * 9_000_000 + random.below(9_000_000);
  return sex === 'male' ? random.int(70_000_000, 98_999_999) : random.int(20_000_000, 69_999_999);
}

function sexOf(number: number): Sex | undefined {
  if (number < 20_000_000 || number >= 100_000_000) return undefined;
  return number < 70_000_000 ? 'female' : 'male';
}
