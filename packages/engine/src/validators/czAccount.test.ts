import { vectors } from '../../../../test/support/vectors.ts';
import { czAccount } from './czAccount.ts';

vectors(czAccount, {
  // Czech and Slovak National Bank, the SWIFT registry (both countries), library test tables.
  valid: [
    '19-2000145399/0800',
    '178124-4159/0710',
    '19-8742637541/1200',
    '1011038930/5500',
    '2918599669/1100',
    '08000000192000145399',
  ],
  invalid: {
    'a wrong number': '19-2000145398/0800',
    'a wrong prefix': '18-2000145399/0800',
    'a number of zeros': '0000000000/0800',
    'no bank code': '19-2000145399',
    'a prefix that is too long': '0000019-2000145399/0800',
    'bank 0000': '19-2000145399/0000',
    'a letter': '19-200014539A/0800',
  },
});
