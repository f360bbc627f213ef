import { vectors } from '../../../../test/support/vectors.ts';
import { jpInsurer } from './jpInsurer.ts';

vectors(jpInsurer, {
  // Japan Health Insurance Association (Tokyo, Hokkaido), Chiba police mutual aid (the guidelines' worked example),
  // National Health Insurance of Chiyoda and Shinjuku.
  valid: ['01130012', '01010016', '33120015', '138016', '138040'],
  invalid: {
    'a wrong check digit': '01130013',
    'an unknown law': '05130018',
    'prefecture 48': '01480011',
    'prefecture 48 of a municipality': '488015',
    'seven digits': '0113001',
    'a letter': '0113001A',
  },
});
