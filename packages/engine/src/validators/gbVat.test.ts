import { vectors } from '../../../../test/support/vectors.ts';
import { gbVat } from './gbVat.ts';

vectors(gbVat, {
  // python-stdnum (980 7806 84), npm stdnum's tests, JSVAT's list (562235987 is 97-55); Tesco prints its own.
  valid: [
    'GB 980 7806 84',
    'GB980780684',
    '340804329',
    'GB346270013',
    'GB220430231',
    'GB562235987',
    'XI 980 7806 84',
    'GB980780684001',
    'GBGD001',
    'GB HA599',
    // By hand from the rule: the numbers beside the gaps, and the first of the new ones.
    'GB009999914',
    'GB949000040',
    'GB970000171',
    'GB999000005',
    'GB100000034',
  ],
  invalid: {
    'wrong check digits': '802311781',
    'a number reserved for other schemes': 'GB012345620',
    'check digits over 96': 'GB980780697',
    'a department over 499': 'GBGD500',
    'a health body below 500': 'GBHA499',
    'an old number in a gap of its series': 'GB950000087',
    'zeros only': 'GB000000000',
    'too short': 'GB98078068',
    'another country': 'IE980780684',
    '0100000, the first of the gap': 'GB010000090',
    '0999999, the last of the gap': 'GB099999948',
    '9490001, the first of a gap': 'GB949000138',
    '9700000, the last of a gap': 'GB970000073',
    '9990001, after the last': 'GB999000103',
    'a new number below 1000000': 'GB009999956',
    'letters before a health body': 'K5 HA599',
    'a digit too many of a department': 'GBGD0011',
  },
});
