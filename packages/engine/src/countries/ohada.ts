import { sealRib } from '../checksum/rib.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { sealed } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import type { OwnField, Preset, Validator } from '../model.ts';
import { certified, pictured } from './declare.ts';

/** Facts about firms that the French-speaking states of OHADA share. */
export const FIRMS = {
  // Nobody heats there.
  trades: 'energy Énergie|Solaire|Groupes Électrogènes',
  sole: '({founder} {trade}|{trade} {founder}|Ets {founder} {trade}) {form}',
  era: 1960,
};

/** The account as a RIB of this picture, its key to be set right. */
export function ribAccount(rib: Validator<unknown>, pattern: string): OwnField {
  return certified(rib, 'Numéro de compte (RIB)', {
    synonyms: ["relevé d'identité bancaire", 'numéro de compte'],
    write: sealed(pattern, sealRib),
  });
}

/** Fields of payments and banks in countries with such accounts. */
export function ribFields(rib: Validator<unknown>): Readonly<Record<string, OwnField>> {
  return {
    reference: { picture: '(FACT|REF|CMD)-{year}-{00001-99999}' },
    wallet: networkWallet,
    rib: certified(rib, 'RIB', { make: (_, p) => p.read('account') }),
    bankcode: pictured('Code banque', '{bank.code}'),
    branch: {
      label: 'Code guichet',
      synonyms: ['guichet'],
      make: (_, p) => p.read('account').slice(6, 11),
    },
  };
}

/** Returns the preset of a transfer between such accounts; `name` is the clearing system. */
export function virement(name: string): Preset {
  return {
    key: 'virement',
    scheme: CREDIT_TRANSFER,
    interbank: true,
    name,
    rows: [
      ['Donneur d’ordre', 'name'],
      ['Banque', 'bank'],
      ['RIB du donneur d’ordre', 'account'],
      ['Bénéficiaire', 'payee.name'],
      ['Banque du bénéficiaire', 'payee.bank'],
      ['RIB du bénéficiaire', 'payee.account'],
      ['Montant', 'amount'],
      ['Devise', 'currency'],
      ['Référence', 'reference'],
      ['Date', 'date'],
    ],
  };
}
