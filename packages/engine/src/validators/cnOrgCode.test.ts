import { vectors } from '../../../../test/support/vectors.ts';
import { cnOrgCode } from './cnOrgCode.ts';

vectors(cnOrgCode, {
  // The example of GB 11714-1997; then the codes of Tencent, Huawei, Baidu and ICBC inside their credit codes.
  valid: ['D2143569-X', 'D2143569X', 'd2143569-x', '71526726-X', '19220382-1', '80210043-3', '10000396-2'],
  invalid: {
    'a wrong check character': 'D2143569-1',
    'only zeros': '00000000-0',
    'a letter as check': 'D2143569-A',
    'too short': 'D214356-X',
    'another separator': 'D2143569/X',
  },
});
