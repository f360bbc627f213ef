import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * RG of São Paulo: eight digits and a check character; weights 2…9 from the left, modulo 11, 10 is X. Source:
 * SSP-SP, Instituto de Identificação Ricardo Gumbleton Daunt. Other states number otherwise, most without a check;
 * since 2022 the national card shows the CPF instead (Decreto 10.977/2022).
 */
export const brRg = standard({
  id: 'brRg',
  label: 'RG (São Paulo, Brazil)',
  written: '##.###.###-[0-9X]',
  mend: (number) => number.slice(0, 8) + check(number.slice(0, 8)),
  rules: { series: part([0, 8], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(0, 8) },
  make(random) {
    const body = random.int(10, 59) + random.digits(6);
    return `${body.slice(0, 2)}.${body.slice(2, 5)}.${body.slice(5)}-${check(body)}`;
  },
});

function check(body: string): string {
  return '0X987654321'.charAt(weighted(body, [2, 3, 4, 5, 6, 7, 8, 9]) % 11);
}
