import { vectors } from '../../../../test/support/vectors.ts';
import { sePersonnummer } from './sePersonnummer.ts';

vectors(sePersonnummer, {
  // 880320-0016: stdnum; 811218-9876: Skatteverket's example; 640823-3234: the EU's TIN sheet;
  // 121212-1212: Skatteverket's test person; 701063-2391: SKV 707's coordination number.
  valid: [
    '880320-0016',
    '8803200016',
    '19880320-0016',
    '198803200016',
    '811218-9876',
    '640823-3234',
    '121212+1212',
    '701063-2391',
  ],
  invalid: {
    'a wrong check digit': '880320-0018',
    'a day that does not exist': '880231-0014',
    'a month that does not exist': '881320-0014',
    'a leap day of 1900': '19000229-0013',
    'serial 000': '880320-0008',
    'a day between the two ranges': '880345-0017',
    'a century of nobody': '17880320-0016',
    'too short': '880320-001',
    'a letter': '880320-001A',
  },
});
