import { vectors } from '../../../../test/support/vectors.ts';
import { chUid } from './chUid.ts';

vectors(chUid, {
  // stdnum's documentation; the Federal Statistical Office's example (CHE-123.456.788); UID register.
  valid: [
    'CHE-100.155.212',
    'CHE109910570',
    'CHE-107.787.577 IVA',
    'CHE-123.456.788 MWST',
    'CHE-123.456.788 TVA',
    'CHE-107.787.577 HR',
    'CHE-107.787.577 HR/MWST',
    'che 123 456 788',
    'CHE123454789MWST',
  ],
  invalid: {
    'a wrong check digit': 'CHE-100.155.211',
    'another country': 'CHD-100.155.212',
    'a suffix of no tongue': 'CHE-107.787.577 VAT',
    'a leading zero': 'CHE-010.155.213',
    'too short': 'CHE-100.155.21',
    'no country': '100.155.212',
  },
});
