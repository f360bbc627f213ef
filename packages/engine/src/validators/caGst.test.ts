import { vectors } from '../../../../test/support/vectors.ts';
import { caGst } from './caGst.ts';

vectors(caGst, {
  // stdnum's tests; the last by the rule.
  valid: ['754039725 RT 0001', '754039725RT0001', '807138417RT0001', '123456782 RT0001'],
  invalid: {
    'a wrong check digit': '754039729 RT 0001',
    'another program': '123026635RC0001',
    'no program': '123026635',
  },
});
