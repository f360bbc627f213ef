import { stdnum } from 'stdnum';
import validator from 'validator';
import { atSteuernummer } from '../../../packages/engine/src/validators/atSteuernummer.ts';
import { atSvnr } from '../../../packages/engine/src/validators/atSvnr.ts';
import { atUid } from '../../../packages/engine/src/validators/atUid.ts';
import { chAhv } from '../../../packages/engine/src/validators/chAhv.ts';
import { chUid } from '../../../packages/engine/src/validators/chUid.ts';
import { dePassport } from '../../../packages/engine/src/validators/dePassport.ts';
import { deRvnr } from '../../../packages/engine/src/validators/deRvnr.ts';
import { deSteuerId } from '../../../packages/engine/src/validators/deSteuerId.ts';
import { deUstId } from '../../../packages/engine/src/validators/deUstId.ts';
import { frNir } from '../../../packages/engine/src/validators/frNir.ts';
import { frSiren } from '../../../packages/engine/src/validators/frSiren.ts';
import { frSiret } from '../../../packages/engine/src/validators/frSiret.ts';
import { frSpi } from '../../../packages/engine/src/validators/frSpi.ts';
import { frTva } from '../../../packages/engine/src/validators/frTva.ts';
import { gbNino } from '../../../packages/engine/src/validators/gbNino.ts';
import { gbUtr } from '../../../packages/engine/src/validators/gbUtr.ts';
import { gbVat } from '../../../packages/engine/src/validators/gbVat.ts';
import { iePps } from '../../../packages/engine/src/validators/iePps.ts';
import { ieVat } from '../../../packages/engine/src/validators/ieVat.ts';
import { CAPITALS, type Judge, sumOf } from '../judge.ts';

/** Not here: stdnum de.stnr, which looks at the form only, and validator's isVAT of countries it gives a pattern. */
export const germanyFranceBritain: readonly Judge[] = [
  {
    validator: atSvnr,
    name: 'stdnum at.vnr',
    says: (value) => says('AT', 'vnr', value),
    except: [
      {
        reason: 'Months 13 to 15 are given out: Hauptverband in 4690/AB XXIII. GP (Nationalrat, 2008).',
        when: (value) => /^\d{4} ?\d\d1[345]/.test(value),
      },
      { reason: 'Serials begin at 100: the same answer.', when: (value) => value.startsWith('0') },
    ],
  },
  { validator: atUid, name: 'stdnum at.uid', says: (value) => says('AT', 'uid', value) },
  { validator: atSteuernummer, name: 'stdnum at.tin', says: (value) => says('AT', 'tin', value) },
  {
    validator: atSteuernummer,
    name: 'validator isTaxID de-AT',
    says: (value) => validator.isTaxID(value, 'de-AT'),
    except: [
      {
        reason: 'It has no table of tax offices (BMF).',
        when: (value) => !AT_OFFICES.test(value),
      },
    ],
  },
  { validator: chAhv, name: 'stdnum ch.ssn', says: (value) => says('CH', 'ssn', value) },
  {
    validator: chUid,
    name: 'stdnum ch.uid',
    says: (value) => says('CH', 'uid', value),
    except: [
      {
        reason: 'The register begins at CHE-100.000.001.',
        when: (value) => /^CHE[- ]?0/.test(value),
      },
    ],
  },
  {
    validator: deSteuerId,
    name: 'stdnum de.idnr',
    says: (value) => says('DE', 'idnr', value),
    except: [
      {
        reason:
          "It takes ten different digits, four equal ones, and three in a row; ELSTER's paper, chapter 2.2, does not.",
        when: (value) => repeatsWrongly(digits(value).slice(0, 10)),
      },
    ],
  },
  {
    validator: deSteuerId,
    name: 'validator isTaxID de-DE',
    says: (value) => validator.isTaxID(value.replaceAll(' ', ''), 'de-DE'),
  },
  {
    validator: deUstId,
    name: 'stdnum de.vat',
    says: (value) => says('DE', 'vat', value),
    except: [
      {
        reason: 'No number begins with 0 (Bundeszentralamt für Steuern).',
        when: (value) => /^(DE)?0/.test(value),
      },
    ],
  },
  {
    validator: deRvnr,
    name: 'stdnum de.svnr',
    says: (value) => says('DE', 'svnr', value),
    except: [
      {
        reason: 'It takes all of 42 to 79; the annex to VKVV § 2 adds 40 to the areas there are.',
        when: (value) => /^(?:45|46|47|62|67|7[0-7])/.test(value),
      },
      {
        reason: 'It does not ask whether the day is real: VKVV § 2 (3).',
        when: (value) => /^\d\d ?(?:00|29|[3-9]\d)/.test(value),
      },
    ],
  },
  {
    validator: dePassport,
    name: 'stdnum de.passport',
    says: (value) => says('DE', 'passport', value),
    except: [
      {
        reason: 'It looks anywhere in the text and does without the check digit: ICAO Doc 9303 part 4.',
        when: (value) => !/^[CFGHJK][0-9CFGHJKLMNPRTVWXYZ]{8}\dD?$/i.test(value),
      },
    ],
  },
  {
    validator: frNir,
    name: 'stdnum fr.nir',
    says: (value) => says('FR', 'nir', value),
    except: [
      {
        reason: 'It checks the key alone; sexes 5, 6, 9 and 0, months 00, 13-19 and 43-49 are none (INSEE).',
        when: (value) => /^(?:[0569]|. ?\d\d ?(?:00|1[3-9]|4[3-9]))/.test(value),
      },
      {
        reason: 'It checks the key alone; such départements, communes and orders are none (INSEE).',
        when: (value) =>
          /^.{5}(?:00|97[09]|98[0-3]|...?00|..99[1-9]|9[78].9[1-9]|.{5}000)/.test(value.replaceAll(' ', '')),
      },
    ],
  },
  { validator: frSiren, name: 'stdnum fr.siren', says: (value) => says('FR', 'siren', value) },
  {
    validator: frSiret,
    name: 'stdnum fr.siret, and fr.siren of its first nine digits',
    says: (value) => says('FR', 'siret', value) && says('FR', 'siren', digits(value).slice(0, 9)),
  },
  { validator: frTva, name: 'stdnum fr.tva', says: (value) => says('FR', 'tva', value) },
  { validator: frSpi, name: 'stdnum fr.nif', says: (value) => says('FR', 'nif', value) },
  {
    validator: frSpi,
    name: 'validator isTaxID fr-FR',
    says: (value) => validator.isTaxID(value.replaceAll(' ', ''), 'fr-FR'),
  },
  {
    validator: gbNino,
    name: 'stdnum gb.nino',
    says: (value) => says('GB', 'nino', value),
    except: [
      {
        reason: 'A letter A to D always ends it (HMRC, NIM39110); stdnum does without.',
        when: (value) => /\d$/.test(value),
      },
    ],
  },
  { validator: gbUtr, name: 'stdnum gb.utr', says: (value) => says('GB', 'utr', value) },
  {
    validator: gbVat,
    name: 'stdnum gb.vat',
    says: (value) => says('GB', 'vat', value),
    except: [
      {
        reason:
          'It knows no gaps: 01-09 serve other schemes, 9490001-9700000 and from 9990001 are none (HMRC).',
        when: (value) => /^(?:GB ?)?(?:0[1-9]|9)/.test(value),
      },
      {
        reason: 'It also takes sum and check digits that are 55 by 97; 97-55 makes them -55 (HMRC).',
        when: (value) => vatRest(value) === 55,
      },
      {
        reason: 'Check digits end at 96 (HMRC).',
        when: (value) => /^(?:GB ?)?\d{3} ?\d{4} ?9[7-9]/.test(value),
      },
    ],
  },
  {
    validator: iePps,
    name: 'stdnum ie.pps',
    says: (value) => says('IE', 'pps', value),
    except: [
      {
        reason: 'It knows A and H only; B is given out since 2024, and the EU TIN sheet allows A to I.',
        when: (value) => /[B-GI]$/.test(value.slice(8)),
      },
    ],
  },
  {
    validator: iePps,
    name: 'validator isTaxID en-IE',
    says: (value) => validator.isTaxID(value, 'en-IE'),
    except: [
      { reason: 'It does not know the old T and X.', when: (value) => /[TX]$/.test(value.slice(8)) },
      CAPITALS,
    ],
  },
  {
    validator: ieVat,
    name: 'stdnum ie.vat',
    says: (value) => says('IE', 'vat', value),
    except: [
      {
        reason: 'It takes any second letter; VIES has A to I (and W).',
        when: (value) => /[A-Z][J-VX-Z]$/.test(value),
      },
      {
        reason: 'A letter at the second place is of the old form, which has no second letter (Revenue).',
        when: (value) => /^(?:IE)?\d[A-Z+*].*[A-Z]{2}$/.test(value),
      },
    ],
  },
];

/** The numbers of tax offices before the merger of 2021 (BMF). */
const AT_OFFICES = /^(?:0[346-9]|1[02568]|2[239]|3[38]|4[16]|5[1-479]|6[15789]|7[12]|8[1-4]|9[01378])/;

function repeatsWrongly(ten: string): boolean {
  return new Set(ten).size === 10 || /(\d)\1\1|(\d)(?:\d*\2){3}/.test(ten);
}

function digits(value: string): string {
  return value.replace(/\D/g, '');
}

function says(country: string, name: string, value: string): boolean {
  return stdnum[country]?.[name]?.validate(value).isValid === true;
}

/** Seven digits by 8 … 2 and the check digits, by 97. */
function vatRest(value: string): number {
  const number = digits(value);
  return (Number(number.slice(7, 9)) + sumOf(number, [8, 7, 6, 5, 4, 3, 2])) % 97;
}
