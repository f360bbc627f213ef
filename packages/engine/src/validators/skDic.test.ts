import { vectors } from '../../../../test/support/vectors.ts';
import { skDic } from './skDic.ts';

vectors(skDic, {
  // The digits of published VAT numbers: python-stdnum's documentation, Slovak Telekom, Slovnaft; a person's by hand.
  valid: ['2022749619', '2020273893', '2020372640', '1020000003'],
  invalid: {
    'not divisible by 11': '2022749618',
    'a third digit that is not used': '2010000003',
    'a leading zero': '0022749617',
    'nine digits': '202274961',
    'the VAT number': 'SK2022749619',
  },
});
