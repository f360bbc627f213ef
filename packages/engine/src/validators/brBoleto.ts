import { luhnDigit } from '../checksum/luhn.ts';
import { rightWeighted } from '../checksum/rightWeighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Boleto, typed line: three fields with a Luhn digit each (bank, currency 9 and 25 free digits), the barcode's
 * check digit, due-date factor (4) and amount (10). The check digit is modulus 11 over the barcode's other 43
 * digits, weights 2 to 9 from the right, with 1 for 0, 10 and 11. Source: FEBRABAN, "Especificações técnicas para
 * confecção de boleto"; BCB circular 2.926. Utility bills (48 digits, from 8) are another document. `code` is the bank.
 */
export const brBoleto = standard<{ readonly code?: string | undefined } | undefined>({
  id: 'brBoleto',
  label: 'Boleto (Brazil)',
  written: '#####.##### #####.###### #####.###### # ##############',
  mend(number) {
    const [one, two, three] = [number.slice(0, 9), number.slice(10, 20), number.slice(21, 31)];
    const due = number.slice(33);
    const fields = [one, two, three].map((field) => field + luhnDigit(field)).join('');
    return fields + barcodeDigit(one, two, three, due) + due;
  },
  rules: {
    bank: part([0, 3], /[1-9]/, 'bank is 000, should be 001 to 999'),
    currency: part([3, 4], /9/, 'currency is #, should be 9 for the real'),
  },
  wrong: { bank: zeros(0, 3) },
  reads: (number) => ({ bank: number.slice(0, 3), amount: amountOf(number.slice(37)) }),
  make(random, who) {
    const one = `${who?.code ?? random.pick(BANKS)}9${random.digits(5)}`;
    const two = random.digits(10);
    const three = random.digits(10);
    // The factor counts days from 22 February 2025, which is 1000 again.
    const due = random.int(1200, 1600) + String(random.int(1000, 999999)).padStart(10, '0');
    return `${printed(one)} ${printed(two)} ${printed(three)} ${barcodeDigit(one, two, three, due)} ${due}`;
  },
});

/** The last ten digits are cents; zeros leave the amount open. */
function amountOf(cents: string): string | undefined {
  return /[1-9]/.test(cents) ? `${Number(cents.slice(0, 8))}.${cents.slice(8)}` : undefined;
}

function printed(field: string): string {
  return `${field.slice(0, 5)}.${field.slice(5)}${luhnDigit(field)}`;
}

/** Banco do Brasil, Bradesco, Itaú, Santander, Caixa, Sicredi, Inter. */
const BANKS = ['001', '237', '341', '033', '104', '748', '077'];

/** In the barcode the due date and amount come before the free digits. */
function barcodeDigit(one: string, two: string, three: string, due: string): string {
  const free =
    rightWeighted(three, WEIGHTS) +
    rightWeighted(two, WEIGHTS, 10) +
    rightWeighted(one.slice(4), WEIGHTS, 20);
  const sum = free + rightWeighted(due, WEIGHTS, 25) + rightWeighted(one.slice(0, 4), WEIGHTS, 39);
  const digit = 11 - (sum % 11);
  return String(digit > 9 ? 1 : digit);
}

const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9];
