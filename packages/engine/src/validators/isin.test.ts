import { vectors } from '../../../../test/support/vectors.ts';
import { isin } from './isin.ts';

vectors(isin, {
  // Wikipedia (ISIN: Apple, Australian and British examples), exchanges' lists (BASF), validator.js' tests.
  valid: ['US0378331005', 'AU0000XVGZA3', 'GB0002634946', 'DE000BAY0017', 'DE000BASF111', 'us0378331005'],
  invalid: {
    'a wrong check digit': 'US0378331004',
    'a digit changed': 'US0378331015',
    'a country that does not exist': 'ZZ0378331008',
    'a letter for the check digit': 'US037833100A',
    'too short': 'US037833100',
    'too long': 'US03783310055',
    'a digit in the country': 'U10378331005',
  },
});
