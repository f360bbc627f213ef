import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * RUT: registry office 01-22, six digits, 001, check digit; weights 4-3-2-9-8-7-6-5-4-3-2, modulo 11. Bodies whose
 * check would be 10 are never issued. Source: DGI, Registro Único Tributario; OECD TIN sheet Uruguay. Numbers
 * beginning with 22 have been issued since 2022.
 */
export const uyRut = standard({
  id: 'uyRut',
  label: 'RUT (Uruguay)',
  written: ['############', '##-######-###-#'],
  prefix: 'UY',
  form: /^(?:UY ?)?\d\d[- ]?\d{6}[- ]?\d{3}[- ]?\d$/i,
  mend(number) {
    const digit = check(number.slice(0, 11));
    return digit < 10 ? number.slice(0, 11) + digit : undefined;
  },
  rules: {
    prefix: part([0, 2], /0[1-9]|1\d|2[0-2]/, 'registry office is #, should be 01 to 22'),
    series: part([2, 8], /[1-9]/, 'serial is #, should be 000001 to 999999'),
    suffix: part([8, 11], /001/, 'digits 9 to 11 are #, should be 001'),
  },
  wrong: { series: (number, random) => `${random.int(10, 22)}000000${number.slice(8)}` },
  make(random) {
    let serial = random.int(1, 999_999);
    let body = '';
    do body = `21${String((serial++ % 999_999) + 1).padStart(6, '0')}001`;
    while (check(body) === 10);
    return body + check(body);
  },
});

function check(body: string): number {
  return (11 - (weighted(body, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
