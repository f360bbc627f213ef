import { mod97Digits } from '../checksum/mod97.ts';
import { DIGITS } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Identifier of a creditor who collects by SEPA direct debit: country, two check digits as in an IBAN (ISO 7064 MOD
 * 97-10, over what follows the business code), three characters that the creditor chooses, ZZZ as a rule, and up to 28 of
 * the country's own. Source: European Payments Council, EPC262-08, Creditor Identifier Overview. What a country has
 * behind the business code is looked at by its length, where the overview gives one and it is sure.
 */
export const sepaCreditorId = standard({
  id: 'sepaCreditorId',
  label: 'SEPA creditor identifier',
  written: '@@##{3*}{1-28*}',
  mend: mended,
  rules: {
    country: (number) =>
      reasonIf(
        !COUNTRIES.has(number.slice(0, 2)),
        `${number.slice(0, 2)} is not a country of SEPA, should be one such as DE or FR`,
      ),
    length(number) {
      const length = LENGTHS[number.slice(0, 2)] ?? number.length;
      const reason = `has ${number.length} characters, should have ${length} in ${number.slice(0, 2)}`;
      return reasonIf(number.length !== length, reason);
    },
  },
  wrong: {
    length: (number, random) =>
      mended(random.chance(0.5) ? number + random.pick(DIGITS) : number.slice(0, -1)),
  },
  reads: (number) => ({ country: number.slice(0, 2).toLowerCase() }),
  make(random) {
    const number = `${random.digits(10)}${random.int(1, 9)}`;
    return `DE${mod97Digits(number, 'DE')}ZZZ${number}`;
  },
});

function mended(number: string): string {
  return `${number.slice(0, 2)}${mod97Digits(number.slice(7), number.slice(0, 2))}${number.slice(4)}`;
}

/** Countries of the European Economic Area and the others that joined SEPA. */
const COUNTRIES = new Set(
  list(`AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI
    SK SM VA`),
);

const LENGTHS: Readonly<Record<string, number>> = { AT: 18, DE: 18, ES: 16, FR: 13, IE: 13, NL: 19 };
