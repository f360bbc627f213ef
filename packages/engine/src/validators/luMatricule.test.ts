import { vectors } from '../../../../test/support/vectors.ts';
import { luMatricule } from './luMatricule.ts';

vectors(luMatricule, {
  // 1893120105732: the OECD's and EU's TIN sheet, and the only number published; the others from the rule.
  valid: ['1893120105732', '1893 12 01 057 32', '1985073012341', '2004022900156', '1999010199926'],
  invalid: {
    'a wrong Luhn digit': '1893120105742',
    'a wrong Verhoeff digit': '1893120105733',
    'a month that does not exist': '1893130105727',
    'a day that does not exist': '1893023105791',
    'a year of no living person': '1693120105759',
    'too short': '189312010573',
    'a letter': '189312010573A',
    '29 February 1900': '1900022900097',
  },
});
