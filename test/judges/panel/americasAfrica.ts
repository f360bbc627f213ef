import { stdnum } from 'stdnum';
import validator from 'validator';
import { bare } from '../../../packages/engine/src/kernel/text.ts';
import { aoBi } from '../../../packages/engine/src/validators/aoBi.ts';
import { arCuit } from '../../../packages/engine/src/validators/arCuit.ts';
import { arCuitEmpresa } from '../../../packages/engine/src/validators/arCuitEmpresa.ts';
import { arDni } from '../../../packages/engine/src/validators/arDni.ts';
import { brCnpj } from '../../../packages/engine/src/validators/brCnpj.ts';
import { brCpf } from '../../../packages/engine/src/validators/brCpf.ts';
import { caBcPhn } from '../../../packages/engine/src/validators/caBcPhn.ts';
import { caBn } from '../../../packages/engine/src/validators/caBn.ts';
import { caGst } from '../../../packages/engine/src/validators/caGst.ts';
import { caSin } from '../../../packages/engine/src/validators/caSin.ts';
import { clRut } from '../../../packages/engine/src/validators/clRut.ts';
import { coNit } from '../../../packages/engine/src/validators/coNit.ts';
import { ecCedula } from '../../../packages/engine/src/validators/ecCedula.ts';
import { ecRuc } from '../../../packages/engine/src/validators/ecRuc.ts';
import { ecRucSociedad } from '../../../packages/engine/src/validators/ecRucSociedad.ts';
import { ghTin } from '../../../packages/engine/src/validators/ghTin.ts';
import { keKraPin } from '../../../packages/engine/src/validators/keKraPin.ts';
import { maIce } from '../../../packages/engine/src/validators/maIce.ts';
import { muNid } from '../../../packages/engine/src/validators/muNid.ts';
import { mxCurp } from '../../../packages/engine/src/validators/mxCurp.ts';
import { mxRfc } from '../../../packages/engine/src/validators/mxRfc.ts';
import { mxRfcMoral } from '../../../packages/engine/src/validators/mxRfcMoral.ts';
import { mzBi } from '../../../packages/engine/src/validators/mzBi.ts';
import { mzNuit } from '../../../packages/engine/src/validators/mzNuit.ts';
import { peDni } from '../../../packages/engine/src/validators/peDni.ts';
import { peRuc } from '../../../packages/engine/src/validators/peRuc.ts';
import { usEin } from '../../../packages/engine/src/validators/usEin.ts';
import { usSsn } from '../../../packages/engine/src/validators/usSsn.ts';
import { uyCi } from '../../../packages/engine/src/validators/uyCi.ts';
import { uyRut } from '../../../packages/engine/src/validators/uyRut.ts';
import { zaId } from '../../../packages/engine/src/validators/zaId.ts';
import { zaTax } from '../../../packages/engine/src/validators/zaTax.ts';
import { zaVat } from '../../../packages/engine/src/validators/zaVat.ts';
import { type Exception, isDate, type Judge, sumOf } from '../judge.ts';

/** stdnum's opinion: `br.cpf` is its module of that country and name. */
function by(subject: Judge['validator'], path: string, except?: Judge['except']): Judge {
  const [country = '', name = ''] = path.split('.');
  return {
    validator: subject,
    name: `stdnum ${path}`,
    says: (value) => stdnum[country.toUpperCase()]?.[name]?.validate(value).isValid === true,
    ...(except ? { except } : {}),
  };
}

const CUIT_TEN: Exception = {
  reason:
    'AFIP gives the next type (23, 33) where the digit would be 10; stdnum and validator take 9 instead',
  when: (value) => value.endsWith('9') && sumOf(bare(value), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11 === 1,
};

const CUIT_PERSONS: Exception = {
  reason: 'types 25 and 26 are persons too (ANSES, CUIL)',
  when: (value) => /^2[56]/.test(value),
};

const CA_SIN: readonly Exception[] = [
  { reason: '8 is kept for businesses (ESDC)', when: (value) => value.startsWith('8') },
  { reason: 'nobody has 000 (see caSin)', when: (value) => value.startsWith('000') },
];

const RFC: readonly Exception[] = [
  {
    reason: 'stdnum also takes the check character of an alphabet without & and Ñ',
    when: isOldRfc,
  },
  { reason: 'the homoclave has no O (SAT, annex 2)', when: (value) => /O..?$/.test(value) },
];

export const americasAfrica: readonly Judge[] = [
  by(arCuit, 'ar.cuit', [CUIT_TEN, CUIT_PERSONS]),
  by(arCuitEmpresa, 'ar.cuit', [
    CUIT_TEN,
    { reason: 'persons’ numbers', when: (value) => !value.startsWith('3') },
  ]),
  by(arDni, 'ar.dni', [
    {
      reason: 'no number begins with 0 (RENAPER); stdnum does not ask',
      when: (value) => value.startsWith('0'),
    },
  ]),
  by(brCpf, 'br.cpf'),
  by(brCnpj, 'br.cnpj', [
    {
      reason: 'establishments are numbered from 0001 (IN RFB 2229/2024)',
      when: (value) => bare(value).slice(8, 12) === '0000',
    },
  ]),
  by(caSin, 'ca.sin', CA_SIN),
  by(caBn, 'ca.bn', [
    { reason: 'programs besides RC, RM, RP, RT (CRA, RC2)', when: (value) => /R[DGNRZ]/.test(value) },
    { reason: 'accounts are numbered from 0001 (CRA, RC2)', when: (value) => value.endsWith('0000') },
    { reason: 'no Business Number begins with 0 (CRA)', when: (value) => value.startsWith('0') },
  ]),
  by(caGst, 'ca.gst', [
    { reason: 'GST/HST is the program RT alone (CRA, RC2)', when: (value) => !value.includes('RT') },
    { reason: 'accounts are numbered from 0001 (CRA, RC2)', when: (value) => value.endsWith('0000') },
    { reason: 'no Business Number begins with 0 (CRA)', when: (value) => value.startsWith('0') },
  ]),
  by(caBcPhn, 'ca.bc_bhn'),
  {
    ...by(clRut, 'cl.rut'),
    says: (value) => stdnum.CL?.rut?.validate(value.replaceAll('.', '')).isValid === true,
  },
  by(coNit, 'co.nit', [
    { reason: 'no cédula and no NIT begins with 0 (DIAN)', when: (value) => value.startsWith('0') },
    {
      reason: 'a cédula has at most ten digits, followed by a check digit (DIAN); stdnum takes more',
      when: (value) => bare(value).length > 11,
    },
  ]),
  by(ecCedula, 'ec.ci', [
    { reason: 'there is no province 50 (INEC)', when: (value) => value.startsWith('50') },
  ]),
  by(ecRuc, 'ec.ruc', [
    { reason: 'there is no province 50 (INEC)', when: (value) => value.startsWith('50') },
  ]),
  by(ecRucSociedad, 'ec.ruc', [
    { reason: 'there is no province 50 (INEC)', when: (value) => value.startsWith('50') },
    { reason: 'other kinds of RUC', when: (value) => value.charAt(2) !== '9' },
  ]),
  by(ghTin, 'gh.tin', [
    {
      reason:
        'digits follow the letter (OECD TIN sheet Ghana); stdnum takes letters that leave the remainder',
      when: (value) => /^.\d*[A-Z].*.$/.test(value),
    },
  ]),
  by(keKraPin, 'ke.pin'),
  by(maIce, 'ma.ice'),
  by(muNid, 'mu.nid', [
    {
      reason: 'a remainder of 0 gives 0 in other descriptions of the rule',
      when: (value) => value.endsWith('0'),
    },
    { reason: 'stdnum does not look at the date', when: (value) => !isBirth(value.slice(1, 7)) },
  ]),
  by(mxCurp, 'mx.curp', [
    {
      reason: 'vowel and consonants stand in their places (RENAPO, Instructivo Normativo); stdnum takes any',
      when: (value) => !/^.[AEIOUX].{11}[B-DF-HJ-NP-TV-Z]{3}/.test(value),
    },
  ]),
  by(mxRfc, 'mx.rfc', RFC),
  by(mxRfcMoral, 'mx.rfc', [
    ...RFC,
    { reason: 'four letters are a person’s (SAT)', when: (value) => /^\D{4}/.test(value) },
  ]),
  by(mzNuit, 'mz.nuit', [
    { reason: 'no kind of taxpayer is 0 (AT)', when: (value) => value.startsWith('0') },
  ]),
  by(mzBi, 'mz.bi'),
  by(aoBi, 'ao.bi'),
  by(peDni, 'pe.cui', [
    {
      reason: 'without its check character a DNI cannot be checked (see peDni); stdnum takes it',
      when: (value) => /^\d{8}$/.test(value),
    },
  ]),
  by(peRuc, 'pe.ruc'),
  by(usSsn, 'us.ssn', [
    { reason: 'no serial 0000 (SSA, POMS RM 10201)', when: (value) => value.endsWith('0000') },
    {
      reason: 'printed on wallet inserts and void (SSA, History: "Misused SSNs"); stdnum knows three others',
      when: (value) => bare(value) === '022281852',
    },
  ]),
  by(usEin, 'us.ein'),
  { ...by(uyCi, 'uy.cedula'), says: (value) => stdnum.UY?.cedula?.validate(bare(value)).isValid === true },
  by(uyRut, 'uy.rut', [
    { reason: 'numbers beginning with 22 are given out (DGI)', when: (value) => value.startsWith('22') },
  ]),
  by(zaId, 'za.idnr', [
    { reason: '2 is a refugee (Refugees Act 130 of 1998)', when: (value) => value.charAt(10) === '2' },
    { reason: 'only 8 and 9 remain valid (Act 28 of 2000)', when: (value) => !/[89]/.test(value.charAt(11)) },
  ]),
  by(zaTax, 'za.tin'),
  {
    ...by(zaVat, 'za.vat'),
    name: 'stdnum za.vat and validator isLuhnNumber',
    says: (value) => stdnum.ZA?.vat?.validate(value).isValid === true && validator.isLuhnNumber(value),
  },
  {
    validator: brCpf,
    name: 'validator isTaxID pt-BR',
    says: (value) => validator.isTaxID(value, 'pt-BR'),
  },
  {
    validator: caSin,
    name: 'validator isTaxID en-CA',
    says: (value) => validator.isTaxID(bare(value), 'en-CA'),
    except: CA_SIN,
  },
  {
    validator: usEin,
    name: 'validator isTaxID en-US',
    says: (value) => validator.isTaxID(value, 'en-US'),
  },
  {
    validator: arCuit,
    name: 'validator isTaxID es-AR',
    says: (value) => validator.isTaxID(bare(value), 'es-AR'),
    except: [
      CUIT_TEN,
      CUIT_PERSONS,
      { reason: 'types 50, 51 and 55 are foreigners (AFIP)', when: (value) => /^5/.test(value) },
    ],
  },
];

/** Returns whether DDMMYY is a day of the 1900s or the 2000s. */
function isBirth(ddmmyy: string): boolean {
  const [day = 0, month = 0, year = 0] = (ddmmyy.match(/../g) ?? []).map(Number);
  return isDate(1900 + year, month, day) || isDate(2000 + year, month, day);
}

/** Returns whether the check character is that of an alphabet without & and Ñ. */
function isOldRfc(value: string): boolean {
  const body = value.slice(0, -1).padStart(12);
  const sum = Array.from(body, (char, i) => OLD_ALPHABET.indexOf(char) * (13 - i)).reduce((a, b) => a + b);
  return value.endsWith('0A987654321'.charAt(sum % 11));
}

const OLD_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ ';
