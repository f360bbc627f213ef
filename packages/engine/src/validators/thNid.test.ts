import { vectors } from '../../../../test/support/vectors.ts';
import { thNid } from './thNid.ts';

vectors(thNid, {
  // python-stdnum's and npm stdnum's tests.
  valid: [
    '1-1120-34563-56-2',
    '1112034563562',
    '3100600445635',
    '1-2345-45678-78-1',
    '8 4799 88011 44 1',
    '5-4902-00019-60-8',
  ],
  invalid: {
    'a wrong check digit': '1-1120-34563-56-3',
    'a kind of person that is not given': '9112034563568',
    'a juristic person': '0993000133978',
    'an unknown province': '1282034563561',
    'groups of another length': '1-112-034563-56-2',
    'too short': '111203456356',
  },
});
