import { stdnum } from 'stdnum';
import validator from 'validator';
import { bare } from '../../../packages/engine/src/kernel/text.ts';
import { esCif } from '../../../packages/engine/src/validators/esCif.ts';
import { esDni } from '../../../packages/engine/src/validators/esDni.ts';
import { esNie } from '../../../packages/engine/src/validators/esNie.ts';
import { esNif } from '../../../packages/engine/src/validators/esNif.ts';
import { esNss } from '../../../packages/engine/src/validators/esNss.ts';
import { grAfm } from '../../../packages/engine/src/validators/grAfm.ts';
import { grAmka } from '../../../packages/engine/src/validators/grAmka.ts';
import { ilCompany } from '../../../packages/engine/src/validators/ilCompany.ts';
import { ilTeudat } from '../../../packages/engine/src/validators/ilTeudat.ts';
import { itAic } from '../../../packages/engine/src/validators/itAic.ts';
import { itCf } from '../../../packages/engine/src/validators/itCf.ts';
import { itPiva } from '../../../packages/engine/src/validators/itPiva.ts';
import { ptCc } from '../../../packages/engine/src/validators/ptCc.ts';
import { ptNif } from '../../../packages/engine/src/validators/ptNif.ts';
import { ptNipc } from '../../../packages/engine/src/validators/ptNipc.ts';
import { trKimlik } from '../../../packages/engine/src/validators/trKimlik.ts';
import { trVkn } from '../../../packages/engine/src/validators/trVkn.ts';
import { type Judge, sumOf } from '../judge.ts';

const says = (country: string, name: string) => (value: string) =>
  stdnum[country]?.[name]?.validate(value).isValid === true;

const NIF_KINDS = {
  reason:
    'gives out no first digits but 1-3, 45, 5, 6, 70-72, 74, 75, 77-79, 8, 90, 91, 98, 99 (Wikipedia, NIF)',
  when: (value: string) => /^(?:PT ?)?(?:0|4[^5]|7[36]|9[2-7])/i.test(value),
};

const IL_SHORT = {
  reason: 'nobody is left who has fewer than five digits (see ilTeudat); the judge fills up with zeros',
  when: (value: string) => bare(value).length < 5,
};

export const mediterranean: readonly Judge[] = [
  {
    validator: esDni,
    name: 'stdnum es.dni or es.nie',
    says: (value) => says('ES', 'dni')(value) || says('ES', 'nie')(value),
    except: [
      {
        reason:
          'K, L and M are NIFs of those who need neither (Orden EHA/451/2008); stdnum takes them for a DNI',
        when: (value) => /^[KLM]/i.test(value),
      },
    ],
  },
  {
    validator: esDni,
    name: 'validator isIdentityCard ES',
    says: (value) => validator.isIdentityCard(bare(value), 'ES'),
  },
  { validator: esNie, name: 'stdnum es.nie', says: says('ES', 'nie') },
  { validator: esNif, name: 'stdnum es.nif', says: says('ES', 'nif') },
  {
    validator: esNif,
    name: 'validator isTaxID es-ES',
    says: (value) => validator.isTaxID(bare(value), 'es-ES'),
    except: [
      {
        reason:
          'a DNI has eight digits, zeros before them included (Orden EHA/451/2008); validator takes fewer',
        when: (value) => /^\d{0,7}[A-Z]$/i.test(value),
      },
    ],
  },
  {
    validator: esCif,
    name: 'stdnum es.cif',
    says: says('ES', 'cif'),
    except: [
      {
        reason:
          'the forms N, P, Q, R, S, W and non-residents of before 2008 (00) have a letter (Orden EHA/451/2008)',
        when: (value) => /^(?:[NP-SW]\d{8}|[A-Z]00\d{6})$/i.test(value),
      },
    ],
  },
  {
    validator: esNss,
    name: 'stdnum es.nss',
    says: says('ES', 'nss'),
    except: [
      {
        reason: 'Ceuta and Melilla are the provinces 51 and 52 (INE)',
        when: (value) => /^5[12]/.test(value),
      },
      {
        reason: 'a serial below ten million counts with seven digits (see esNss)',
        when: (value) => /^\d{2}0\d{9}$/.test(value),
      },
    ],
  },
  { validator: ptNif, name: 'stdnum pt.nif', says: says('PT', 'nif'), except: [NIF_KINDS] },
  {
    validator: ptNif,
    name: 'validator isTaxID pt-PT',
    says: (value) => validator.isTaxID(bare(value), 'pt-PT'),
    except: [NIF_KINDS],
  },
  {
    validator: ptNipc,
    name: 'stdnum pt.nipc',
    says: says('PT', 'nipc'),
    except: [
      NIF_KINDS,
      {
        reason: 'persons and estates are not in the register of legal persons (Decreto-Lei 129/98)',
        when: (value) => /^(?:PT ?)?(?:[12348]|7[045])/i.test(value),
      },
    ],
  },
  {
    validator: ptCc,
    name: 'stdnum pt.cc and the check of the civil number',
    says: (value) => says('PT', 'cc')(value) && isCivil(bare(value)),
  },
  {
    validator: itCf,
    name: 'stdnum it.codicefiscale',
    says: says('IT', 'codicefiscale'),
    except: [
      {
        reason: 'a day is 01-31 or 41-71 and one of its month (DM 23 December 1976)',
        when: (value) => /^.{8}(?:.(?:00|3[2-9]|40|7[2-9]|[89]\d)|[DHPS][37]1|B(?:[26]9|[37]))/.test(value),
      },
      {
        reason: 'consonants, then vowels, then X (DM 23 December 1976)',
        when: (value) =>
          !/^(?:[^AEIOU]{3}|[^AEIOU]{0,2}[AEIOU]+X*)$/.test(value.slice(0, 3)) ||
          !/^(?:[^AEIOU]{3}|[^AEIOU]{0,2}[AEIOU]+X*)$/.test(value.slice(3, 6)),
      },
      {
        reason: 'no Belfiore code has the letters J, K, N-Y, the number 000, or Z with a number below 100',
        when: (value) => /^.{11}(?:[JKN-Y]|[A-Z][0L]{3}|Z[0L])/.test(value),
      },
    ],
  },
  {
    validator: itCf,
    name: 'validator isTaxID it-IT',
    says: (value) => validator.isTaxID(value, 'it-IT'),
  },
  { validator: itPiva, name: 'stdnum it.iva', says: says('IT', 'iva') },
  {
    validator: itAic,
    name: 'stdnum it.aic',
    says: says('IT', 'aic'),
    except: [
      {
        reason: 'the code of medicines for people begins with 0 (DM 2 August 2001)',
        when: (value) => /^[1-9]/.test(value),
      },
    ],
  },
  {
    validator: grAfm,
    name: 'stdnum gr.vat',
    says: says('GR', 'vat'),
    except: [
      {
        reason: 'eight digits are written with a zero before them (OECD TIN sheet); stdnum adds it',
        when: (value) => /^\d{8}$/.test(value),
      },
    ],
  },
  {
    validator: grAfm,
    name: 'validator isTaxID el-GR',
    says: (value) => validator.isTaxID(value, 'el-GR'),
    except: [
      {
        reason: 'no list of first digits is published (OECD TIN sheet)',
        when: (value) => /^[56]/.test(value),
      },
    ],
  },
  { validator: grAmka, name: 'stdnum gr.amka', says: says('GR', 'amka') },
  { validator: trKimlik, name: 'stdnum tr.tckimlik', says: says('TR', 'tckimlik') },
  {
    validator: trVkn,
    name: 'stdnum tr.vkn',
    says: says('TR', 'vkn'),
    except: [{ reason: 'the group is 001-999 (OECD TIN sheet)', when: (value) => value.startsWith('000') }],
  },
  { validator: ilTeudat, name: 'stdnum il.idnr', says: says('IL', 'idnr'), except: [IL_SHORT] },
  {
    validator: ilTeudat,
    name: 'validator isIdentityCard he-IL',
    says: (value) => validator.isIdentityCard(bare(value).padStart(9, '0'), 'he-IL'),
    except: [IL_SHORT],
  },
  { validator: ilCompany, name: 'stdnum il.hp', says: says('IL', 'hp') },
];

/** The civil number's own check: 9 … 1 give a multiple of 11, and 0 stands for ten too (Lei 33/99). */
function isCivil(number: string): boolean {
  const sum = sumOf(number, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
  return sum % 11 === 0 || (number[8] === '0' && (sum + 10) % 11 === 0);
}
