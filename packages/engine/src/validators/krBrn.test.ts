import { vectors } from '../../../../test/support/vectors.ts';
import { krBrn } from './krBrn.ts';

vectors(krBrn, {
  // OECD TIN sheet Korea; Samsung Electronics, Naver and Kakao from their disclosures; the tests of toss/slash.
  valid: [
    '116-82-00276',
    '1168200276',
    '124-81-00998',
    '220-81-62517',
    '120-81-47521',
    '123-12-31231',
    '745-40-00360',
  ],
  invalid: {
    'a wrong check digit': '116-82-00278',
    'an unknown tax office': '100-82-00271',
    'no kind of business': '116-00-00270',
    'no serial': '116-82-00000',
    'too short': '116-82-0027',
    'groups of another length': '1168-2-00276',
  },
});
