import { vectors } from '../../../../test/support/vectors.ts';
import { huTaxId } from './huTaxId.ts';

vectors(huTaxId, {
  // validator.js' tests (8071592153), vkovacs/Tax-number-generator (8422780135, born 1982-10-03, day 42278).
  // By hand: 8438120172. Companies: python-stdnum's documentation (HU12892312), Magyar Telekom.
  valid: ['8071592153', '8422780135', '8438120172', 'HU12892312', '10773381-2-44'],
  invalid: {
    'a wrong check digit': '8071592152',
    'a body without a check digit (remainder 10)': '8422780020',
    'a first digit that is not 8': '7071592153',
    'a wrong company number': 'HU12892313',
    'nine digits': '807159215',
    'a letter': '80715921S3',
  },
});
