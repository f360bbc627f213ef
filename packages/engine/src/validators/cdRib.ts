import { withRibKey } from '../checksum/rib.ts';
import { standard } from '../standard/standard.ts';
import { cemacRibDeclared } from './cemacRib.ts';

/**
 * Relevé d'identité bancaire of the Democratic Republic of the Congo: bank 5 digits, branch 5, account 11, key 2:
 * `XXXXX-XXXXX-XXXXXXXXXXX-XX`. Source for the structure: Banque Centrale du Congo, Instruction 28 on bank details.
 * It names a RIB key without spelling it out; assumed to be France's (divisible by 97). Key: `ribDigits`.
 */
export const cdRib = standard({
  ...cemacRibDeclared,
  id: 'cdRib',
  label: 'RIB (DR Congo)',
  written: '#####-#####-###########-##',
  separators: ' ',
  make(random) {
    const rib = withRibKey(`${random.pick(BANKS)}0${random.digits(17)}`);
    return `${rib.slice(0, 5)}-${rib.slice(5, 10)}-${rib.slice(10, 21)}-${rib.slice(21)}`;
  },
});

const BANKS = ['05100', '00011', '00014', '00016', '00021'];
