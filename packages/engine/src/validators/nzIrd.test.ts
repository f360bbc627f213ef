import { vectors } from '../../../../test/support/vectors.ts';
import { nzIrd } from './nzIrd.ts';

vectors(nzIrd, {
  // Inland Revenue's worked examples (valid and invalid), python-stdnum's documentation.
  valid: ['49-091-850', '49091850', '35-901-981', '49-098-576', '136-410-132', 'NZ 4909185-0'],
  invalid: {
    'a wrong check digit': '136-410-133',
    'a number below the range': '9125568',
    'a base that has no check digit': '57-381-710',
    'a number above the range': '150-000-017',
    'too long': '1364101320',
    'groups of another length': '4909-18-50',
  },
});
