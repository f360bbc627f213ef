import { vectors } from '../../../../test/support/vectors.ts';
import { eip55 } from './eip55.ts';

vectors(eip55, {
  // EIP-55, "Test Cases": all capitals, all small, and mixed.
  valid: [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ],
  invalid: {
    'the wrong case of one letter': '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'a digit changed': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe1',
    'no case at all': '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    'no 0x': '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'a capital X': '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'too short': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    'a letter beyond f': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg',
  },
});
