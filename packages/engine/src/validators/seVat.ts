import { luhnDigit } from '../checksum/luhn.ts';
import type { Checker } from '../model.ts';
import { part, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { organisation, seOrgnr } from './seOrgnr.ts';
import { sePersonnummer } from './sePersonnummer.ts';

/**
 * VAT number: SE, the ten digits of the organisation number, or of a sole trader's personal identity or
 * coordination number, and 01. Source: Skatteverket, "Momsregistreringsnummer"; VIES, structure of VAT
 * numbers.
 */
export const seVat = standard({
  id: 'seVat',
  label: 'Momsregistreringsnummer (Sweden)',
  written: ['SE############', '######-#### ##'],
  prefix: 'SE',
  form: /^(?:SE ?)?\d{6}-?\d{4} ?\d\d$/i,
  mend: (number) => number.slice(0, 9) + luhnDigit(number.slice(0, 9)) + number.slice(10),
  rules: {
    series: (number) =>
      reasonIf(
        ![seOrgnr, sePersonnummer].some(isOf(number)),
        `${number.slice(0, 10)} is neither an organisation's number nor a person's, should be one of them`,
      ),
    suffix: part([10], /01/, 'ends with #, should end with 01'),
  },
  reads: (number) => ({
    type: isOf(number)(seOrgnr) ? seOrgnr.reads(number.slice(0, 10)).type : 'sole trader',
  }),
  make: (random) => `SE${organisation(random)}01`,
});

/** Returns whether the first ten digits are a number of the kind, apart from its check digit. */
function isOf(number: string) {
  return ({ faults }: Checker): boolean =>
    faults(number.slice(0, 10)).every(({ fault }) => fault === 'checksum');
}
