import { vectors } from '../../../../test/support/vectors.ts';
import { peRuc } from './peRuc.ts';

vectors(peRuc, {
  // stdnum's tests (companies) and python-stdnum's documentation (a person's).
  valid: ['20512333797', '20480977239', '20503644968', '20515397290', '10101174102'],
  invalid: {
    'a wrong check digit': '20512333798',
    'an unknown type': '21512333793',
    'too short': '2051233379',
    'no number': '10000000006',
    'a letter': '2051233379A',
  },
});
