import { BILLERS } from '../data/sectors.ts';
import type { Country, Field, Preset } from '../model.ts';

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
  {
    key: 'sepa',
    name: 'SEPA credit transfer',
    rows: [
      ['Debtor', 'name'],
      ['Debtor IBAN', 'iban'],
      ['Debtor BIC', 'swift'],
      ['Creditor', 'payee.name'],
      ['Creditor IBAN', 'payee.iban'],
      ['Creditor BIC', 'payee.swift'],
      ['Amount', 'amount'],
      ['Currency', 'currency:EUR'],
      ['Creditor reference', 'reference'],
      ['End-to-end ID', 'txn'],
      ['Execution date', 'date'],
    ],
  },
  {
    key: 'direct-debit',
    sectors: BILLERS,
    name: 'SEPA direct debit',
    rows: [
      ['Creditor', 'company.name'],
      ['Creditor address', 'company.address'],
      ['Creditor identifier', 'company.creditorid'],
      ['Creditor IBAN', 'company.iban'],
      ['Debtor', 'name'],
      ['Debtor address', 'address'],
      ['Debtor IBAN', 'iban'],
      ['Debtor BIC', 'swift'],
      ['Amount', 'amount'],
      ['Currency', 'currency:EUR'],
      ['Mandate reference', 'mandate'],
      ['Collection date', 'date'],
    ],
  },
  {
    key: 'mobile-money',
    daily: true,
    name: 'Mobile money payment',
    offered: callsItMobileMoney,
    rows: WALLET_ROWS,
  },
  {
    key: 'wallet-payment',
    daily: true,
    name: 'Mobile wallet payment',
    offered: (country) => !callsItMobileMoney(country),
    rows: WALLET_ROWS,
  },
];

/** The presets a country offers, each row resolved to one field it has. */
export function presetsOf(country: Country): ReadonlyMap<string, Preset> {
  const offered = new Map<string, Preset>();
  for (const preset of [...PRESETS, ...(country.facts.presets ?? [])]) {
    if (preset.offered?.(country) === false) continue;
    if (preset.rows.some(([, names]) => !names.endsWith('?') && !fieldOf(country, names))) continue;
    const rows = preset.rows.flatMap(([label, names]) => {
      const field = fieldOf(country, names);
      return field ? [[label || (country.fields.get(field) as Field).label, field] as const] : [];
    });
    offered.set(preset.key, { ...preset, rows });
  }
  return offered;
}

/** The first field of a row that the country has. */
function fieldOf(country: Country, names: string): string | undefined {
  const found = names
    .replace('?', '')
    .split('|')
    .find((name) => has(country, name));
  return found?.split(':')[0];
}

/** Most of Africa and Asia does. */
function callsItMobileMoney({ group, facts: { mobileMoney } }: Country): boolean {
  return mobileMoney ?? (group === 'Africa' || group === 'Asia');
}

/** Whether the country has the field; `currency:EUR` asks for that currency too. */
function has(country: Country, name: string): boolean {
  const [path = '', currency = country.currency] = name.split(':');
  const [key = '', party] = path.split('.').reverse();
  const fields = party === 'company' || party === 'product' ? country[party] : country.fields;
  return currency === country.currency && fields.has(key);
}
