import { picture } from '../draw/picture.ts';
import { decode, Out } from '../kernel/bytes.ts';
import { DIGITS, LETTERS, type Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { OwnField, Persona } from '../model.ts';
import { TRANSACTION_ID } from './transaction.ts';
import { walletName } from './wallet.ts';

/**
 * Generates the number of a payment in the form of a wallet's receipts. The operators publish no rule, so the forms
 * are from general knowledge.
 */
type Receipt = (random: Random, p: Persona) => string;

/**
 * Returns a field for the number of a payment from the person's wallet; a wallet without a form of its own uses the
 * common one.
 */
export function walletReceipt(forms: Readonly<Record<string, Receipt>>): OwnField {
  return {
    label: 'Wallet receipt number',
    group: 'transaction',
    synonyms: list('wallet_receipt mobile_money_receipt wallet_transaction_id mobile_money_transaction_id'),
    make: (random, p) => (forms[walletName(p)] ?? PLAIN)(random, p),
  };
}

/**
 * M-Pesa and others on the same system: letters for the year and the month, a sign for the day, seven capitals and
 * digits, in Tanzania eight.
 */
export function datedReceipt(yearOfA: number, signs = 7): Receipt {
  return (random, p) => {
    const [year = 0, month = 0, day = 0] = p.read('date').split('-').map(Number);
    const head = LETTERS.charAt(year - yearOfA) + LETTERS.charAt(month - 1) + SIGNS.charAt(day);
    return head + random.chars(signs, SIGNS);
  };
}

/** Orange Money, Airtel Money, EcoCash, e-Mola: the kind of payment, its day and time, a letter and a number. */
export function stampedReceipt(kinds: string): Receipt {
  return (random, p) => {
    const day = p.read('date').slice(2).replaceAll('-', '');
    const time = `${random.int(10, 21)}${random.int(10, 59)}`;
    return `${random.pick(kinds.split(' '))}${day}.${time}.${random.pick('ABCDEFGHL')}${random.digits(5)}`;
  };
}

/** GCash, JazzCash and others: a number of digits. */
export function digitsReceipt(length: number): Receipt {
  return (random) => random.int(1, 9) + random.digits(length - 1);
}

/** MTN's consecutive numbers of eleven digits. */
export const momoReceipt: Receipt = (random) => random.int(20, 69) + random.digits(9);

const SIGNS = DIGITS + LETTERS;

const PLAIN: Receipt = (random, p) =>
  decode(scratch.bytes, 0, picture(TRANSACTION_ID)(scratch, 0, random, p));
const scratch = new Out();
