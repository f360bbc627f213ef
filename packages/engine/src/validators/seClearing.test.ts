import { vectors } from '../../../../test/support/vectors.ts';
import { seClearing } from './seClearing.ts';

vectors(seClearing, {
  // Tests of the packages kontonummer (Multitude, Handelsbanken, Swedbank, Nordea, Klarna) and
  // BankAccountSe (Swedbank 8888); SEB's from SWIFT's IBAN registry.
  valid: [
    '9071, 417 23 83',
    '6789123456789',
    '6789 123 456 789',
    '8424-4,983 189 224-6',
    '842449831892246',
    '8351-9 3922422245',
    '3300 000620-5124',
    '97891111113',
    '8888,1234 567-4',
    '5839 8257466',
    '5839-82 574 66',
  ],
  invalid: {
    'a wrong check digit of type 1': '5839 8257467',
    'a wrong check digit of Handelsbanken': '6789123456788',
    'a wrong check digit of type 2': '3300 000620-5125',
    'a wrong fifth clearing digit': '8424-1,983 189 224-6',
    'a fifth digit where there is none': '5839-8 8257466',
    'a clearing number of no bank': '9999 8257466',
    'an account too short': '5839 825746',
    'an account too long': '5839 82574661',
    'a bare Swedbank account of nine digits': '8888123456744',
    'an account of zeros': '8424 0000000000',
    'a letter': '5839 825746A',
    'two spaces': '5839  8257466',
    'a hyphen and a space': '5839- 8257466',
    'a space after': '5839 8257466 ',
    'two hyphens inside': '5839 825--7466',
    nothing: '',
    'a bare account of an 8000 series with nine digits': '8888123466724',
    'an account of no series': '0000 8064423',
  },
});
