import { dniLetter } from '../checksum/dniLetter.ts';
import { standard } from '../standard/standard.ts';
import { nieLetter } from './esNie.ts';

/**
 * DNI of Spaniards: eight digits, leading zeros kept, and the control letter of their remainder by 23. The NIE of
 * foreigners (X, Y or Z and seven digits) is accepted as well, as both are asked for in the same place. Source:
 * Real Decreto 1553/2005 (DNI); Ministerio del Interior, "Cálculo del dígito de control del NIF/NIE". No number is
 * excluded in it, so 00000000T is accepted, as the AEAT's check does.
 */
export const esDni = standard({
  id: 'esDni',
  label: 'DNI / NIE (Spain)',
  written: ['########@', '[XYZ]#######@'],
  form: /^(?:\d{8}|\d{2}\.\d{3}\.\d{3}|[XYZ][ -]?\d{7})[ -]?[A-Z]$/i,
  mend: withDniLetter,
  reads: (dni) => ({ type: /^\d/.test(dni) ? 'citizen' : 'foreigner' }),
  make(random) {
    const number = String(random.int(10_000_000, 79_999_999));
    return number + dniLetter(number);
  },
});

/** A DNI or NIE with its control letter set right. */
export function withDniLetter(dni: string): string {
  const body = dni.slice(0, 8);
  return body + (/^\d/.test(body) ? dniLetter(body) : nieLetter(body));
}
