import { weighted } from '../checksum/weighted.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * My Number (individual number): eleven digits and a check digit, weights 6-5-4-3-2-7-6-5-4-3-2; 0 where the
 * sum modulo 11 is 0 or 1, otherwise 11 minus it. Printed in groups of four. Source: Ordinance of the Ministry
 * of Internal Affairs No. 85 of 2014, article 5. Twelve equal digits are refused.
 */
export const jpMyNumber = standard({
  id: 'jpMyNumber',
  label: 'My Number (Japan)',
  written: '#### #### ####',
  separators: '-',
  mend: (number) => number.slice(0, 11) + check(number.slice(0, 11)),
  rules: { series: (number) => reasonIf(/^(\d)\1+$/.test(number), 'twelve equal digits are never issued') },
  wrong: { series: zeros(0, 12) },
  make(random) {
    const body = random.int(1, 9) + random.digits(10);
    const made = body + check(body);
    return `${made.slice(0, 4)} ${made.slice(4, 8)} ${made.slice(8)}`;
  },
});

function check(body: string): string {
  const rest = weighted(body, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return String(rest <= 1 ? 0 : 11 - rest);
}
