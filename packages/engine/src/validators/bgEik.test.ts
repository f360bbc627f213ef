import { vectors } from '../../../../test/support/vectors.ts';
import { bgEik } from './bgEik.ts';

vectors(bgEik, {
  // python-stdnum's documentation (175074752), eik_validator's (020469788, 1213961230342), by hand the
  // others, among them a remainder of 10 (200000015).
  valid: ['175074752', '020469788', '831650349', '831609046', '000695388', '1213961230342', '200000015'],
  invalid: {
    'a wrong check digit': '175074751',
    'a wrong check digit of the branch': '1213961230343',
    'a branch of a wrong number': '1213961240342',
    'no number at all': '000000000',
    'eleven digits': '17507475201',
    'a letter': '17507475A',
    'two digits too many of a branch': '280008961230343',
  },
});
