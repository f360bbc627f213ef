import { stdnum } from 'stdnum';
import { bare } from '../../../packages/engine/src/kernel/text.ts';
import { adNrt } from '../../../packages/engine/src/validators/adNrt.ts';
import { cyTic } from '../../../packages/engine/src/validators/cyTic.ts';
import { liPeid } from '../../../packages/engine/src/validators/liPeid.ts';
import { mdIdno } from '../../../packages/engine/src/validators/mdIdno.ts';
import { mePib } from '../../../packages/engine/src/validators/mePib.ts';
import { mkEdb } from '../../../packages/engine/src/validators/mkEdb.ts';
import { mtVat } from '../../../packages/engine/src/validators/mtVat.ts';
import { smCoe } from '../../../packages/engine/src/validators/smCoe.ts';
import type { Judge } from '../judge.ts';

const says = (country: string, name: string) => (value: string) =>
  stdnum[country]?.[name]?.validate(value).isValid === true;

/** Cyprus, Malta, the smallest states, Moldova, Montenegro and North Macedonia. */
export const smallStates: readonly Judge[] = [
  {
    validator: cyTic,
    name: 'stdnum cy.vat',
    says: says('CY', 'vat'),
    except: [
      {
        reason:
          'first digits are 0 to 6 and 9 (Cyprus Tax Department, New TIN Format, 2023); stdnum takes all',
        when: (value) => /^(?:CY)?[78]/i.test(bare(value)),
      },
    ],
  },
  {
    validator: mtVat,
    name: 'stdnum mt.vat',
    says: says('MT', 'vat'),
    except: [
      {
        reason:
          'check digits are 01 to 37 (VIES algorithms, Malta); stdnum takes those that are 37 or 74 more',
        when: (value) => /(?:00|3[89]|[4-9]\d)$/.test(value),
      },
      {
        reason: 'no number begins with 0 (VIES algorithms, Malta)',
        when: (value) => /^(?:MT)?0/i.test(bare(value)),
      },
    ],
  },
  { validator: liPeid, name: 'stdnum li.peid', says: says('LI', 'peid') },
  {
    validator: smCoe,
    name: 'stdnum sm.coe',
    says: (value) => says('SM', 'coe')(bare(value).replace(/^SM/i, '')),
    except: [
      {
        reason: 'a number has five digits with the zeros in front (OECD); stdnum leaves out any zeros',
        when: (value) => /^0\d{5}$/.test(bare(value).replace(/^SM/i, '')),
      },
      {
        reason: 'which of the first hundred numbers were given out is no rule of the number',
        when: (value) => /^0*\d{1,2}$/.test(bare(value).replace(/^SM/i, '')),
      },
    ],
  },
  {
    validator: adNrt,
    name: 'stdnum ad.nrt',
    says: says('AD', 'nrt'),
    except: [
      {
        reason: 'companies have 700000 to 799999 (OECD, Andorra TIN sheet); stdnum refuses just these',
        when: (value) => /^[AL]/i.test(value),
      },
    ],
  },
  {
    validator: mdIdno,
    name: 'stdnum md.idno',
    says: says('MD', 'idno'),
    except: [
      {
        reason: 'firms have 1 (Government decision 272/2002); stdnum takes those of persons too',
        when: (value) => /^[02-9]/.test(value),
      },
    ],
  },
  {
    validator: mePib,
    name: 'stdnum me.pib',
    says: says('ME', 'pib'),
    except: [{ reason: 'zeros alone are the number of nobody', when: (value) => /^0{8}$/.test(bare(value)) }],
  },
  {
    validator: mkEdb,
    name: 'stdnum mk.edb',
    says: says('MK', 'edb'),
    except: [
      {
        reason: 'firms and traders have 4 or 5 (Public Revenue Office); stdnum takes any first digit',
        when: (value) => /^(?:MK|МК)?[0-36-9]/i.test(bare(value)),
      },
    ],
  },
];
