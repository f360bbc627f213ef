import { dniLetter } from '../checksum/dniLetter.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { esNie } from './esNie.ts';

/**
 * DNI of Spaniards: eight digits, leading zeros kept, and the control letter of their remainder by 23.
 * The NIE of foreigners (X, Y or Z and seven digits) is accepted as well, as both are asked for in the
 * same place. Source: Real Decreto 1553/2005 (DNI); Ministerio del Interior, "Cálculo del dígito de
 * control del NIF/NIE". No number is excluded in it, so 00000000T is taken, as the AEAT's check does.
 */
export const esDni: Validator<unknown> = {
  id: 'esDni',
  label: 'DNI / NIE (Spain)',
  valid(value) {
    if (!/^(?:\d{8}|\d{2}\.\d{3}\.\d{3})[ -]?[A-Z]$/i.test(value)) return esNie.valid(value);
    const dni = bare(value).toUpperCase();
    return dni.endsWith(dniLetter(dni.slice(0, 8)));
  },
  make(random) {
    const number = String(random.int(10_000_000, 79_999_999));
    return number + dniLetter(number);
  },
};
