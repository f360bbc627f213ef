import { vectors } from '../../../../test/support/vectors.ts';
import { brPis } from './brPis.ts';

vectors(brPis, {
  // validation-br's tests.
  valid: ['71282677380', '237.95126.95-5', '268.27649.96-0', '613.01862.91-7', '27890141144'],
  invalid: {
    'a wrong check digit': '712.82677.38-2',
    'equal digits': '111.11111.11-1',
    zeros: '000.00000.00-0',
    'too short': '7128267738',
  },
});
