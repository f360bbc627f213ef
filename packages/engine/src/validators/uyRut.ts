import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * RUT: registry office 01-22, six digits, 001, check digit; weights 4-3-2-9-8-7-6-5-4-3-2, modulo 11.
 * Bodies whose check would be 10 are not given out. Source: DGI, Registro Único
 * Tributario; OECD TIN sheet Uruguay. Numbers beginning with 22 are given out since 2022.
 */
export const uyRut: Validator<unknown> = {
  id: 'uyRut',
  label: 'RUT (Uruguay)',
  valid(value) {
    if (!/^(?:UY ?)?(?:0[1-9]|1\d|2[0-2])[- ]?(?!0{6})\d{6}[- ]?001[- ]?\d$/i.test(value)) return false;
    const rut = bare(value).slice(-12);
    return Number(rut.slice(11)) === check(rut.slice(0, 11));
  },
  make(random) {
    let serial = random.int(1, 999_999);
    let body = '';
    do body = `21${String((serial++ % 999_999) + 1).padStart(6, '0')}001`;
    while (check(body) === 10);
    return body + check(body);
  },
};

function check(body: string): number {
  return (11 - (weighted(body, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
