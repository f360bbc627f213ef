import { vectors } from '../../../../test/support/vectors.ts';
import { nzBankAccount } from './nzBankAccount.ts';

vectors(nzBankAccount, {
  // Inland Revenue's specification, worked examples 1 to 3 (A, D, G); then by hand from the rule: B, E, F, X.
  valid: [
    '01-902-0068389-00',
    '01-0902-0068389-00',
    '0109020068389000',
    '08-6523-1954512-001',
    '26-2600-0320871-032',
    '12-3140-1000019-00',
    '09-0000-0001234-003',
    '25-2500-0123451-00',
    '31-2825-0123456-01',
    // By hand: products of E and G that are folded to one digit.
    '09-0000-0001268-904',
    '26-2600-0320871-887',
  ],
  invalid: {
    'a wrong check digit': '01-0902-0068388-00',
    'a wrong suffix where it counts': '26-2600-0320871-033',
    'a branch of another bank': '01-1200-0068389-00',
    'a bank that does not exist': '07-0902-0068389-00',
    'a base of zeros': '02-0001-0000000-00',
    'too short': '01-0902-0068389',
    'too long': '01-0902-0068389-00000',
    'a letter': '01-0902-006838A-00',
    'a digit too many before': '40107020160009000',
    'a suffix of five digits, bare': '010902006838907140',
    'a base of zeros that adds up': '02-0801-0000000-00',
    'a G product not folded': '26-2600-9920871-035',
    'an E product not folded': '0900000003999003',
  },
});
