import { vectors } from '../../../../test/support/vectors.ts';
import { arDni } from './arDni.ts';

vectors(arDni, {
  // stdnum's tests (20.123.456); the others by the rule.
  valid: ['20.123.456', '20123456', '5.536.168', '95.123.456', '11.111.111'],
  invalid: {
    'a leading zero': '05.536.168',
    'too long': '2012345699',
    'too short': '553.616',
  },
});
