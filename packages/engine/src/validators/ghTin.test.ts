import { vectors } from '../../../../test/support/vectors.ts';
import { ghTin } from './ghTin.ts';

vectors(ghTin, {
  // stdnum's tests and python-stdnum's documentation.
  valid: ['C0000803561', 'C0002147866', 'C001095242X', 'G0061140708', 'V0003107108', 'P0008816751'],
  invalid: {
    'a wrong check digit': 'C0000803562',
    'a kind of no kind': 'X0000803561',
    'not 00': 'C0100803563',
    'too short': 'C000080356',
  },
});
