import { stdnum } from 'stdnum';
import validator from 'validator';
import { bgEgn } from '../../../packages/engine/src/validators/bgEgn.ts';
import { bgEik } from '../../../packages/engine/src/validators/bgEik.ts';
import { bgLnch } from '../../../packages/engine/src/validators/bgLnch.ts';
import { bgVat } from '../../../packages/engine/src/validators/bgVat.ts';
import { czDic } from '../../../packages/engine/src/validators/czDic.ts';
import { czIco } from '../../../packages/engine/src/validators/czIco.ts';
import { czRc } from '../../../packages/engine/src/validators/czRc.ts';
import { hrOib } from '../../../packages/engine/src/validators/hrOib.ts';
import { huAdoszam } from '../../../packages/engine/src/validators/huAdoszam.ts';
import { huTaxId } from '../../../packages/engine/src/validators/huTaxId.ts';
import { jmbg } from '../../../packages/engine/src/validators/jmbg.ts';
import { plNip } from '../../../packages/engine/src/validators/plNip.ts';
import { plPesel } from '../../../packages/engine/src/validators/plPesel.ts';
import { plRegon } from '../../../packages/engine/src/validators/plRegon.ts';
import { roCnp } from '../../../packages/engine/src/validators/roCnp.ts';
import { roCui } from '../../../packages/engine/src/validators/roCui.ts';
import { rsPib } from '../../../packages/engine/src/validators/rsPib.ts';
import { siTax } from '../../../packages/engine/src/validators/siTax.ts';
import { skIcdph } from '../../../packages/engine/src/validators/skIcdph.ts';
import { uaEdrpou } from '../../../packages/engine/src/validators/uaEdrpou.ts';
import { uaRnokpp } from '../../../packages/engine/src/validators/uaRnokpp.ts';
import { type Exception, isDate, type Judge } from '../judge.ts';

const LATER = 'stdnum refuses births to come by the clock';

const RC_MONTH: Exception = {
  reason: 'months count +50, +20 and +70 only since 2004 (Act 53/2004 Coll.); stdnum takes them modulo 20',
  when: (value) => !/^(?:CZ)?\d\d(?:0[1-9]|1[0-2]|5[1-9]|6[0-2])/.test(value),
};
const RC_NINE: Exception = {
  reason:
    'nine digits are of the born before 1954 (EU TIN sheet CZ); stdnum takes YY from 80 on for the 1800s',
  when: (value) => /^(?:5[4-9]|[6-9]\d)/.test(value) && value.replace('/', '').length === 9,
};
const RC_LATE: Exception = {
  reason: 'ten digits with YY 26 to 53 are of older persons numbered late; stdnum refuses them by the clock',
  when: (value) => /^(?:CZ)?(?:2[5-9]|[34]\d|5[0-3])/.test(value) && /\d{10}$/.test(value.replace('/', '')),
};
const RC_TEN: Exception = {
  reason: 'the digit 0 for remainder 10 was given until 1985 (NZIS data standard); stdnum ends with 1984',
  when: (value) => /^85.*0$/.test(value),
};
const BG_DATE: Exception = {
  reason: 'an EGN holds a real date (Ordinance RD-02-20-9); stdnum lets months and days run over',
  when: (value) => /\d{10}$/.test(value) && !isEgnDate(value.slice(-10)),
};
const BG_FIRST: Exception = {
  reason:
    'stdnum knows no number beginning with 4 to 8, but companies have 8… (BULSTAT) and persons any year',
  when: (value) => /^(?:BG)?[4-8]/.test(value),
};
const JMBG_REGION: Exception = {
  reason: 'regions that no law of the six states names; stdnum does not ask',
  when: (value) => /^.{7}(?:[2479]0|9[789])/.test(value),
};
const JMBG_LATER: Exception = { reason: LATER, when: (value) => /^....(?:02[5-9]|0[3-9]|[1-7])/.test(value) };

const ADOSZAM = /^\d{8}(?:-?[1-5]-?(?:0[2-9]|1\d|2[02-9]|3\d|4[0-4]|51))?$/;

export const centralEurope: readonly Judge[] = [
  {
    validator: plPesel,
    name: 'stdnum pl.pesel',
    says: by('PL', 'pesel'),
    except: [{ reason: LATER, when: (value) => /^(?:(?:2[5-9]|[3-9]\d)[23]|..[4-7])/.test(value) }],
  },
  {
    validator: plNip,
    name: 'stdnum pl.nip',
    says: by('PL', 'nip'),
    except: [
      {
        reason:
          'no tax office begins with 0 or ends in 00 (schema TNrNIP of the ministry); stdnum does not ask',
        when: (value) => /^(?:0|.00)/.test(value),
      },
    ],
  },
  { validator: plRegon, name: 'stdnum pl.regon', says: by('PL', 'regon') },
  {
    validator: czRc,
    name: 'stdnum cz.rc',
    says: by('CZ', 'rc'),
    except: [RC_MONTH, RC_NINE, RC_LATE, RC_TEN],
  },
  {
    validator: czRc,
    name: 'stdnum sk.rc',
    says: by('SK', 'rc'),
    except: [RC_MONTH, RC_NINE, RC_LATE, RC_TEN],
  },
  { validator: czRc, name: 'validator isTaxID cs-CZ', says: (value) => validator.isTaxID(value, 'cs-CZ') },
  { validator: czIco, name: 'stdnum cz.ico', says: by('CZ', 'ico') },
  {
    validator: czDic,
    name: 'stdnum cz.dic',
    says: by('CZ', 'dic'),
    except: [{ ...RC_MONTH, when: (value) => /\d{9}$/.test(value) && RC_MONTH.when(value) }, RC_LATE],
  },
  {
    validator: skIcdph,
    name: 'stdnum sk.dph',
    says: by('SK', 'dph'),
    except: [
      {
        reason: 'the third digit is 2, 3, 4, 7, 8 or 9 (VIES); stdnum asks it of the first',
        when: (value) => /^(?:SK)?(?:[156]|..[0156])/.test(value),
      },
    ],
  },
  {
    validator: huAdoszam,
    name: 'stdnum hu.anum, with the VAT code and the county (NAV)',
    says: (value) => ADOSZAM.test(value) && by('HU', 'anum')(value.slice(0, 8)),
  },
  {
    validator: huTaxId,
    name: 'validator isTaxID hu-HU',
    says: (value) => validator.isTaxID(value, 'hu-HU'),
  },
  {
    validator: roCnp,
    name: 'stdnum ro.cnp',
    says: by('RO', 'cnp'),
    except: [
      { reason: LATER, when: (value) => /^[56](?:2[5-9]|[3-9])/.test(value) },
      {
        reason:
          'counties as the Directorate for Population Records confirmed them: no 48, but 70, 80-83 and others',
        when: (value) => /^.{7}(?:4[789]|5[03-9]|[6-9])/.test(value),
      },
      { reason: 'serials begin with 001; stdnum does not ask', when: (value) => /000.$/.test(value) },
    ],
  },
  {
    validator: roCnp,
    name: 'validator isTaxID ro-RO',
    says: (value) => validator.isTaxID(value, 'ro-RO'),
    except: [
      {
        reason: 'validator does not look at the first digit, the county and the serial',
        when: (value) => /^0|^.{7}(?:00|4[89]|5[03-9]|[6-9])|000.$/.test(value),
      },
      {
        reason: 'a 9 is of no century; validator does not look at its date',
        when: (value) => /^9/.test(value),
      },
    ],
  },
  { validator: roCui, name: 'stdnum ro.cui', says: by('RO', 'cui') },
  { validator: bgEgn, name: 'stdnum bg.egn', says: by('BG', 'egn'), except: [BG_DATE] },
  { validator: bgEgn, name: 'validator isTaxID bg-BG', says: (value) => validator.isTaxID(value, 'bg-BG') },
  { validator: bgLnch, name: 'stdnum bg.pnf', says: by('BG', 'pnf') },
  {
    validator: bgEik,
    name: 'stdnum bg.vat',
    says: by('BG', 'vat'),
    except: [BG_FIRST],
  },
  {
    validator: bgVat,
    name: 'stdnum bg.vat',
    says: by('BG', 'vat'),
    except: [BG_FIRST],
  },
  { validator: hrOib, name: 'stdnum hr.oib', says: by('HR', 'oib') },
  { validator: hrOib, name: 'validator isTaxID hr-HR', says: (value) => validator.isTaxID(value, 'hr-HR') },
  { validator: jmbg, name: 'stdnum rs.jmbg', says: by('RS', 'jmbg'), except: [JMBG_REGION, JMBG_LATER] },
  { validator: jmbg, name: 'stdnum si.emso', says: by('SI', 'emso'), except: [JMBG_REGION, JMBG_LATER] },
  {
    validator: siTax,
    name: 'stdnum si.ddv',
    says: by('SI', 'ddv'),
    except: [
      {
        reason: 'no number begins with 0, and 11 gives no check digit (VIES); stdnum writes 1 for it',
        when: (value) => /^0|1$/.test(value),
      },
    ],
  },
  { validator: siTax, name: 'validator isTaxID sl-SI', says: (value) => validator.isTaxID(value, 'sl-SI') },
  {
    validator: rsPib,
    name: 'stdnum rs.pib',
    says: by('RS', 'pib'),
    except: [
      {
        reason: 'the range begins at 10000001 (Sl. glasnik RS 57/2003)',
        when: (value) => /^(?:0|10{7})/.test(value),
      },
    ],
  },
  { validator: uaRnokpp, name: 'stdnum ua.rntrc', says: by('UA', 'rntrc') },
  {
    validator: uaRnokpp,
    name: 'validator isTaxID uk-UA',
    says: (value) => validator.isTaxID(value, 'uk-UA'),
  },
  { validator: uaEdrpou, name: 'stdnum ua.edrpou', says: by('UA', 'edrpou') },
];

function by(country: string, name: string): Judge['says'] {
  return (value) => stdnum[country]?.[name]?.validate(value).isValid === true;
}

function isEgnDate(egn: string): boolean {
  const month = Number(egn.slice(2, 4));
  const century = month > 40 ? 2000 : month > 20 ? 1800 : 1900;
  const plus = month > 40 ? 40 : month > 20 ? 20 : 0;
  return isDate(century + Number(egn.slice(0, 2)), month - plus, Number(egn.slice(4, 6)));
}
