import { vectors } from '../../../../test/support/vectors.ts';
import { nzbn } from './nzbn.ts';

vectors(nzbn, {
  // Oracle's tax documentation, Xero's number in the register; the others computed by hand from the rule.
  valid: ['9429039501974', '9429034042984', '9429041535110', '9429032389470', '9429 032 389 470'],
  invalid: {
    'a wrong check digit': '9429039501976',
    "another country's GS1 prefix": '9300034042986',
    "New Zealand's prefix without 9429": '9420001060789',
    'too short': '942903950197',
    'a letter': '942903950197A',
  },
});
