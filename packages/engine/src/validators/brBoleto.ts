import { luhnDigit } from '../checksum/luhn.ts';
import { rightWeighted } from '../checksum/rightWeighted.ts';
import type { Validator } from '../model.ts';

/**
 * Boleto, typed line: three fields with a Luhn digit each (bank, currency 9 and 25 free digits), the barcode's
 * check digit, due-date factor (4) and amount (10). The check digit is modulus 11 over the barcode's other 43
 * digits, weights 2 to 9 from the right, with 1 for 0, 10 and 11. Source: FEBRABAN, "Especificações técnicas para
 * confecção de boleto"; BCB circular 2.926. Utility bills (48 digits, from 8) are another document. `code` is the bank.
 */
export const brBoleto: Validator<{ readonly code?: string | undefined } | undefined> = {
  id: 'brBoleto',
  label: 'Boleto (Brazil)',
  valid(value) {
    if (!/^\d{5}\.?\d{5} ?\d{5}\.?\d{6} ?\d{5}\.?\d{6} ?\d ?\d{14}$/.test(value)) return false;
    const line = value.replace(/[ .]/g, '');
    const [one, two, three] = [line.slice(0, 9), line.slice(10, 20), line.slice(21, 31)];
    return (
      /^(?!000)\d{3}9/.test(line) &&
      line[9] === luhnDigit(one) &&
      line[20] === luhnDigit(two) &&
      line[31] === luhnDigit(three) &&
      line[32] === barcodeDigit(one, two, three, line.slice(33))
    );
  },
  make(random, who) {
    const one = `${who?.code ?? random.pick(BANKS)}9${random.digits(5)}`;
    const two = random.digits(10);
    const three = random.digits(10);
    // The factor counts days from 22 February 2025, which is 1000 again.
    const due = random.int(1200, 1600) + String(random.int(1000, 999999)).padStart(10, '0');
    return `${printed(one)} ${printed(two)} ${printed(three)} ${barcodeDigit(one, two, three, due)} ${due}`;
  },
};

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
