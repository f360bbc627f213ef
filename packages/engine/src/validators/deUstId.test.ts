import { vectors } from '../../../../test/support/vectors.ts';
import { deUstId } from './deUstId.ts';

vectors(deUstId, {
  // stdnum (136695976), JSVAT's list; SAP, Siemens, BMW and Deutsche Telekom print theirs.
  valid: [
    'DE136695976',
    '136 695 976',
    'DE 136695976',
    'DE143454214',
    'DE129273398',
    'DE129273380',
    'DE123475223',
  ],
  invalid: {
    'a wrong check digit': 'DE136695978',
    'a leading zero': 'DE036695975',
    'another country': 'AT136695976',
    'too short': 'DE13669597',
    'a letter': 'DE13669597A',
  },
});
