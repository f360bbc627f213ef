import { dniLetter } from '../checksum/dniLetter.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * NIE of foreigners in Spain: X (until July 2008), Y or Z, seven digits, control letter: that of the
 * DNI with 0, 1 or 2 in place of the first letter. Source: Real Decreto 557/2011, article 206; Orden
 * INT/2058/2008; Ministerio del Interior, "Cálculo del dígito de control del NIF/NIE".
 */
export const esNie: Validator<unknown> = {
  id: 'esNie',
  label: 'NIE (Spain)',
  valid(value) {
    if (!/^[XYZ][ -]?\d{7}[ -]?[A-Z]$/i.test(value)) return false;
    const nie = bare(value).toUpperCase();
    return nie.endsWith(check(nie.slice(0, 8)));
  },
  make(random) {
    const body = random.pick('XYYZ') + random.digits(7);
    return body + check(body);
  },
};

function check(body: string): string {
  return dniLetter('XYZ'.indexOf(body.charAt(0)) + body.slice(1));
}
