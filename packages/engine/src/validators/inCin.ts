import { list } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Corporate identity number: L or U (listed or not), five digits of the industry, two letters of the state,
 * year of incorporation, three letters of the kind of company, six digits of the registration. Source:
 * Ministry of Corporate Affairs, "CIN format" (MCA21). There is no check digit: structure only. States that
 * changed their letters (Odisha, Telangana, Uttarakhand, Chhattisgarh) are taken in each form.
 */
export const inCin: Validator<unknown> = {
  id: 'inCin',
  label: 'CIN (India)',
  valid(value) {
    if (!/^[LU]\d{5}[A-Z]{2}(?:18|19|20)\d{2}[A-Z]{3}(?!0{6})\d{6}$/i.test(value)) return false;
    const cin = value.toUpperCase();
    return STATES.has(cin.slice(6, 8)) && KINDS.has(cin.slice(12, 15));
  },
  make(random) {
    const place = random.pick(list('MH DL KA TN GJ WB TG UP HR RJ KL'));
    const year = random.int(1980, 2024);
    const serial = String(random.int(1000, 399999)).padStart(6, '0');
    return `U${random.pick(INDUSTRIES)}${place}${year}PTC${serial}`;
  },
};

const STATES = new Set(
  list(`AN AP AR AS BR CG CH CT DD DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PN PY RJ SK TG TN TR
    TS TZ UA UK UP UR UT WB`),
);

const KINDS = new Set(list('FLC FTC GAP GAT GOI NPL OPC PLC PTC SGC ULL ULT'));

/** National industrial classification: trade, software, construction, manufacture, consultancy. */
const INDUSTRIES = list('51909 72200 74999 62099 45200 70200 46909 28999 24230 93000');
