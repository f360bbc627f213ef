import { vectors } from '../../../../test/support/vectors.ts';
import { qaQid } from './qaQid.ts';

vectors(qaQid, {
  // No numbers are published by the authority; made from the structure (Qatar, India, Nepal, the Philippines).
  valid: ['28563412345', '27535600417', '30052412345', '29060898765'],
  invalid: {
    'a century that does not exist': '48563412345',
    'a nationality that does not exist': '28599912345',
    'too short': '2856341234',
    'a letter': '2856341234A',
  },
});
