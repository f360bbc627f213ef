import { vectors } from '../../../../test/support/vectors.ts';
import { gbChi } from './gbChi.ts';

vectors(gbChi, {
  // Public Health Scotland's phsmethods (0101011237, 0211165794, 0402070763, 1904851231).
  valid: ['0101011237', '010101 1237', '0211165794', '0402070763', '1904851231'],
  invalid: {
    'a wrong check digit': '0101011238',
    'a day that does not exist': '3102990010',
    'a month that does not exist': '0113010001',
    'too short': '010101123',
  },
});
