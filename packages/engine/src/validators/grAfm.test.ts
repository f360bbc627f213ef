import { vectors } from '../../../../test/support/vectors.ts';
import { grAfm } from './grAfm.ts';

vectors(grAfm, {
  // Oracle's tax validation guide (800420948), stdnum's tests (094259216, 023456780), VIES: OTE and DEI.
  valid: ['EL800420948', 'GR800420948', 'EL 094259216', '023456780', '094019245', '090000045'],
  invalid: {
    'a wrong check digit': '094259217',
    'the number of nobody': '000000000',
    'another country’s prefix': 'IT094259216',
    'too short': '94259216',
    'too long': '0942592160',
    'a letter': '09425921A',
  },
});
