import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CNPJ: eight characters of the company, four of the establishment (0001 the head office), two check digits;
 * weights 2-9 from the right, modulo 11, remainders 0 and 1 give 0. Since July 2026 the first twelve may be
 * letters, which count by their ASCII code less 48. Source: Receita Federal, Instrução Normativa RFB 2229/2024.
 * Fourteen zeros and an establishment 0000 are never issued. Generated numbers are numeric, as most still are.
 */
export const brCnpj = standard({
  id: 'brCnpj',
  label: 'CNPJ (Brazil)',
  written: '**.***.***/****-##',
  mend: (number) => number.slice(0, 12) + checks(number.slice(0, 12)),
  rules: { branch: part([8, 12], /[^0]/, 'establishment is 0000, should be 0001 for the head office') },
  wrong: { branch: zeros(8, 12) },
  make: (random) => cnpjOf(Number(`${random.int(10, 59)}${random.digits(6)}`)),
});

/** The printed CNPJ of the head office of a company's eight digits. */
export function cnpjOf(root: number): string {
  const body = `${String(root).padStart(8, '0')}0001`;
  return `${body.slice(0, 2)}.${body.slice(2, 5)}.${body.slice(5, 8)}/0001-${checks(body)}`;
}

function checks(body: string): string {
  const first = check(body);
  return first + check(body + first);
}

function check(text: string): string {
  let sum = 0;
  for (let i = text.length - 1, weight = 2; i >= 0; i--, weight = weight === 9 ? 2 : weight + 1) {
    sum += (text.charCodeAt(i) - 48) * weight;
  }
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
}
