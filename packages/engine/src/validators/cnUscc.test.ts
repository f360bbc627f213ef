import { vectors } from '../../../../test/support/vectors.ts';
import { cnUscc } from './cnUscc.ts';

vectors(cnUscc, {
  // The example of GB 32100-2015; then enterprises' published codes: Tencent, Huawei, Baidu, ICBC; python-stdnum.
  valid: [
    '91350100M000100Y43',
    '9144030071526726XG',
    '914403001922038216',
    '91110000802100433B',
    '91100000100003962T',
    '91110000600037341L',
    '91110000600037341l',
  ],
  invalid: {
    'a wrong check character': '91110000600037341M',
    'a kind the authority does not have': '94110000600037341B',
    'an unknown authority': 'B1110000600037341J',
    'an unknown province': '91170000600037341D',
    'a wrong check digit of the organisation code': '91110000600037342P',
    'a letter outside the alphabet': '91350100I000100Y43',
    'too short': '91110000600037341',
  },
});
