import { withRibKey } from '../checksum/rib.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Relevé d'identité bancaire of Morocco: bank 3 digits, place 3, account 16, key 2, the whole divisible by 97;
 * the IBAN is `MA64` and the RIB. Source: Bank Al-Maghrib, circular on the RIB (24 positions); GPBM.
 * Key: `ribDigits`.
 */
export const maRib: Validator<unknown> = {
  id: 'maRib',
  label: 'RIB (Morocco)',
  valid(value) {
    if (!/^(?!000)\d{3} ?\d{3} ?\d{16} ?\d{2}$/.test(value)) return false;
    const rib = bare(value);
    return withRibKey(rib) === rib;
  },
  make(random) {
    const rib = withRibKey(random.pick(BANKS) + random.pick(PLACES) + random.digits(18));
    return `${rib.slice(0, 3)} ${rib.slice(3, 6)} ${rib.slice(6, 22)} ${rib.slice(22)}`;
  },
};

const BANKS = ['007', '101', '011', '013', '230', '225', '022', '021', '350'];

/** Places: Casablanca, Rabat, Fès, Marrakech, Tanger, Agadir, Meknès, Oujda. */
const PLACES = ['780', '810', '270', '450', '640', '010', '480', '570'];
