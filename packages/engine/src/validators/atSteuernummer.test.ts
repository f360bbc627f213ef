import { vectors } from '../../../../test/support/vectors.ts';
import { atSteuernummer } from './atSteuernummer.ts';

vectors(atSteuernummer, {
  // stdnum's table of numbers found in public.
  valid: [
    '59-119/9013',
    '98-123/4560',
    '90-123/4567',
    '03 318/8822',
    '12 035/4980',
    '109999102',
    '46 1744591',
  ],
  invalid: {
    'a wrong check digit': '59-119/9012',
    'an office that never was': '00-119/9017',
    'too short': '59-119/901',
    'a letter': '59-119/90A3',
  },
});
