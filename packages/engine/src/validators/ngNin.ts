import { DIGITS } from '../kernel/random.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIN: eleven digits drawn at random. Structure only: the regulations name no check digit. Source: NIMC, Mandatory
 * Use of the NIN Regulations 2017. Equal digits are refused; generated numbers do not begin with 0, nor as a BVN.
 */
export const ngNin = standard({
  id: 'ngNin',
  label: 'NIN (Nigeria)',
  written: '###########',
  rules: { series: (number) => reasonIf(/^(\d)\1+$/.test(number), 'eleven equal digits are never issued') },
  wrong: { series: (_, random) => random.pick(DIGITS).repeat(11) },
  make: (random) => random.pick('13456789') + random.digits(10),
});
