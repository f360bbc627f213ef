import { withRibKey } from '../checksum/rib.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Relevé d'identité bancaire of Morocco: bank 3 digits, place 3, account 16, key 2, the whole divisible by 97;
 * the IBAN is `MA64` and the RIB. Source: Bank Al-Maghrib, circular on the RIB (24 positions); GPBM.
 * Key: `ribDigits`.
 */
export const maRib = standard({
  id: 'maRib',
  label: 'RIB (Morocco)',
  written: '### ### ################ ##',
  mend: withRibKey,
  rules: { bank: part([0, 3], /[1-9]/, 'bank is #, should be 001 to 999') },
  wrong: { bank: zeros(0, 3) },
  reads: (number) => ({ bank: number.slice(0, 3), region: number.slice(3, 6) }),
  make(random) {
    const rib = withRibKey(random.pick(BANKS) + random.pick(PLACES) + random.digits(18));
    return `${rib.slice(0, 3)} ${rib.slice(3, 6)} ${rib.slice(6, 22)} ${rib.slice(22)}`;
  },
});

const BANKS = ['007', '101', '011', '013', '230', '225', '022', '021', '350'];

/** Places: Casablanca, Rabat, Fès, Marrakech, Tanger, Agadir, Meknès, Oujda. */
const PLACES = ['780', '810', '270', '450', '640', '010', '480', '570'];
