import { dniLetter } from '../checksum/dniLetter.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIE of foreigners in Spain: X (until July 2008), Y or Z, seven digits, control letter: that of the
 * DNI with 0, 1 or 2 in place of the first letter. Source: Real Decreto 557/2011, article 206; Orden
 * INT/2058/2008; Ministerio del Interior, "Cálculo del dígito de control del NIF/NIE".
 */
export const esNie = standard({
  id: 'esNie',
  label: 'NIE (Spain)',
  written: '@#######@',
  form: /^[A-Z][ -]?\d{7}[ -]?[A-Z]$/i,
  mend: (nie) => nie.slice(0, 8) + nieLetter(nie.slice(0, 8)),
  rules: { prefix: part([0, 1], /[XYZ]/, 'first letter is #, should be X, Y or Z') },
  make(random) {
    const body = random.pick('XYYZ') + random.digits(7);
    return body + nieLetter(body);
  },
});

/** The control letter of X, Y or Z and seven digits. */
export function nieLetter(body: string): string {
  return dniLetter(Math.max(0, 'XYZ'.indexOf(body.charAt(0))) + body.slice(1));
}
