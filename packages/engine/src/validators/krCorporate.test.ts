import { vectors } from '../../../../test/support/vectors.ts';
import { krCorporate } from './krCorporate.ts';

vectors(krCorporate, {
  // Samsung Electronics, Kakao and Naver from their disclosures (DART); the last computed by hand.
  valid: ['130111-0006246', '1301110006246', '110111-1129497', '110111-1707178', '110111-0003668'],
  invalid: {
    'a wrong check digit': '130111-0006247',
    'no kind of corporation': '130100-0006249',
    'no serial': '130111-0000008',
    'an office that cannot be': '030111-0006247',
    'too short': '130111-000624',
  },
});
