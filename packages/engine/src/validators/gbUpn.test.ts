import { vectors } from '../../../../test/support/vectors.ts';
import { gbUpn } from './gbUpn.ts';

vectors(gbUpn, {
  // python-stdnum (B801200005001), DfE's example pupils (H801200001001); the others by hand.
  valid: [
    'B801200005001',
    'b801200005001',
    'H801200001001',
    'N301456798012',
    'M80120000500A',
    'H80120000100B',
  ],
  invalid: {
    'a wrong check letter': 'A801200005001',
    'a letter inside': 'X80120000A001',
    'an authority that is none': 'E000200005001',
    'a check letter never used': 'S801200005001',
    'too short': 'B80120000500',
  },
});
