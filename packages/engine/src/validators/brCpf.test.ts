import { vectors } from '../../../../test/support/vectors.ts';
import { brCpf } from './brCpf.ts';

vectors(brCpf, {
  // stdnum's tests (390.533.447-05), and numbers often used in Brazilian tests.
  valid: ['390.533.447-05', '39053344705', '529.982.247-25', '111.444.777-35', '012.345.678-90'],
  invalid: {
    'a wrong check digit': '231.002.999-00',
    'equal digits': '111.111.111-11',
    zeros: '000.000.000-00',
    'too short': '390.533.447',
    'a misplaced dot': '3905.33.447-05',
    'a letter': '390.533.447-0A',
  },
});
