import { stdnum } from 'stdnum';
import validator from 'validator';
import { auAbn } from '../../../packages/engine/src/validators/auAbn.ts';
import { auAcn } from '../../../packages/engine/src/validators/auAcn.ts';
import { auTfn } from '../../../packages/engine/src/validators/auTfn.ts';
import { cnResidentId } from '../../../packages/engine/src/validators/cnResidentId.ts';
import { cnUscc } from '../../../packages/engine/src/validators/cnUscc.ts';
import { hkid } from '../../../packages/engine/src/validators/hkid.ts';
import { idNpwp } from '../../../packages/engine/src/validators/idNpwp.ts';
import { inAadhaar } from '../../../packages/engine/src/validators/inAadhaar.ts';
import { inEpic } from '../../../packages/engine/src/validators/inEpic.ts';
import { inGstin } from '../../../packages/engine/src/validators/inGstin.ts';
import { inPan } from '../../../packages/engine/src/validators/inPan.ts';
import { inVid } from '../../../packages/engine/src/validators/inVid.ts';
import { jpCorporate } from '../../../packages/engine/src/validators/jpCorporate.ts';
import { krBrn } from '../../../packages/engine/src/validators/krBrn.ts';
import { krRrn } from '../../../packages/engine/src/validators/krRrn.ts';
import { lkNic } from '../../../packages/engine/src/validators/lkNic.ts';
import { myNric } from '../../../packages/engine/src/validators/myNric.ts';
import { nzbn } from '../../../packages/engine/src/validators/nzbn.ts';
import { nzIrd } from '../../../packages/engine/src/validators/nzIrd.ts';
import { pkCnic } from '../../../packages/engine/src/validators/pkCnic.ts';
import { sgUen } from '../../../packages/engine/src/validators/sgUen.ts';
import { thNid } from '../../../packages/engine/src/validators/thNid.ts';
import { thTin } from '../../../packages/engine/src/validators/thTin.ts';
import { vnMst } from '../../../packages/engine/src/validators/vnMst.ts';
import type { Exception, Judge } from '../judge.ts';

const LATER = 'stdnum refuses days to come by its clock; the validators have none';

const THAI_STARTS = /^(?!0..0)(?:099|\d(?:1\d|2[0-7]|[34]\d|5[0-8]|6[0-7]|7[0-7]|8[0-6]|9[0-6]))/;

const THAI: Exception = {
  reason: 'digits 2 and 3 are a province (DOPA), in juristic numbers also 99; digit 4 is then not 0',
  when: (value) => !THAI_STARTS.test(bare(value)),
};

const AZAD_KASHMIR: Exception = {
  reason: 'Azad Kashmir has 8 (NADRA); stdnum and validator end at 7',
  when: (value) => value.startsWith('8'),
};

const NO_SERIAL: Exception = {
  reason: 'no locality 0000 and no serial 0000000 is given out',
  when: (value) => /^\d0000|^\d{5}-?0{7}/.test(value),
};

const DIVISION: Exception = {
  reason: 'the first six digits are a province, a prefecture and a county (GB/T 2260); judges take any',
  when: (value) => !PROVINCE.test(value) || /^..(?:00|7[1-9]|8\d|9[1-9])|^....00/.test(value),
};

const PROVINCE = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|[78]1|8[23])/;

const CENTURY: Exception = {
  reason: 'years are of 1800 to 2099 (see cnResidentId); judges take any',
  when: (value) => /^.{6}(?!18|19|20)/.test(value),
};

const CN_LATER: Exception = { reason: LATER, when: (value) => /^.{6}20(?:2[6-9]|[3-9])/.test(value) };

function by(
  subject: Judge['validator'],
  country: string,
  name: string,
  except: readonly Exception[] = [],
): Judge {
  return {
    validator: subject,
    name: `stdnum ${country.toLowerCase()}.${name}`,
    says: (value) => stdnum[country]?.[name]?.validate(value).isValid === true,
    except,
  };
}

function bare(value: string): string {
  return value.replace(/[ .()-]/g, '');
}

export const asiaPacific: readonly Judge[] = [
  by(cnResidentId, 'CN', 'ric', [DIVISION, CENTURY, CN_LATER]),
  {
    ...by(cnUscc, 'CN', 'uscc', [
      {
        reason: 'where the sum is divisible by 31 the check character is 0 (GB 32100-2015); stdnum has none',
        when: (value) => value.endsWith('0'),
      },
      {
        reason: 'digits 3 to 8 are a division (GB/T 2260); stdnum takes any',
        when: (value) => !PROVINCE.test(value.slice(2)),
      },
      {
        reason: 'each authority has its kinds of bodies (GB 32100-2015, table 1); stdnum takes any',
        when: (value) => /^(?!1[1239]|[248A][19]|3[1-59]|5[12349]|[67][129]|9[123]|N[1239]|Y1)/.test(value),
      },
    ]),
    name: 'stdnum cn.uscc and the check of the organisation code',
    says: (value) =>
      stdnum.CN?.uscc?.validate(value).isValid === true && isOrganisation(value.slice(8, 17).toUpperCase()),
  },
  by(hkid, 'HK', 'hkid', [
    {
      reason: 'the Immigration Department rules no letter out; stdnum does O, validator does not',
      when: (value) => value.includes('O'),
    },
  ]),
  by(jpCorporate, 'JP', 'cn'),
  by(krBrn, 'KR', 'brn'),
  by(krRrn, 'KR', 'rrn', [
    { reason: LATER, when: (value) => /^(?:2[4-9]|[3-9]\d)\d{4}-?[34]/.test(value) },
    {
      reason: "5 to 8 is a foreigner's number, with another check (Immigration Act, decree article 40-2)",
      when: (value) => /^\d{6}-?[5-8]/.test(value),
    },
  ]),
  by(thNid, 'TH', 'idnr', [THAI]),
  by(thTin, 'TH', 'tin', [THAI]),
  by(sgUen, 'SG', 'uen', [
    {
      reason: 'local companies begin with the year of registration (uen.gov.sg); stdnum takes any',
      when: (value) => /^(?!18|19|20)\d{9}/.test(value),
    },
    { reason: LATER, when: (value) => /^T(?:2[6-9]|[3-9])/.test(value) },
  ]),
  by(inAadhaar, 'IN', 'aadhaar'),
  by(inVid, 'IN', 'vid'),
  by(inPan, 'IN', 'pan'),
  by(inGstin, 'IN', 'gstin'),
  by(inEpic, 'IN', 'epic'),
  by(idNpwp, 'ID', 'npwp', [
    {
      reason: 'stdnum has an old list of kinds of taxpayer; 03 and later blocks as 68 are given out (DJP)',
      when: (value) => !/^(?:0[0-24-9]|2[014-6]|3[14-6]|4[7-9]|5[78]|67|7[7-9]|8[7-9]|97)/.test(value),
    },
  ]),
  by(vnMst, 'VN', 'mst', [
    {
      reason: 'provinces end at 64, persons have 80 to 89 (Circular 105/2020); stdnum takes any but 00',
      when: (value) => /^(?:6[5-9]|[79])/.test(value),
    },
  ]),
  by(auAbn, 'AU', 'abn'),
  by(auAcn, 'AU', 'acn'),
  by(auTfn, 'AU', 'tfn'),
  by(nzIrd, 'NZ', 'ird', [
    {
      reason: 'numbers run from 10,000,000 to 150,000,000 (Inland Revenue, RWT and NRWT specification)',
      when: (value) => Number(bare(value)) < 10000000 || Number(bare(value)) > 150000000,
    },
  ]),
  by(myNric, 'MY', 'nric', [
    {
      reason: "the registration department's list has no place 70; stdnum takes it",
      when: (value) => /^\d{6}-?70/.test(value),
    },
  ]),
  by(pkCnic, 'PK', 'cnic', [AZAD_KASHMIR, NO_SERIAL]),
  {
    validator: cnResidentId,
    name: 'validator isIdentityCard zh-CN',
    says: (value) => validator.isIdentityCard(value, 'zh-CN'),
    except: [DIVISION, CENTURY, CN_LATER],
  },
  {
    validator: hkid,
    name: 'validator isIdentityCard zh-HK',
    says: (value) => validator.isIdentityCard(value, 'zh-HK'),
  },
  {
    validator: thNid,
    name: 'validator isIdentityCard TH',
    says: (value) => validator.isIdentityCard(bare(value), 'TH'),
    except: [THAI],
  },
  {
    validator: inAadhaar,
    name: 'validator isIdentityCard IN',
    says: (value) => validator.isIdentityCard(value, 'IN'),
    except: [
      { reason: 'no number begins with 0 or 1 (UIDAI)', when: (value) => /^[01]/.test(value) },
      {
        reason: 'no number reads the same backwards (UIDAI); validator does not ask',
        when: (value) => bare(value) === [...bare(value)].reverse().join(''),
      },
    ],
  },
  {
    validator: lkNic,
    name: 'validator isIdentityCard LK',
    says: (value) => validator.isIdentityCard(value, 'LK'),
    except: [
      {
        reason: 'validator does not read the year and the day of the year (Registration of Persons Act)',
        when: (value) => /^(?!19|20)|^....(?:[05]00|36[7-9]|3[7-9]|4|86[7-9]|8[7-9]|9)/.test(value),
      },
    ],
  },
  {
    validator: pkCnic,
    name: 'validator isIdentityCard PK',
    says: (value) => validator.isIdentityCard(value, 'PK'),
    except: [
      AZAD_KASHMIR,
      NO_SERIAL,
      {
        reason: 'NADRA prints hyphens, but its forms take the 13 digits alone; validator asks for hyphens',
        when: (value) => !value.includes('-'),
      },
    ],
  },
  {
    validator: auAbn,
    name: 'validator isVAT AU',
    says: (value) => validator.isVAT(bare(value), 'AU'),
  },
  {
    validator: nzbn,
    name: 'validator isEAN',
    says: (value) => validator.isEAN(value),
    except: [
      { reason: 'an NZBN starts with 9429 (nzbn.govt.nz)', when: (value) => !value.startsWith('9429') },
      {
        reason: 'isEAN takes 14 digits too, which GS1 calls GTIN-14',
        when: (value) => /^\d{14}$/.test(value),
      },
    ],
  },
];

/** GB 11714: eight characters by 3 7 9 10 5 8 4 2, 11 less the remainder by 11; 10 is X, 11 is 0. */
function isOrganisation(code: string): boolean {
  const weights = [3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((sum, weight, i) => sum + weight * Number.parseInt(code.charAt(i), 36), 0);
  return code.endsWith('0X987654321'.charAt(sum % 11));
}
