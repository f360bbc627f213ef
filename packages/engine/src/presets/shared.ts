import { CARD } from '../data/schemes/cards.ts';
import { CREDIT_TRANSFER, WALLET } from '../data/schemes/general.ts';
import type { Country, Preset } from '../model.ts';
import { SEPA_PRESETS } from './sepa.ts';

/** A payment from one wallet to another. */
const WALLET_ROWS: Preset['rows'] = [
  ['Sender', 'name'],
  ['Sender wallet', 'wallet'],
  ['Receiver', 'payee.name'],
  ['Receiver wallet', 'payee.wallet'],
  ['Amount', 'amount'],
  ['Currency', 'currency'],
  ['Transaction ID', 'walletreceipt|txn'],
  ['Date', 'date'],
];

/**
 * The scenarios, each declared once. A row names a field, or several to take the first that exists of
 * (`iban|account`); `payee.`, `company.` and `product.` name other parties; a row that ends in `?` is
 * left out where the country has no such field; `currency:EUR` is a field that countries of that currency have;
 * a row without a label has the country's own (KRA PIN, CNIC, PIN code).
 * A country offers the presets whose other rows it has.
 */
export const PRESETS: readonly Preset[] = [
  {
    key: 'kyc',
    name: 'KYC identity check',
    rows: [
      ['Full name', 'name'],
      ['Name in native script', 'native?'],
      ['Sex', 'sex'],
      ['Date of birth', 'dob'],
      ['', 'id'],
      ['Passport number', 'passport'],
      ['Passport MRZ', 'mrz'],
      ['', 'tax'],
      ['Address', 'address'],
      ['City', 'city'],
      ['', 'postcode?'],
      ['Mobile phone', 'phone'],
      ['E-mail', 'email'],
      ['Employer', 'employer'],
      ['Monthly income', 'income'],
    ],
  },
  {
    key: 'onboarding',
    name: 'Customer onboarding',
    rows: [
      ['Full name', 'name'],
      ['Date of birth', 'dob'],
      ['Mobile phone', 'phone'],
      ['E-mail', 'email'],
      ['User name', 'username'],
      ['Street', 'street'],
      ['City', 'city'],
      ['', 'region'],
      ['', 'postcode?'],
      ['', 'id'],
      ['Account', 'iban|account'],
      ['IP address', 'ip'],
      ['User agent', 'useragent'],
    ],
  },
  {
    key: 'transfer',
    scheme: CREDIT_TRANSFER,
    name: 'Bank transfer',
    rows: [
      ['Payer', 'name'],
      ['Payer bank', 'bank'],
      ['Payer account', 'iban|account'],
      ['Payer BIC', 'swift'],
      ['Payee', 'payee.name'],
      ['Payee bank', 'payee.bank'],
      ['Payee account', 'payee.iban|payee.account'],
      ['Payee BIC', 'payee.swift'],
      ['Amount', 'amount'],
      ['Currency', 'currency'],
      ['Reference', 'reference'],
      ['Date', 'date'],
      ['Transaction ID', 'txn'],
    ],
  },
  {
    key: 'card-payment',
    scheme: CARD,
    daily: true,
    name: 'Card payment',
    rows: [
      ['Cardholder', 'name'],
      ['Card number', 'card'],
      ['Card brand', 'brand'],
      ['Expiry', 'expiry'],
      ['CVV', 'cvv'],
      ['Merchant', 'merchant'],
      ['Amount', 'amount'],
      ['Currency', 'currency'],
      ['Date', 'date'],
      ['Transaction ID', 'txn'],
      ['IP address', 'ip'],
      ['Billing address', 'address'],
    ],
  },
  {
    key: 'payroll',
    works: true,
    name: 'Payroll entry',
    rows: [
      ['Employer', 'employer'],
      ['Employee', 'name'],
      ['', 'id'],
      ['', 'tax'],
      ['Job title', 'job'],
      ['Monthly income', 'income'],
      ['Currency', 'currency'],
      ['Employee bank', 'bank'],
      ['Employee account', 'iban|account'],
      ['', 'payday'],
      ['Transaction ID', 'txn'],
    ],
  },
  {
    key: 'invoice',
    name: 'Invoice',
    rows: [
      ['Seller', 'company.name'],
      ['Seller registration', 'company.registration'],
      ['Seller tax number', 'company.vat|company.tax|company.registration'],
      ['Seller address', 'company.address'],
      ['Seller account', 'company.iban|company.account'],
      ['Seller BIC', 'company.swift'],
      ['Buyer', 'name'],
      ['Buyer address', 'address'],
      ['Item', 'product.name'],
      ['Item EAN', 'product.ean'],
      ['Unit price', 'product.price'],
      ['Currency', 'currency'],
      ['Invoice date', 'date'],
      ['Payment reference', 'reference'],
    ],
  },
  {
    key: 'loan',
    works: true,
    name: 'Loan application',
    rows: [
      ['Applicant', 'name'],
      ['Date of birth', 'dob'],
      ['', 'id'],
      ['', 'tax'],
      ['Address', 'address'],
      ['Mobile phone', 'phone'],
      ['Employer', 'employer'],
      ['Job title', 'job'],
      ['Monthly income', 'income'],
      ['Loan amount', 'loanamount'],
      ['Loan term in months', 'loanterm'],
      ['Loan purpose', 'loanpurpose'],
      ['Currency', 'currency'],
      ['Payout bank', 'bank'],
      ['Payout account', 'iban|account'],
    ],
  },
  ...SEPA_PRESETS,
  {
    key: 'mobile-money',
    scheme: WALLET,
    daily: true,
    name: 'Mobile money payment',
    offered: callsItMobileMoney,
    rows: WALLET_ROWS,
  },
  {
    key: 'wallet-payment',
    scheme: WALLET,
    daily: true,
    name: 'Mobile wallet payment',
    offered: (country) => !callsItMobileMoney(country),
    rows: WALLET_ROWS,
  },
];

/** Most of Africa and Asia does. */
function callsItMobileMoney({ group, facts: { mobileMoney } }: Country): boolean {
  return mobileMoney ?? (group === 'Africa' || group === 'Asia');
}
