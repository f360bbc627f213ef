import { vectors } from '../../../../test/support/vectors.ts';
import { cnLicence15 } from './cnLicence15.ts';

vectors(cnLicence15, {
  // The example of GS 15-2006; then numbers of licences in the tests of public validators; the last by hand.
  valid: [
    '110108000000016',
    '310117003171688',
    '330282602082220',
    '430524600099555',
    '440301104041144',
    '100000000018983',
  ],
  invalid: {
    'a wrong check digit': '110108000000017',
    'an unknown province': '170108000000012',
    'no serial': '110108000000008',
    'too short': '11010800000001',
    'a letter': '11010800000001A',
  },
});
