import { vectors } from '../../../../test/support/vectors.ts';
import { thTin } from './thTin.ts';

vectors(thTin, {
  // npm stdnum's tests: companies, a ministry, persons.
  valid: [
    '0 10 5 544 04660 2',
    '0-99-4-000-61772-1',
    '0993000133978',
    '0105552029681',
    '0-2055-61011-25-0',
    '1-1120-34563-56-2',
  ],
  invalid: {
    'a wrong check digit': '0-99-4-000-61772-3',
    'an unknown province': '0285544046601',
    '98 for the province': '0983000133978',
    'no kind of body': '0100544046608',
    'a kind of person that is not given': '9112034563568',
    'too short': '010554404660',
  },
});
