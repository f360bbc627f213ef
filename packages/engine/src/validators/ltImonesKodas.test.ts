import { vectors } from '../../../../test/support/vectors.ts';
import { ltImonesKodas } from './ltImonesKodas.ts';

vectors(ltImonesKodas, {
  // The register's public entries: Telia Lietuva, Lietuvos geležinkeliai, Maxima LT, Ignitis, VMI.
  valid: ['121215434', '110053842', '123033512', '303383884', '188659752'],
  invalid: {
    'a wrong check digit': '121215435',
    'a leading zero': '012345673',
    'the seven digits of old': '2121543',
    'a VAT code': 'LT119511515',
    'a letter': '12121543A',
  },
});
