import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * EIK (BULSTAT), the number of a company: eight digits and a check digit, weights 1 to 8 modulo 11;
 * remainder 10 asks for the weights 3 to 10, and 10 again becomes 0. A branch adds three digits and a check
 * digit over the last four: weights 2-7-3-5, then 4-9-5-7. Source: BULSTAT Register Act; Registry Agency,
 * "Structure" (bulstat.registryagency.bg).
 */
export const bgEikDeclared = {
  id: 'bgEik',
  label: 'EIK (Bulgaria)',
  written: ['#########', '#############'],
  mend(number) {
    const company = companyOf(number.slice(0, 8));
    if (number.length === 9) return company;
    const branch = company + number.slice(9, 12);
    return branch + check(branch.slice(8), [2, 7, 3, 5], [4, 9, 5, 7]);
  },
  rules: { series: part([0, 8], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(0, 8) },
  reads: (number) => ({ type: number.length === 9 ? 'company' : 'branch' }),
  make: (random) => companyOf(`20${random.digits(6)}`),
} satisfies Standard<unknown>;

export const bgEik = standard(bgEikDeclared);

function companyOf(body: string): string {
  return body + check(body, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]);
}

function check(body: string, weights: readonly number[], second: readonly number[]): string {
  const rest = weighted(body, weights) % 11;
  return String(rest === 10 ? (weighted(body, second) % 11) % 10 : rest);
}
