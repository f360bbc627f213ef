import { isValidBBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { stdnum } from 'stdnum';
import validator from 'validator';
import { aba } from '../../../packages/engine/src/validators/aba.ts';
import { beBban } from '../../../packages/engine/src/validators/beBban.ts';
import { bic } from '../../../packages/engine/src/validators/bic.ts';
import { czAccount } from '../../../packages/engine/src/validators/czAccount.ts';
import { eeBban } from '../../../packages/engine/src/validators/eeBban.ts';
import { esCcc } from '../../../packages/engine/src/validators/esCcc.ts';
import { frRib } from '../../../packages/engine/src/validators/frRib.ts';
import { hrBban } from '../../../packages/engine/src/validators/hrBban.ts';
import { huGiro } from '../../../packages/engine/src/validators/huGiro.ts';
import { iban } from '../../../packages/engine/src/validators/iban.ts';
import { noKontonr } from '../../../packages/engine/src/validators/noKontonr.ts';
import { plNrb } from '../../../packages/engine/src/validators/plNrb.ts';
import { ptNib } from '../../../packages/engine/src/validators/ptNib.ts';
import { rsAccount } from '../../../packages/engine/src/validators/rsAccount.ts';
import { siAccount } from '../../../packages/engine/src/validators/siAccount.ts';
import { CAPITALS, type Exception, type Judge, sumOf } from '../judge.ts';

const bare = (value: string) => value.replace(/[ .-]/g, '');

/** A national account judged by ibantools' check of that country's BBAN. */
const bban = (of: Judge['validator'], country: string, except: Judge['except'] = []): Judge => ({
  validator: of,
  name: `ibantools ${country}`,
  says: (value) => isValidBBAN(bare(value), country),
  except,
});

/** Where prefix and number stand in the Czech BBAN. */
const CZ_PARTS = [
  [4, 10],
  [10, 20],
] as const;

/** Returns whether the digits before a last 1, by the weights … 10 5 8 4 2, have the rest 1 by 11. */
function isBodyOfRestOne(part: string): boolean {
  const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2].slice(-(part.length - 1));
  return part.endsWith('1') && sumOf(part, weights) % 11 === 1;
}

function czBban(value: string): string {
  const [account = '', bank = ''] = value.split('/');
  const [number = '', prefix = ''] = account.split('-').reverse();
  return bank + prefix.padStart(6, '0') + number.padStart(10, '0');
}

const CHECK_RANGE: Exception = {
  reason: 'check digits are 02 to 98 (ISO 7064 MOD 97-10); ibantools also takes 00, 01 and 99',
  when: (value) => /(?:0[01]|99)$/.test(value),
};

const NO_BANK_0: Exception = {
  reason: 'no bank of the country has a code that begins so (its central bank); ibantools takes any',
  when: (value) => /^0/.test(value),
};

const NATIONAL: Exception = {
  reason:
    'these have check digits in the account, Italy and San Marino a letter (SWIFT registry); no judge knows them',
  when: (value) => /^(?:AL|FI|IT|MR|SM|TL|TN)/i.test(value),
};

const IBAN_LETTERS: Exception = {
  reason:
    'a bank has four letters, two in Georgia, and a reserve a digit (SWIFT registry); the judge takes others',
  when: (value) => /^(?:GE|IE|PK|PS|TR|VG)/i.test(value),
};

export const banking: readonly Judge[] = [
  {
    validator: iban,
    name: 'ibantools isValidIBAN',
    says: (value) => isValidIBAN(value),
    except: [NATIONAL, IBAN_LETTERS, CAPITALS],
  },
  {
    validator: iban,
    name: 'validator isIBAN',
    says: (value) => validator.isIBAN(value),
    except: [
      {
        reason: 'countries of the SWIFT registry (release 100) that validator 13 does not list',
        when: (value) => /^(BI|DJ|FK|HN|LY|MN|NI|OM|RU|SD|SO|ST|YE)/i.test(value),
      },
      {
        reason:
          'it knows neither national check digits nor all layouts; ibantools, which does, refuses these',
        when: (value) => validator.isIBAN(value) && !isValidIBAN(value),
      },
      NATIONAL,
      IBAN_LETTERS,
    ],
  },
  { validator: bic, name: 'ibantools isValidBIC', says: (value) => isValidBIC(value) },
  { validator: bic, name: 'validator isBIC', says: (value) => validator.isBIC(value) },
  { validator: aba, name: 'validator isAbaRouting', says: (value) => validator.isAbaRouting(value) },
  {
    validator: noKontonr,
    name: 'stdnum no.kontonr',
    says: (value) => stdnum.NO?.kontonr?.validate(value).isValid === true,
  },
  bban(noKontonr, 'NO'),
  bban(beBban, 'BE'),
  {
    validator: czAccount,
    name: 'ibantools CZ',
    says: (value) => isValidBBAN(czBban(value), 'CZ'),
    except: [
      { reason: 'ČNB lists no bank 0000', when: (value) => value.endsWith('/0000') },
      {
        reason: 'ČNB decree 169/2011 gives a body with the rest 1 no check digit; ibantools gives it 1',
        when: (value) => CZ_PARTS.some(([from, to]) => isBodyOfRestOne(czBban(value).slice(from, to))),
      },
    ],
  },
  bban(eeBban, 'EE'),
  bban(esCcc, 'ES'),
  bban(frRib, 'FR'),
  bban(hrBban, 'HR', [NO_BANK_0]),
  {
    ...bban(huGiro, 'HU', [
      NO_BANK_0,
      {
        reason: 'an account has 16 or 24 digits (MNB decree 35/2017); here zeros are put behind any',
        when: (value) => ![16, 24].includes(bare(value).length),
      },
    ]),
    says: (value) => isValidBBAN(bare(value).padEnd(24, '0'), 'HU'),
  },
  {
    ...bban(plNrb, 'PL'),
    name: 'ibantools isValidIBAN PL',
    says: (value) => isValidIBAN(`PL${bare(value)}`),
  },
  bban(ptNib, 'PT', [CHECK_RANGE]),
  bban(rsAccount, 'RS', [CHECK_RANGE, NO_BANK_0]),
  bban(siAccount, 'SI', [NO_BANK_0]),
];
