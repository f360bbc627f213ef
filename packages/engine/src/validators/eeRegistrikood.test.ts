import { vectors } from '../../../../test/support/vectors.ts';
import { eeRegistrikood } from './eeRegistrikood.ts';

vectors(eeRegistrikood, {
  // 12345678: stdnum; 12417834 (Bolt), 10060701 (Swedbank), 10421629 (Eesti Energia), 70000562 (the
  // Chancellery): the e-Business Register.
  valid: ['12345678', '12417834', '10060701', '10421629', '70000562'],
  invalid: {
    'a wrong check digit': '12345679',
    'a first digit of no kind': '22345679',
    'too short': '1234567',
    'too long': '1234567899',
    'a letter': '1234567A',
  },
});
