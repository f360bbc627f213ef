import { vectors } from '../../../../test/support/vectors.ts';
import { frRcs } from './frRcs.ts';

vectors(frRcs, {
  // python-stdnum (RCS Nancy B 442 755 974 with its own number), letterheads of Danone, Total and L'Oréal.
  valid: [
    '552 032 534 RCS Paris',
    'RCS Paris B 552 032 534',
    '542 051 180 RCS Nanterre',
    'RCS Saint-Étienne A 732 829 320',
    '552008443 R.C.S. Aix-en-Provence',
    'RCS Le Mans 732 829 320',
    'R.C.S. LA ROCHE-SUR-YON B 732829320',
  ],
  invalid: {
    'a wrong SIREN': '552 032 535 RCS Paris',
    'no town': '552 032 534 RCS',
    'a part of the register that is none': 'RCS Paris E 552 032 534',
    'the SIREN alone': '552 032 534',
    'a town of digits': '552 032 534 RCS 75001',
    'a digit too many': 'RCS Paris B 552 032 5347',
    'a town that begins small': 'RCS paris B 552 032 534',
    'a word of one letter in the town': '552 032 534 RCS Le M',
  },
});
