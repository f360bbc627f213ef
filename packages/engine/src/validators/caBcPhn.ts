import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Personal Health Number of British Columbia: 9, eight digits, check digit; weights 2-4-8-5-10-9-7-3, modulo 11;
 * bodies whose check would be 10 are never issued. Source: BC Ministry of Health, Professional and Software
 * Conformance Standards, "PHN check digit routine".
 */
export const caBcPhn = standard({
  id: 'caBcPhn',
  label: 'Personal Health Number (British Columbia)',
  written: '#### ### ###',
  separators: '-',
  mend(number) {
    const digit = check(number.slice(1, 9));
    return digit === 10 ? undefined : number.slice(0, 9) + digit;
  },
  rules: {
    prefix: part([0, 1], /9/, 'begins with #, should begin with 9'),
    series: part([1, 9], /[1-9]/, 'the eight digits behind the 9 are zeros alone, should be 1 or more'),
  },
  wrong: { series: zeros(1, 9) },
  make(random) {
    let serial = random.int(0, 99_999_998);
    let body = '';
    do body = String((serial++ % 99_999_999) + 1).padStart(8, '0');
    while (check(body) === 10);
    return `9${body.slice(0, 3)} ${body.slice(3, 6)} ${body.slice(6)}${check(body)}`;
  },
});

function check(body: string): number {
  return (11 - (weighted(body, [2, 4, 8, 5, 10, 9, 7, 3]) % 11)) % 11;
}
