import type { Definition } from './document.ts';

/** The root of a message and its type in each version, the default version first. */
export interface Versions {
  readonly key: string;
  readonly root: string;
  readonly types: Readonly<Record<string, string>>;
  /** The versions, the default one first. */
  readonly versions: readonly string[];
}

function versions(key: string, root: string, type: string, list: readonly string[]): Versions {
  return {
    key,
    root,
    versions: list,
    types: Object.fromEntries(list.map((each) => [each, `${type}V${each}`])),
  };
}

export const PAIN001 = versions('pain.001', 'CstmrCdtTrfInitn', 'CustomerCreditTransferInitiation', [
  '09',
  '03',
  '11',
]);
export const PAIN008 = versions('pain.008', 'CstmrDrctDbtInitn', 'CustomerDirectDebitInitiation', [
  '08',
  '02',
]);
export const PAIN002 = versions('pain.002', 'CstmrPmtStsRpt', 'CustomerPaymentStatusReport', ['10', '03']);
export const PACS008 = versions('pacs.008', 'FIToFICstmrCdtTrf', 'FIToFICustomerCreditTransfer', ['08']);
export const PACS002 = versions('pacs.002', 'FIToFIPmtStsRpt', 'FIToFIPaymentStatusReport', ['10']);
export const PACS004 = versions('pacs.004', 'PmtRtr', 'PaymentReturn', ['09']);
export const CAMT052 = versions('camt.052', 'BkToCstmrAcctRpt', 'BankToCustomerAccountReport', ['08', '02']);
export const CAMT053 = versions('camt.053', 'BkToCstmrStmt', 'BankToCustomerStatement', ['08', '02']);
export const CAMT054 = versions(
  'camt.054',
  'BkToCstmrDbtCdtNtfctn',
  'BankToCustomerDebitCreditNotification',
  ['08', '02'],
);

/** Returns the definition of a version. */
export function definitionOf(
  { key, root, types, versions: [usual = ''] }: Versions,
  version: string | null,
): Definition {
  const chosen = version ?? usual;
  return { id: `${key}.001.${chosen}`, root, type: types[chosen] as string };
}
