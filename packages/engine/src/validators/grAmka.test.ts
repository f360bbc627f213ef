import { vectors } from '../../../../test/support/vectors.ts';
import { grAmka } from './grAmka.ts';

vectors(grAmka, {
  // The first from stdnum's tests; few are published, so the others are computed by hand from the rule.
  valid: ['01013099997', '15058500123', '29020012349', '31128900037'],
  invalid: {
    'a wrong check digit': '01013099999',
    'a day that does not exist': '31043099998',
    'a thirteenth month': '01133099992',
    'too short': '0101309999',
    'a letter': '0101309999A',
  },
});
