import { putInt, putTwo } from '../kernel/bytes.ts';
import { list } from '../kernel/text.ts';
import type { Field } from '../model.ts';
import { wallet } from './wallet.ts';

const group = 'payment';

/** The person's payment card: brand, number and CVV belong together. */
export const payment: Readonly<Record<string, Field>> = {
  card: {
    label: 'Card number',
    group,
    from: 18,
    synonyms: list(`credit_card debit_card payment_card cc_number credit_card_number
      debit_card_number credit_card_no bank_card bank_card_number
      primary_account_number visa mastercard amex
      test_card cc`),
    make: (_, p) => p.cardNumber,
  },
  brand: {
    label: 'Card brand',
    group,
    from: 18,
    synonyms: list('card_type card_network card_issuer card_scheme'),
    make: (_, { brand }) => brand.label,
  },
  cvv: {
    label: 'CVV',
    group,
    from: 18,
    held: ({ brand }) => brand.cvv > 0,
    synonyms:
      list(`cvc cvv2 security_code card_security_code card_cvv card_cvc cvv_number cvv_code cvc_code cvc2 cvn
      card_verification_value card_verification_code`),
    write: (out, at, random, { brand: { cvv } }) => putInt(out, at, random.below(10 ** cvv), cvv),
  },
  expiry: {
    label: 'Card expiry',
    group,
    from: 18,
    synonyms: list(`expiry_date expiration expiration_date exp_date expiration_month card_expiration
      card_expiry_date card_expiration_date valid_thru expires exp`),
    write(out, at, random, { asOf }) {
      const to = putTwo(out, at, 1 + random.below(12));
      out.bytes[to] = 47;
      return putTwo(out, to + 1, ((asOf.year + 1) % 100) + random.below(4));
    },
  },
  wallet,
};
