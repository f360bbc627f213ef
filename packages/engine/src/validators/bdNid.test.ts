import { vectors } from '../../../../test/support/vectors.ts';
import { bdNid } from './bdNid.ts';

vectors(bdNid, {
  // No official specimen is public; by hand from the rule: a smart card, first cards of Dhaka and Sylhet, one with the year.
  valid: ['3254123456', '2692618123456', '9119115001234', '19852692618123456'],
  invalid: {
    'a number from 0': '0254123456',
    'ten equal digits': '5555555555',
    'an unknown district': '2592618123456',
    'an unknown kind of area': '2672618123456',
    'a year that cannot be': '17852692618123456',
    'serial 000000': '2692618000000',
    'eleven digits': '32541234567',
  },
});
