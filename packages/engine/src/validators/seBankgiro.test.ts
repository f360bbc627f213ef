import { vectors } from '../../../../test/support/vectors.ts';
import { seBankgiro } from './seBankgiro.ts';

vectors(seBankgiro, {
  // Bankgirot's own (160-9908), Skatteverket (5050-1055), Bankgirot's test number (991-2346), Läkare utan gränser.
  valid: ['160-9908', '5050-1055', '991-2346', '900-6032', '50501055'],
  invalid: {
    'a wrong check digit': '160-9909',
    'neighbours swapped': '5050-1505',
    'a leading zero': '060-9900',
    'the hyphen elsewhere': '16-09908',
    'too short': '60-9908',
    'too long': '55050-1055',
    'a letter': '160-990A',
  },
});
