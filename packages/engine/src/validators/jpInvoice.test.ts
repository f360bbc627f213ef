import { vectors } from '../../../../test/support/vectors.ts';
import { jpInvoice } from './jpInvoice.ts';

vectors(jpInvoice, {
  // T and the corporate numbers of the National Tax Agency (its own and its example), Toyota and Sony.
  valid: ['T7000012050002', 't7000012050002', 'T-1180301018771', 'T5010401067252', 'T8700110005901'],
  invalid: {
    'a wrong check digit': 'T1000012050002',
    'no T': '7000012050002',
    'another letter': 'S7000012050002',
    'two letters': 'TT7000012050002',
    'too short': 'T700001205000',
  },
});
