import { vectors } from '../../../../test/support/vectors.ts';
import { noMva } from './noMva.ts';

vectors(noMva, {
  // stdnum's example, and the register's entries of noOrgnr.
  valid: ['NO 995 525 828 MVA', 'NO995525828MVA', '995 525 828 MVA', '923609016mva', 'NO 982 463 718 MVA'],
  invalid: {
    'a wrong check digit': 'NO 995 525 829 MVA',
    'no MVA': 'NO 995 525 828',
    'a first digit below 8': 'NO 123 456 785 MVA',
    'too short': 'NO 99552582 MVA',
    'another country': 'SE 995 525 828 MVA',
  },
});
