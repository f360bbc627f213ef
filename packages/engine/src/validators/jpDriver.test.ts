import { vectors } from '../../../../test/support/vectors.ts';
import { jpDriver } from './jpDriver.ts';

vectors(jpDriver, {
  // Worked examples of Japanese police and identity-check guides (the first two); the others by hand from the rule.
  valid: ['309012345620', '459803358720', '621502030450', '970050006061', '309800000080'],
  invalid: {
    'a wrong check digit': '309012345630',
    'an unknown commission': '151234567820',
    'too short': '30901234562',
    'a letter': '30901234562A',
    separators: '3090-1234-5620',
  },
});
