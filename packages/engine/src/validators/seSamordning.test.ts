import { vectors } from '../../../../test/support/vectors.ts';
import { seSamordning } from './seSamordning.ts';

vectors(seSamordning, {
  // 701063-2391: SKV 707 and stdnum; 640883-3231: the EU's TIN sheet and personnummer.dev; the last two
  // from the rule.
  valid: [
    '701063-2391',
    '19701063-2391',
    '197010632391',
    '640883-3231',
    '19640883-3231',
    '800161-3291',
    '990190-9995',
  ],
  invalid: {
    'a wrong check digit': '701063-2392',
    'a personal identity number': '880320-0016',
    'a day that does not exist': '700291-2397',
    'day 60': '701060-2394',
    'serial 000': '701063-0007',
    'too short': '701063-239',
  },
});
