import { vectors } from '../../../../test/support/vectors.ts';
import { caBn } from './caBn.ts';

vectors(caBn, {
  // stdnum's tests; 123456782 by the rule.
  valid: ['12302 6635 RC 0001', '123026635', '123456782RT0001', '754039725 RT0001', '807138417RT0001'],
  invalid: {
    'a wrong check digit': '12302 6636 RC 0001',
    'an unknown program': '123026635 AB0001',
    'account 0000': '123026635RC0000',
    'too short': '12345678',
    'an unfinished account': '123026635RC',
  },
});
