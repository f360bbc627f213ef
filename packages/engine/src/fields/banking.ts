import { list } from '../kernel/text.ts';
import type { Field } from '../model.ts';
import { loan } from './loan.ts';

const group = 'banking';

/** The person's bank account: bank, codes, account and IBAN belong together. */
export const banking: Readonly<Record<string, Field>> = {
  bank: {
    label: 'Bank',
    group,
    default: true,
    synonyms: list('bank_name'),
    picture: '{bank.bank}',
  },
  account: {
    label: 'Account number',
    group,
    default: true,
    synonyms: list(`bank_account account_no acc_number account_nr account_id acct
      acct_number acct_no bank_account_number bank_account_no bank_acct`),
  },
  iban: {
    label: 'IBAN',
    group,
    default: true,
    synonyms: list('international_bank_account_number iban_number iban_code'),
  },
  ...loan,
  bankcode: {
    label: 'Bank code',
    group,
    synonyms: list(
      `national_bank_code bank_identifier bank_id bank_identification_code bank_sort_code bank_no`,
    ),
  },
  branch: {
    label: 'Branch code',
    group,
    synonyms: list('bank_branch branch_number branch_id bank_branch_code branch_no'),
  },
  routing: {
    label: 'Routing number',
    group,
    synonyms: list(`aba aba_number rtn routing_code routing_no routing_transit_number bank_routing_number`),
  },
  sortcode: { label: 'Sort code', group, synonyms: list('sortcode_number sorting_code') },
  bsb: { label: 'BSB', group, synonyms: list('bsb_code bsb_number bank_state_branch bsb_no') },
  ifsc: { label: 'IFSC', group, synonyms: list('ifsc_code ifsc_number ifs_code') },
  clabe: { label: 'CLABE', group, synonyms: list('clabe_number clabe_account') },
  cbu: { label: 'CBU', group, synonyms: list('cbu_number') },
  cci: { label: 'CCI', group, synonyms: list('cci_number') },
  rib: { label: 'RIB', group, synonyms: list('rib_number') },
  nib: { label: 'NIB', group, synonyms: list('nib_number') },
  transit: { label: 'Transit number', group, synonyms: list('transit_no') },
  institution: { label: 'Institution number', group },
  swift: {
    label: 'SWIFT / BIC',
    group,
    default: true,
    synonyms: list(`bic swift_code bic_code swift_number swift_bic_code bic_swift
      bank_identifier_code bic_number swift_id`),
    picture: '{bank.bic}',
    domestic: true,
  },
};
