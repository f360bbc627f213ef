import { vectors } from '../../../../test/support/vectors.ts';
import { brRg } from './brRg.ts';

vectors(brRg, {
  // Worked examples of bosontreinamentos (29.465.327-2), Folha (3.021.415-4), Easymatica (12.345.678-2); X by
  // the rule.
  valid: ['29.465.327-2', '03.021.415-4', '12.345.678-2', '10.000.006-X', '123456782'],
  invalid: {
    'a wrong check digit': '29.465.327-3',
    'an X where a digit belongs': '29.465.327-X',
    zeros: '00.000.000-0',
    'too short': '9.465.327-2',
  },
});
