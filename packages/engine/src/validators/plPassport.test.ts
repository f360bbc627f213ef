import { vectors } from '../../../../test/support/vectors.ts';
import { plPassport } from './plPassport.ts';

vectors(plPassport, {
  // PRADO and Wikipedia (the specimen ZS 0000177); the others by hand from the rule: the letters 7 and 3
  // times, then 1-7-3-1-7-3 over the last six digits.
  valid: ['ZS 0000177', 'ZS0000177', 'AB4000041', 'EA9123456', 'eh2654321'],
  invalid: {
    'a wrong check digit': 'ZS1000177',
    'a wrong last digit': 'ZS0000178',
    'one letter': 'Z00000177',
    'a digit too few': 'ZS000017',
    'a digit too many': 'ZS00001770',
  },
});
