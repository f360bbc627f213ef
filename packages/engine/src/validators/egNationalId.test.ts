import { vectors } from '../../../../test/support/vectors.ts';
import { egNationalId } from './egNationalId.ts';

vectors(egNationalId, {
  // The documentation of public parsers of the number (the first three); the fourth made from the structure.
  valid: ['29501023201952', '29809230201234', '29901150101921', '30002298800125'],
  invalid: {
    'a day that does not exist': '29502303201952',
    'a leap day of a common year': '30102298800125',
    'a century that does not exist': '19501023201952',
    'a governorate that does not exist': '29501024001952',
    'too short': '2950102320195',
    'a letter': '2950102320195A',
  },
});
