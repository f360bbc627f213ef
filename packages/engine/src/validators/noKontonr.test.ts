import { vectors } from '../../../../test/support/vectors.ts';
import { noKontonr } from './noKontonr.ts';

vectors(noKontonr, {
  // The SWIFT registry, Wikipedia (Kontonummer), python-stdnum's documentation, library test tables.
  valid: ['8601.11.17947', '86011117947', '8601 11 17947', '3000.12.34567', '1234.56.78903'],
  invalid: {
    'a wrong check digit': '8601.11.17949',
    'a body that has no check digit': '8601.11.00050',
    'register 0000': '0000.00.00000',
    'the former post giro': '4090403',
    'a letter': '8601.11.1794A',
  },
});
