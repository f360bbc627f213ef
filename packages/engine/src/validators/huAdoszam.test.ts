import { vectors } from '../../../../test/support/vectors.ts';
import { huAdoszam } from './huAdoszam.ts';

vectors(huAdoszam, {
  // python-stdnum's documentation (HU-12892312), the registers' entries of Magyar Telekom (10773381-2-44),
  // MOL (10625790-4-44), OTP (10537914-4-44).
  valid: ['HU12892312', '10773381-2-44', '10625790-4-44', '10537914-4-44', '12892312', '10773381244'],
  invalid: {
    'a wrong check digit': 'HU12892313',
    'a VAT code that does not exist': '10773381-6-44',
    'a county that does not exist': '10773381-2-21',
    'no number at all': '00000000',
    'one hyphen': '10773381-244',
    'the VAT number with its codes': 'HU10773381244',
    'seven digits': '1289231',
  },
});
