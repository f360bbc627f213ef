import { vectors } from '../../../../test/support/vectors.ts';
import { roCui } from './roCui.ts';

vectors(roCui, {
  // python-stdnum's documentation (18547290), cui-ro's (RO 14399840, 2816464), the register's entries of OMV
  // Petrom (1590082) and BCR (361757).
  valid: ['18547290', 'RO 14399840', 'RO2816464', '1590082', '361757', 'ro18547290'],
  invalid: {
    'a wrong check digit': '18547291',
    'a leading zero': '018547290',
    'one digit': '7',
    'a CNP': '1630615123457',
    'a letter': '1854729O',
  },
});
