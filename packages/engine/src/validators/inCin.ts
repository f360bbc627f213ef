import { list } from '../kernel/text.ts';
import { INDIAN_STATES } from '../standard/indianStates.ts';
import { coded, part, reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Corporate identity number: L or U (listed or not), five digits of the industry, two letters of the state, year of
 * incorporation, three letters of the kind of company, six digits of the registration. Source: Ministry of
 * Corporate Affairs, "CIN format" (MCA21). There is no check digit: structure only. States that changed their
 * letters (Odisha, Telangana, Uttarakhand, Chhattisgarh) are accepted in each form.
 */
export const inCin = standard({
  id: 'inCin',
  label: 'CIN (India)',
  written: '@#####@@####@@@######',
  rules: {
    listing: part([0, 1], /[LU]/, 'first letter is #, should be L of a listed company or U'),
    region: (cin) =>
      reasonIf(
        !INDIAN_STATES.has(cin.slice(6, 8)),
        `state ${cin.slice(6, 8)} does not exist, should be one such as MH or DL`,
      ),
    date: part([8, 12], /^(?:18|19|20)/, 'year is #, should be 1800 to 2099'),
    type: (cin) =>
      reasonIf(
        !KINDS.has(cin.slice(12, 15)),
        `${cin.slice(12, 15)} is not a kind of company, should be one such as PTC or PLC`,
      ),
    series: part([15], /[1-9]/, 'registration is #, should be 000001 to 999999'),
  },
  wrong: { series: zeros(15, 21) },
  reads: (cin) => ({
    region: INDIAN_STATES.get(cin.slice(6, 8)),
    founded: cin.slice(8, 12),
    type: KINDS.get(cin.slice(12, 15)),
  }),
  make(random) {
    const place = random.pick(list('MH DL KA TN GJ WB TG UP HR RJ KL'));
    const year = random.int(1980, 2024);
    const serial = String(random.int(1000, 399999)).padStart(6, '0');
    return `U${random.pick(INDUSTRIES)}${place}${year}PTC${serial}`;
  },
});

const KINDS = coded(`
  FLC:financial_lease_company FTC:subsidiary_of_a_foreign_company GAP:public_general_association
  GAT:private_general_association GOI:government_of_India_company NPL:not-for-profit_company OPC:one_person_company
  PLC:public_limited_company PTC:private_limited_company SGC:state_government_company ULL:public_unlimited_company
  ULT:private_unlimited_company`);

/** National industrial classification: trade, software, construction, manufacture, consultancy. */
const INDUSTRIES = list('51909 72200 74999 62099 45200 70200 46909 28999 24230 93000');
