import { stdnum } from 'stdnum';
import validator from 'validator';
import { balticId } from '../../../packages/engine/src/validators/balticId.ts';
import { beBis } from '../../../packages/engine/src/validators/beBis.ts';
import { beKbo } from '../../../packages/engine/src/validators/beKbo.ts';
import { beRrn } from '../../../packages/engine/src/validators/beRrn.ts';
import { beVat } from '../../../packages/engine/src/validators/beVat.ts';
import { dkCpr } from '../../../packages/engine/src/validators/dkCpr.ts';
import { dkCvr } from '../../../packages/engine/src/validators/dkCvr.ts';
import { eeKmkr } from '../../../packages/engine/src/validators/eeKmkr.ts';
import { eeRegistrikood } from '../../../packages/engine/src/validators/eeRegistrikood.ts';
import { fiAlv } from '../../../packages/engine/src/validators/fiAlv.ts';
import { fiHetu } from '../../../packages/engine/src/validators/fiHetu.ts';
import { fiYtunnus } from '../../../packages/engine/src/validators/fiYtunnus.ts';
import { isKennitala } from '../../../packages/engine/src/validators/isKennitala.ts';
import { isKennitalaFelags } from '../../../packages/engine/src/validators/isKennitalaFelags.ts';
import { ltPvm } from '../../../packages/engine/src/validators/ltPvm.ts';
import { luMatricule } from '../../../packages/engine/src/validators/luMatricule.ts';
import { luTva } from '../../../packages/engine/src/validators/luTva.ts';
import { lvPersonasKods } from '../../../packages/engine/src/validators/lvPersonasKods.ts';
import { lvPvn } from '../../../packages/engine/src/validators/lvPvn.ts';
import { nlBsn } from '../../../packages/engine/src/validators/nlBsn.ts';
import { nlBtw } from '../../../packages/engine/src/validators/nlBtw.ts';
import { nlOnderwijsnummer } from '../../../packages/engine/src/validators/nlOnderwijsnummer.ts';
import { noFnr } from '../../../packages/engine/src/validators/noFnr.ts';
import { noMva } from '../../../packages/engine/src/validators/noMva.ts';
import { noOrgnr } from '../../../packages/engine/src/validators/noOrgnr.ts';
import { seOrgnr } from '../../../packages/engine/src/validators/seOrgnr.ts';
import { sePersonnummer } from '../../../packages/engine/src/validators/sePersonnummer.ts';
import { seSamordning } from '../../../packages/engine/src/validators/seSamordning.ts';
import { seVat } from '../../../packages/engine/src/validators/seVat.ts';
import { CAPITALS, type Exception, isDate, type Judge } from '../judge.ts';

const BE_FUTURE: Exception = {
  reason: 'births to come are refused by the judge, by the clock; the standard has no end',
  when: (value) => later(value.slice(0, 2)) && isChecked(`2${digits(value)}`),
};
const BE_STRICT: Exception = {
  reason: 'serials are 001-998, checks 01-97 and days at most 31 (Royal Decree of 3 April 1984)',
  when: (value) => /000...$|999...$|00$|9[89]$/.test(value) || Number(value.slice(6, 8)) > 31,
};
const BE_UNKNOWN: Exception = {
  reason: 'month and day may be unknown (Royal Decree of 3 April 1984)',
  when: (value) => value.slice(3, 5) === '00' || value.slice(6, 8) === '00',
};
const BE_SERIES: Exception = {
  reason: 'numbers begin with 01-09 or 1 (Crossroads Bank for Enterprises); stdnum does not ask',
  when: (value) => /^(?:BE)?(?:[2-9]|00)/.test(value),
};
const NO_SERIES: Exception = {
  reason: 'the number begins with 8 or 9 (Brønnøysundregistrene); stdnum does not ask',
  when: (value) => /^(?:NO )?[0-7]/.test(value),
};
const FI_TEMPORARY: Exception = {
  reason: 'individual numbers are 002-899 (Decree 128/2010); 900-999 are temporary',
  when: (value) => /^.{7}(?:9|000|001)/.test(value),
};
const FI_SIGNS: Exception = {
  reason: 'the signs Y X W V U and B to F are given since 2023 (DVV); validator does not know them',
  when: (value) => /^.{6}[B-FU-Y]/.test(value),
};
const SE_ZERO: Exception = {
  reason: 'serials begin with 001 (SKV 704)',
  when: (value) => /000.$/.test(value),
};
const SE_HUNDRED: Exception = {
  reason: 'stdnum reads - as the last hundred years by the clock',
  when: (value) => /^[2-4]|^000229/.test(value),
};
const SE_SIGN: Exception = {
  reason: 'files hold ten digits without the hyphen (SKV 704); stdnum asks for - or +',
  when: (value) => /^\d{10}$/.test(value),
};
const SE_KIND: Exception = {
  reason: 'the third digit is 2 at least and the first of a kind of body (SKV 709); stdnum does not ask',
  when: (value) => /^(?:SE)?(?:[04]|..[01])/.test(value),
};
const IS_CENTURY: Exception = {
  reason: 'the last digit is the century, 8, 9 or 0 (Þjóðskrá); stdnum takes any for 2000',
  when: (value) => /[1-8]$/.test(value),
};
const OTHER_BALTIC: Exception = {
  reason: "one validator for three countries: Latvia's dates, Estonia's 7 and 8, Lithuania's 9 and zeros",
  when: (value) => /^[7-9]|^...00|^.....00/.test(value) || /^[0-3]\d[01]\d{3}[012]/.test(value),
};
const LT_DATE: Exception = {
  reason: 'stdnum refuses births to come by the clock',
  when: (value) => /^[56]/.test(value) && later(value.slice(1, 3)),
};
const LV_NEW: Exception = {
  reason: 'codes of 2017 hold neither date nor check (PMLP)',
  when: (value) => /^(?:LV)?3[2-9]/.test(value),
};
const LV_MONTH: Exception = {
  reason: 'the register gives no code without a month; validator lets 00 pass unread',
  when: (value) => value.slice(2, 4) === '00',
};
const LV_FUTURE: Exception = {
  reason: 'stdnum refuses births to come by the clock',
  when: (value) => /^(?:LV)?[0-3]\d{3}(?:2[6-9]|[3-9]\d)-?2/.test(value),
};

export const nordicsBalticsBenelux: readonly Judge[] = [
  {
    validator: beRrn,
    name: 'stdnum be.nn',
    says: by('BE', 'nn'),
    except: [BE_FUTURE, BE_UNKNOWN, BE_STRICT],
  },
  {
    validator: beRrn,
    name: 'validator isTaxID nl-BE',
    says: (value) => validator.isTaxID(digits(value), 'nl-BE'),
    except: [BE_UNKNOWN],
  },
  {
    validator: beBis,
    name: 'stdnum be.bis',
    says: by('BE', 'bis'),
    except: [BE_FUTURE, BE_UNKNOWN, BE_STRICT],
  },
  { validator: beVat, name: 'stdnum be.vat', says: by('BE', 'vat'), except: [BE_SERIES] },
  {
    validator: beKbo,
    name: 'stdnum be.vat',
    says: by('BE', 'vat'),
    except: [
      BE_SERIES,
      {
        reason:
          'the number has ten digits (Code of Economic Law, III.17); stdnum takes nine of old VAT numbers',
        when: (value) => /^\d{9}$/.test(digits(value)),
      },
    ],
  },
  {
    validator: nlBsn,
    name: 'stdnum nl.bsn',
    says: by('NL', 'bsn'),
    except: [
      {
        reason:
          'eight digits are written with a zero before them (RvIG, Logisch Ontwerp BSN); stdnum adds it',
        when: (value) => /^\d{8}$/.test(value),
      },
    ],
  },
  { validator: nlBsn, name: 'validator isTaxID nl-NL', says: (value) => validator.isTaxID(value, 'nl-NL') },
  { validator: nlOnderwijsnummer, name: 'stdnum nl.onderwijsnummer', says: by('NL', 'onderwijsnummer') },
  {
    validator: nlBtw,
    name: 'stdnum nl.btw',
    says: by('NL', 'btw'),
    except: [
      {
        reason: 'the serial is 01-99 (Belastingdienst); stdnum accepts 00',
        when: (value) => value.endsWith('00'),
      },
      {
        reason: 'nine digits stand before the B (Belastingdienst); stdnum adds a zero to eight',
        when: (value) => /^(?:NL)?\d{8}B/.test(value),
      },
    ],
  },
  { validator: luTva, name: 'stdnum lu.tva', says: by('LU', 'tva') },
  {
    validator: luMatricule,
    name: 'validator isTaxID fr-LU',
    says: (value) => validator.isTaxID(value, 'fr-LU'),
    except: [
      { reason: 'nobody is born before 1800 or after 2099', when: (value) => !/^(?:1[89]|20)/.test(value) },
    ],
  },
  {
    validator: noFnr,
    name: 'stdnum no.fodselsnummer',
    says: by('NO', 'fodselsnummer'),
    except: [
      {
        reason:
          'help numbers of hospitals (month + 40) are not in the register (Skatteetaten); stdnum takes them',
        when: (value) => /^..[45]/.test(value),
      },
    ],
  },
  {
    validator: noFnr,
    name: 'validator isIdentityCard NO, with the date and the century',
    says: (value) => validator.isIdentityCard(value, 'NO') && isNorwegianBirth(value),
  },
  { validator: noOrgnr, name: 'stdnum no.orgnr', says: by('NO', 'orgnr'), except: [NO_SERIES] },
  { validator: noMva, name: 'stdnum no.mva', says: by('NO', 'mva'), except: [NO_SERIES] },
  {
    validator: dkCvr,
    name: 'stdnum dk.cvr',
    says: by('DK', 'cvr'),
    except: [
      {
        reason: 'the first digit is not 0 (VIES); stdnum does not ask',
        when: (value) => value.startsWith('0'),
      },
    ],
  },
  {
    validator: dkCpr,
    name: 'stdnum dk.cpr',
    says: by('DK', 'cpr'),
    except: [
      {
        reason: 'stdnum refuses births to come by the clock',
        when: (value) => later(value.slice(4, 6)) && value.charAt(7) >= '4',
      },
      { reason: 'serial 0000 is given to nobody', when: (value) => value.endsWith('0000') },
    ],
  },
  {
    validator: dkCpr,
    name: 'validator isTaxID dk-DK, whatever the last two digits',
    says: (value) =>
      /\d\d$/.test(value) && HUNDRED.some((end) => validator.isTaxID(value.slice(0, -2) + end, 'dk-DK')),
    except: [
      {
        reason: 'with 5 to 8 the years up to 57 are of the 2000s (CPR-kontoret); validator ends at 36',
        when: (value) => /^....(?:3[7-9]|4\d|5[0-8])-[5-8]/.test(value),
      },
    ],
  },
  {
    validator: fiHetu,
    name: 'stdnum fi.hetu',
    says: by('FI', 'hetu'),
    except: [
      FI_TEMPORARY,
      {
        reason: 'stdnum refuses births to come by the clock',
        when: (value) => later(value.slice(4, 6)) && value.charAt(6) === 'A',
      },
    ],
  },
  {
    validator: fiHetu,
    name: 'validator isTaxID fi-FI',
    says: (value) => validator.isTaxID(value, 'fi-FI'),
    except: [FI_TEMPORARY, FI_SIGNS, CAPITALS],
  },
  {
    validator: fiHetu,
    name: 'validator isIdentityCard FI, with the date',
    says: (value) => validator.isIdentityCard(value, 'FI') && isFinnishBirth(value),
    except: [FI_TEMPORARY, FI_SIGNS, CAPITALS],
  },
  { validator: fiYtunnus, name: 'stdnum fi.ytunnus', says: by('FI', 'ytunnus') },
  { validator: fiAlv, name: 'stdnum fi.alv', says: by('FI', 'alv') },
  {
    validator: sePersonnummer,
    name: 'stdnum se.personnummer',
    says: by('SE', 'personnummer'),
    except: [
      SE_HUNDRED,
      SE_SIGN,
      {
        reason: 'nobody in the register was born in the 1600s (SKV 704); stdnum takes any century',
        when: (value) => /^16\d{6}-/.test(value),
      },
    ],
  },
  {
    validator: sePersonnummer,
    name: 'validator isTaxID sv-SE',
    says: (value) => validator.isTaxID(value, 'sv-SE'),
  },
  {
    validator: seSamordning,
    name: 'stdnum se.personnummer',
    says: by('SE', 'personnummer'),
    except: [
      { reason: 'stdnum has one validator for both numbers', when: (value) => !/^.{4}[6-9]/.test(value) },
      SE_ZERO,
      SE_HUNDRED,
      SE_SIGN,
    ],
  },
  { validator: seOrgnr, name: 'stdnum se.orgnr', says: by('SE', 'orgnr'), except: [SE_KIND] },
  { validator: seVat, name: 'stdnum se.vat', says: by('SE', 'vat'), except: [SE_KIND] },
  {
    validator: isKennitala,
    name: 'stdnum is.kennitala',
    says: by('IS', 'kennitala'),
    except: [
      IS_CENTURY,
      {
        reason: 'without a check digit since 18 February 2026 (Þjóðskrá)',
        when: (value) => /^[0-3]...(?:2[6-9]|3.)-...0$/.test(value),
      },
    ],
  },
  {
    validator: isKennitalaFelags,
    name: 'stdnum is.kennitala',
    says: by('IS', 'kennitala'),
    except: [
      IS_CENTURY,
      {
        reason: 'stdnum has one validator for people and legal entities',
        when: (value) => /^[0-3]/.test(value),
      },
    ],
  },
  {
    validator: balticId,
    name: 'stdnum ee.ik',
    says: by('EE', 'ik'),
    except: [
      { reason: 'stdnum does not look at the date (EVS 585)', when: (value) => !isEstonianBirth(value) },
      OTHER_BALTIC,
    ],
  },
  {
    validator: balticId,
    name: 'stdnum lt.asmens',
    says: by('LT', 'asmens'),
    except: [OTHER_BALTIC, LT_DATE],
  },
  {
    validator: balticId,
    name: 'validator isTaxID et-EE',
    says: (value) => validator.isTaxID(value, 'et-EE'),
    except: [
      {
        reason: 'validator keeps to the hospital blocks of serials up to 710, not in use since 2013',
        when: (value) => /^.{7}(?:000|71[1-9]|7[2-9]|[89])/.test(value),
      },
      OTHER_BALTIC,
    ],
  },
  { validator: eeRegistrikood, name: 'stdnum ee.registrikood', says: by('EE', 'registrikood') },
  { validator: eeKmkr, name: 'stdnum ee.kmkr', says: by('EE', 'kmkr') },
  { validator: ltPvm, name: 'stdnum lt.pvm', says: by('LT', 'pvm') },
  {
    validator: lvPersonasKods,
    name: 'stdnum lv.pvn',
    says: by('LV', 'pvn'),
    except: [
      LV_NEW,
      { reason: 'stdnum has one validator for people and companies', when: (value) => /^[4-9]/.test(value) },
      LV_FUTURE,
    ],
  },
  {
    validator: lvPersonasKods,
    name: 'validator isTaxID lv-LV',
    says: (value) => validator.isTaxID(value, 'lv-LV'),
    except: [
      LV_NEW,
      LV_MONTH,
      {
        reason: 'the century is 0, 1 or 2; validator takes any other without a check of the date',
        when: (value) => value.charAt(7) > '2' || /^[4-9]/.test(value),
      },
      { reason: 'a remainder of 10 is written 0', when: (value) => value.endsWith('0') },
    ],
  },
  { validator: lvPvn, name: 'stdnum lv.pvn', says: by('LV', 'pvn'), except: [LV_NEW, LV_FUTURE] },
];

/** Returns whether the two digits of a year are of one that may not have ended yet, in the 2000s. */
function later(yy: string): boolean {
  return Number(yy) >= 26;
}

/** The opinion of one of stdnum's validators. */
function by(country: string, name: string): Judge['says'] {
  return (value) => stdnum[country]?.[name]?.validate(value).isValid === true;
}

function digits(value: string): string {
  return value.replace(/\D/g, '');
}

/** Returns whether the last two digits are 97 less the remainder of those before them. */
function isChecked(number: string): boolean {
  return 97 - (Number(number.slice(0, -2)) % 97) === Number(number.slice(-2));
}

const HUNDRED = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

/** Skatteetaten's table of individual numbers and years; a D-number has 40 more days. */
function isNorwegianBirth(number: string): boolean {
  const [day = 0, month = 0, yy = 0] = (number.slice(0, 6).match(/../g) ?? []).map(Number);
  const individual = Number(number.slice(6, 9));
  const years = [
    ...(individual <= 499 ? [1900 + yy] : []),
    ...(individual >= 500 && individual <= 749 && yy >= 54 ? [1800 + yy] : []),
    ...(individual >= 500 && yy <= 39 ? [2000 + yy] : []),
    ...(individual >= 900 && yy >= 40 ? [1900 + yy] : []),
  ];
  return years.some((year) => isDate(year, month, day > 40 ? day - 40 : day));
}

function isFinnishBirth(code: string): boolean {
  const [day = 0, month = 0, yy = 0] = (code.slice(0, 6).match(/../g) ?? []).map(Number);
  const century = code[6] === '+' ? 1800 : code[6] === 'A' ? 2000 : 1900;
  return isDate(century + yy, month, day);
}

function isEstonianBirth(code: string): boolean {
  const [yy = 0, month = 0, day = 0] = (code.slice(1, 7).match(/../g) ?? []).map(Number);
  return code >= '1' && isDate(1800 + 100 * Math.floor((Number(code[0]) - 1) / 2) + yy, month, day);
}
